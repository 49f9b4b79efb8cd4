// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type CreateDeveloperMessageInput = {
  message: DeveloperMessageInput;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
};

export type DeveloperMessageInput = {
  audience: MessageAudienceInput;
  /** Null: now. */
  from?: string | null | undefined;
  isDismissible: boolean;
  /** critical, warning or info. */
  severity: string;
  /** 1 to 2,000 characters of Markdown. Links lead to https and mailto addresses, and to paths of the portal. */
  text: string;
  /** Exclusive. Null: until it is withdrawn; then it has to be dismissible. */
  until?: string | null | undefined;
};

export type DeveloperMessagesInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: string | null | undefined;
  /** Messages that are limited to this customer. */
  customerId?: number | null | undefined;
  /** Only this message. */
  id?: string | null | undefined;
  /** 1 to 100. */
  limit: number;
  /** Messages that are limited to this role, such as CUSTOMER. */
  role?: string | null | undefined;
  /** A part of the text, in any case. */
  search?: string | null | undefined;
  /** critical, warning or info. Null: all. */
  severity?: string | null | undefined;
  /** scheduled, shown, ended or withdrawn. Null: all. */
  state?: string | null | undefined;
};

/** Users have to match all three lists in one of their roles; an empty one means everyone. */
export type MessageAudienceInput = {
  customerIds: Array<number>;
  /** Names of features, one of which is on for the user. */
  features: Array<string>;
  /** Kinds of roles, such as CUSTOMER. */
  roles: Array<string>;
};

/** Exactly one of `audience` and `dismissed`. */
export type MessageUsersInput = {
  /** The email address of the last user of the page before. */
  after?: string | null | undefined;
  audience?: MessageAudienceInput | null | undefined;
  /** Id of a message. */
  dismissed?: string | null | undefined;
  /** 1 to 100. */
  limit: number;
};

export type UpdateDeveloperMessageInput = {
  id: string;
  message: DeveloperMessageInput;
  /** Shows it again to users who have dismissed it. */
  showAgain: boolean;
  version: number;
};

export type MessagesForMeQueryVariables = Exact<{ [key: string]: never; }>;


export type MessagesForMeQuery = { messagesForMe: { nextChangeAt: string | null, messages: Array<{ id: string, severity: string, text: string, from: string, until: string | null, isDismissible: boolean }> } };

export type MessageCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageCustomersQuery = { messageCustomers: Array<{ id: number, name: string }> };

export type UpdateDeveloperMessageMutationVariables = Exact<{
  input: UpdateDeveloperMessageInput;
}>;


export type UpdateDeveloperMessageMutation = { updateDeveloperMessage: { id: string, version: number, severity: string, text: string, roles: Array<string>, features: Array<string>, from: string, until: string | null, isDismissible: boolean, state: string, dismissals: number, createdBy: string | null, createdById: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, withdrawnAt: string | null, customers: Array<{ id: number, name: string }> } };

export type MessageReachQueryVariables = Exact<{
  audience: MessageAudienceInput;
}>;


export type MessageReachQuery = { messageReach: { users: number, byRole: Array<{ role: string, users: number }> } };

export type DismissMessageMutationVariables = Exact<{
  id: string;
}>;


export type DismissMessageMutation = { dismissMessage: boolean };

export type CreateDeveloperMessageMutationVariables = Exact<{
  input: CreateDeveloperMessageInput;
}>;


export type CreateDeveloperMessageMutation = { createDeveloperMessage: { id: string, version: number, severity: string, text: string, roles: Array<string>, features: Array<string>, from: string, until: string | null, isDismissible: boolean, state: string, dismissals: number, createdBy: string | null, createdById: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, withdrawnAt: string | null, customers: Array<{ id: number, name: string }> } };

export type WithdrawDeveloperMessageMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawDeveloperMessageMutation = { withdrawDeveloperMessage: { id: string, version: number, severity: string, text: string, roles: Array<string>, features: Array<string>, from: string, until: string | null, isDismissible: boolean, state: string, dismissals: number, createdBy: string | null, createdById: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, withdrawnAt: string | null, customers: Array<{ id: number, name: string }> } };

export type DeveloperMessagesQueryVariables = Exact<{
  input: DeveloperMessagesInput;
}>;


