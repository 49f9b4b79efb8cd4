import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphQLContext } from '../context';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC: 2026-11-17T15:12:00.000Z. */
  DateTime: { input: string; output: string; }
};

export type Customer = {
  __typename?: 'Customer';
  abbrev: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
  created: Scalars['DateTime']['output'];
  dotNumber?: Maybe<Scalars['String']['output']>;
  /** Positive; 0 is kept for the synthetic entries 'Super Admin' and 'All Customers'. */
  id: Scalars['Int']['output'];
  longName: Scalars['String']['output'];
  retentionDurationDays: Scalars['Int']['output'];
  shortName: Scalars['String']['output'];
  totalActiveAssets: Scalars['Int']['output'];
  totalAssets: Scalars['Int']['output'];
  updated: Scalars['DateTime']['output'];
};

export type CustomerFeature = {
  __typename?: 'CustomerFeature';
  featureId: Scalars['Int']['output'];
  featureName: Scalars['String']['output'];
};

export type CustomerFeaturesInput = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
};

export type Me = {
  __typename?: 'Me';
  /** The customer of the first customer-bound role, if any. */
  customerId?: Maybe<Scalars['Int']['output']>;
  customerNames: Array<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** Vehicle groups the user belongs to, special ones included. */
  groups: Array<MyGroup>;
  id: Scalars['ID']['output'];
  isLoggedIn: Scalars['Boolean']['output'];
  /** Days until the password expires; null when it does not. */
  passwordExpirationDays?: Maybe<Scalars['Int']['output']>;
  /** Role names as the id token carries them, e.g. CUSTOMER_ADMIN_3. */
  roles: Array<Scalars['String']['output']>;
  /** Null: the viewer's browser decides. */
  timezone?: Maybe<TimeZoneChoice>;
};

export type MyGroup = {
  __typename?: 'MyGroup';
  customerId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** regular, allVins, noVins, tkCommandControl or noHelp. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** One page of a longer list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: Scalars['Int']['input'];
  /** Rows a page, 1 to 100 (an export may ask for up to 500). */
  pageSize: Scalars['Int']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** Customers in the caller's sight, by short name. */
  customers: Array<Customer>;
  /** Features of a customer; with customerId null those of the caller (the union over the customers in sight). */
  getCustomerFeatures: Array<CustomerFeature>;
  /** The signed-in user. */
  me: Me;
};


export type QueryCustomersArgs = {
  showDeactivated?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryGetCustomerFeaturesArgs = {
  input: CustomerFeaturesInput;
};

export type SortingInput = {
  sortAsc: Scalars['Boolean']['input'];
  /** A sort field of the list, e.g. unitId. An unknown or unsortable field answers BAD_USER_INPUT. */
  sortBy: Scalars['String']['input'];
};

export type TimeZoneChoice = {
  __typename?: 'TimeZoneChoice';
  country: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** IANA name, e.g. America/Chicago. */
  id: Scalars['String']['output'];
  /** Minutes east of UTC while daylight saving time is in force. */
  utcDaylightOffset: Scalars['Int']['output'];
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerFeature: ResolverTypeWrapper<CustomerFeature>;
  CustomerFeaturesInput: CustomerFeaturesInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Me: ResolverTypeWrapper<Me>;
  MyGroup: ResolverTypeWrapper<MyGroup>;
  PaginationInput: PaginationInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SortingInput: SortingInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TimeZoneChoice: ResolverTypeWrapper<TimeZoneChoice>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  Boolean: Scalars['Boolean']['output'];
  Customer: Customer;
  CustomerFeature: CustomerFeature;
  CustomerFeaturesInput: CustomerFeaturesInput;
  DateTime: Scalars['DateTime']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Me: Me;
  MyGroup: MyGroup;
  PaginationInput: PaginationInput;
  Query: Record<PropertyKey, never>;
  SortingInput: SortingInput;
  String: Scalars['String']['output'];
  TimeZoneChoice: TimeZoneChoice;
}>;

export type CustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = ResolversObject<{
  abbrev?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dotNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retentionDurationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalActiveAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type CustomerFeatureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerFeature'] = ResolversParentTypes['CustomerFeature']> = ResolversObject<{
  featureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = ResolversObject<{
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['MyGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordExpirationDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['TimeZoneChoice']>, ParentType, ContextType>;
}>;

export type MyGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MyGroup'] = ResolversParentTypes['MyGroup']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  customers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomersArgs, 'showDeactivated'>>;
  getCustomerFeatures?: Resolver<Array<ResolversTypes['CustomerFeature']>, ParentType, ContextType, RequireFields<QueryGetCustomerFeaturesArgs, 'input'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
}>;

export type TimeZoneChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimeZoneChoice'] = ResolversParentTypes['TimeZoneChoice']> = ResolversObject<{
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  utcDaylightOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type Resolvers<ContextType = GraphQLContext> = ResolversObject<{
  Customer?: CustomerResolvers<ContextType>;
  CustomerFeature?: CustomerFeatureResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Me?: MeResolvers<ContextType>;
  MyGroup?: MyGroupResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  TimeZoneChoice?: TimeZoneChoiceResolvers<ContextType>;
}>;

