// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../typedDocument';
export type CustomerFeaturesInput = {
  customerId?: number | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, isLoggedIn: boolean, roles: Array<string>, customerId: number | null, customerNames: Array<string>, passwordExpirationDays: number | null, timezone: { id: string, country: string, description: string, utcDaylightOffset: number } | null, groups: Array<{ id: string, name: string, kind: string, customerId: number }> } };

export type GetCustomerFeaturesQueryVariables = Exact<{
  input: CustomerFeaturesInput;
}>;


export type GetCustomerFeaturesQuery = { getCustomerFeatures: Array<{ featureId: number, featureName: string }> };

export type CustomersQueryVariables = Exact<{
  showDeactivated?: boolean | null | undefined;
}>;


export type CustomersQuery = { customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, totalAssets: number, totalActiveAssets: number }> };

export const MeDocument = /*#__PURE__*/ new TypedDocumentString<MeQuery, MeQueryVariables>(`query Me {
  me {
    id
    email
    isLoggedIn
    roles
    customerId
    customerNames
    timezone {
      id
      country
      description
      utcDaylightOffset
    }
    groups {
      id
      name
      kind
      customerId
    }
    passwordExpirationDays
  }
}`);
export const GetCustomerFeaturesDocument = /*#__PURE__*/ new TypedDocumentString<GetCustomerFeaturesQuery, GetCustomerFeaturesQueryVariables>(`query GetCustomerFeatures($input: CustomerFeaturesInput!) {
  getCustomerFeatures(input: $input) {
    featureId
    featureName
  }
}`);
export const CustomersDocument = /*#__PURE__*/ new TypedDocumentString<CustomersQuery, CustomersQueryVariables>(`query Customers($showDeactivated: Boolean) {
  customers(showDeactivated: $showDeactivated) {
    id
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    totalAssets
    totalActiveAssets
  }
}`);