export type DeveloperMessagesQuery = { developerMessages: { total: number, next: string | null, messages: Array<{ id: string, version: number, severity: string, text: string, roles: Array<string>, features: Array<string>, from: string, until: string | null, isDismissible: boolean, state: string, dismissals: number, createdBy: string | null, createdById: string | null, createdAt: string, updatedBy: string | null, updatedAt: string, withdrawnAt: string | null, customers: Array<{ id: number, name: string }> }> } };

export type MessageUsersQueryVariables = Exact<{
  input: MessageUsersInput;
}>;


export type MessageUsersQuery = { messageUsers: { hasMore: boolean, users: Array<{ id: string, email: string }> } };

export const MessagesForMeDocument = /*#__PURE__*/ new TypedDocumentString<MessagesForMeQuery, MessagesForMeQueryVariables>(`query MessagesForMe {
  messagesForMe {
    messages {
      id
      severity
      text
      from
      until
      isDismissible
    }
    nextChangeAt
  }
}`);
export const MessageCustomersDocument = /*#__PURE__*/ new TypedDocumentString<MessageCustomersQuery, MessageCustomersQueryVariables>(`query MessageCustomers {
  messageCustomers {
    id
    name
  }
}`);
export const UpdateDeveloperMessageDocument = /*#__PURE__*/ new TypedDocumentString<UpdateDeveloperMessageMutation, UpdateDeveloperMessageMutationVariables>(`mutation UpdateDeveloperMessage($input: UpdateDeveloperMessageInput!) {
  updateDeveloperMessage(input: $input) {
    id
    version
    severity
    text
    roles
    customers {
      id
      name
    }
    features
    from
    until
    isDismissible
    state
    dismissals
    createdBy
    createdById
    createdAt
    updatedBy
    updatedAt
    withdrawnAt
  }
}`);
export const MessageReachDocument = /*#__PURE__*/ new TypedDocumentString<MessageReachQuery, MessageReachQueryVariables>(`query MessageReach($audience: MessageAudienceInput!) {
  messageReach(audience: $audience) {
    users
    byRole {
      role
      users
    }
  }
}`);
export const DismissMessageDocument = /*#__PURE__*/ new TypedDocumentString<DismissMessageMutation, DismissMessageMutationVariables>(`mutation DismissMessage($id: ID!) {
  dismissMessage(id: $id)
}`);
export const CreateDeveloperMessageDocument = /*#__PURE__*/ new TypedDocumentString<CreateDeveloperMessageMutation, CreateDeveloperMessageMutationVariables>(`mutation CreateDeveloperMessage($input: CreateDeveloperMessageInput!) {
  createDeveloperMessage(input: $input) {
    id
    version
    severity
    text
    roles
    customers {
      id
      name
    }
    features
    from
    until
    isDismissible
    state
    dismissals
    createdBy
    createdById
    createdAt
    updatedBy
    updatedAt
    withdrawnAt
  }
}`);
export const WithdrawDeveloperMessageDocument = /*#__PURE__*/ new TypedDocumentString<WithdrawDeveloperMessageMutation, WithdrawDeveloperMessageMutationVariables>(`mutation WithdrawDeveloperMessage($id: ID!, $version: Int!) {
  withdrawDeveloperMessage(id: $id, version: $version) {
    id
    version
    severity
    text
    roles
    customers {
      id
      name
    }
    features
    from
    until
    isDismissible
    state
    dismissals
    createdBy
    createdById
    createdAt
    updatedBy
    updatedAt
    withdrawnAt
  }
}`);
export const DeveloperMessagesDocument = /*#__PURE__*/ new TypedDocumentString<DeveloperMessagesQuery, DeveloperMessagesQueryVariables>(`query DeveloperMessages($input: DeveloperMessagesInput!) {
  developerMessages(input: $input) {
    total
    messages {
      id
      version
      severity
      text
      roles
      customers {
        id
        name
      }
      features
      from
      until
      isDismissible
      state
      dismissals
      createdBy
      createdById
      createdAt
      updatedBy
      updatedAt
      withdrawnAt
    }
    next
  }
}`);
export const MessageUsersDocument = /*#__PURE__*/ new TypedDocumentString<MessageUsersQuery, MessageUsersQueryVariables>(`query MessageUsers($input: MessageUsersInput!) {
  messageUsers(input: $input) {
    users {
      id
      email
    }
    hasMore
  }
}`);