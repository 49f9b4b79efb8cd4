// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type ControlTransferInput = {
  /** accept, decline, cancel, undo or discard. */
  action: string;
  id: string;
  /** Required to decline and to undo. */
  reason?: string | null | undefined;
  /** The number of trailers that the caller has confirmed; required to accept and to undo. */
  trailers?: number | null | undefined;
  version: number;
};

export type RequestTransferInput = {
  /** YYYY-MM-DD: it is carried out at midnight of this day in `timeZone`. Null or today: as soon as it is accepted. */
  day?: string | null | undefined;
  /** Keeps it as a draft for the caller's side. */
  draft?: boolean | null | undefined;
  fromCustomerId: number;
  /** A UUID made by the caller. */
  id: string;
  /** VINs or unit IDs, at most 10,000. */
  lines: Array<string>;
  /** IANA name. */
  timeZone: string;
  toCustomerId: number;
  /** The number of trailers that the caller has confirmed. A draft has none. */
  trailers: number;
  /** The version of the draft that is replaced. */
  version?: number | null | undefined;
};

export type TrailerTransferLinesInput = {
  /** The number of the last line of the previous page. */
  after?: number | null | undefined;
  id: string;
  /** 1 to 500. */
  limit: number;
  /** Only these results. Null: all. */
  results?: Array<string> | null | undefined;
};

export type TrailerTransfersInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: string | null | undefined;
  /** Transfers from or to this customer. */
  customerId?: number | null | undefined;
  /** 1 to 100. */
  limit: number;
  /** draft, requested, scheduled, running, done, declined, canceled, undoing or undone. Null: all. */
  state?: string | null | undefined;
  /** Transfers of the trailer with this complete VIN. */
  vin?: string | null | undefined;
};

export type TransferCheckInput = {
  fromCustomerId: number;
  /** VINs or unit IDs, at most 10,000. */
  lines: Array<string>;
  toCustomerId: number;
};

export type CheckTrailerTransferQueryVariables = Exact<{
  input: TransferCheckInput;
}>;


export type CheckTrailerTransferQuery = { checkTrailerTransfer: { trailers: number, lines: Array<{ line: number, text: string, result: string, vin: string | null, unitId: string | null, at: string | null, opens: boolean }>, ends: { groups: number, alertRules: number, sharedLinks: number, deviceLinks: number, retentionDays: number } | null } };

export type TransferCustomerByNameQueryVariables = Exact<{
  name: string;
}>;


export type TransferCustomerByNameQuery = { transferCustomerByName: { id: number, name: string } | null };

export type TrailerTransferQueryVariables = Exact<{
  id: string;
}>;


export type TrailerTransferQuery = { trailerTransfer: { id: string, version: number, state: string, at: string | null, timeZone: string, requestedBy: string, requestedByEmail: string | null, requestedAt: string, answeredByEmail: string | null, answeredAt: string | null, reason: string | null, endedAt: string | null, undoableUntil: string | null, trailers: number, actions: Array<string>, from: { id: number, name: string }, to: { id: number, name: string }, counts: Array<{ result: string, lines: number }> } | null };

export type TrailerTransfersQueryVariables = Exact<{
  input: TrailerTransfersInput;
}>;


export type TrailerTransfersQuery = { trailerTransfers: { total: number, next: string | null, transfers: Array<{ id: string, version: number, state: string, at: string | null, timeZone: string, requestedBy: string, requestedByEmail: string | null, requestedAt: string, answeredByEmail: string | null, answeredAt: string | null, reason: string | null, endedAt: string | null, undoableUntil: string | null, trailers: number, actions: Array<string>, from: { id: number, name: string }, to: { id: number, name: string }, counts: Array<{ result: string, lines: number }> }> } };

export type TransferCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type TransferCustomersQuery = { transferCustomers: Array<{ id: number, name: string }> };

export type RequestTrailerTransferMutationVariables = Exact<{
  input: RequestTransferInput;
}>;


export type RequestTrailerTransferMutation = { requestTrailerTransfer: { id: string, version: number, state: string, at: string | null, timeZone: string, requestedBy: string, requestedByEmail: string | null, requestedAt: string, answeredByEmail: string | null, answeredAt: string | null, reason: string | null, endedAt: string | null, undoableUntil: string | null, trailers: number, actions: Array<string>, from: { id: number, name: string }, to: { id: number, name: string }, counts: Array<{ result: string, lines: number }> } };

export type TrailerTransferLinesQueryVariables = Exact<{
  input: TrailerTransferLinesInput;
}>;


export type TrailerTransferLinesQuery = { trailerTransferLines: { hasMore: boolean, lines: Array<{ line: number, text: string, result: string, vin: string | null, unitId: string | null, at: string | null, opens: boolean }> } | null };

export type ControlTrailerTransferMutationVariables = Exact<{
  input: ControlTransferInput;
}>;


export type ControlTrailerTransferMutation = { controlTrailerTransfer: { id: string, version: number, state: string, at: string | null, timeZone: string, requestedBy: string, requestedByEmail: string | null, requestedAt: string, answeredByEmail: string | null, answeredAt: string | null, reason: string | null, endedAt: string | null, undoableUntil: string | null, trailers: number, actions: Array<string>, from: { id: number, name: string }, to: { id: number, name: string }, counts: Array<{ result: string, lines: number }> } };

export const CheckTrailerTransferDocument = /*#__PURE__*/ new TypedDocumentString<CheckTrailerTransferQuery, CheckTrailerTransferQueryVariables>(`query CheckTrailerTransfer($input: TransferCheckInput!) {
  checkTrailerTransfer(input: $input) {
    lines {
      line
      text
      result
      vin
      unitId
      at
      opens
    }
    trailers
    ends {
      groups
      alertRules
      sharedLinks
      deviceLinks
      retentionDays
    }
  }
}`);
export const TransferCustomerByNameDocument = /*#__PURE__*/ new TypedDocumentString<TransferCustomerByNameQuery, TransferCustomerByNameQueryVariables>(`query TransferCustomerByName($name: String!) {
  transferCustomerByName(name: $name) {
    id
    name
  }
}`);
export const TrailerTransferDocument = /*#__PURE__*/ new TypedDocumentString<TrailerTransferQuery, TrailerTransferQueryVariables>(`query TrailerTransfer($id: ID!) {
  trailerTransfer(id: $id) {
    id
    version
    state
    from {
      id
      name
    }
    to {
      id
      name
    }
    at
    timeZone
    requestedBy
    requestedByEmail
    requestedAt
    answeredByEmail
    answeredAt
    reason
    endedAt
    undoableUntil
    counts {
      result
      lines
    }
    trailers
    actions
  }
}`);
export const TrailerTransfersDocument = /*#__PURE__*/ new TypedDocumentString<TrailerTransfersQuery, TrailerTransfersQueryVariables>(`query TrailerTransfers($input: TrailerTransfersInput!) {
  trailerTransfers(input: $input) {
    total
    transfers {
      id
      version
      state
      from {
        id
        name
      }
      to {
        id
        name
      }
      at
      timeZone
      requestedBy
      requestedByEmail
      requestedAt
      answeredByEmail
      answeredAt
      reason
      endedAt
      undoableUntil
      counts {
        result
        lines
      }
      trailers
      actions
    }
    next
  }
}`);
export const TransferCustomersDocument = /*#__PURE__*/ new TypedDocumentString<TransferCustomersQuery, TransferCustomersQueryVariables>(`query TransferCustomers {
  transferCustomers {
    id
    name
  }
}`);
export const RequestTrailerTransferDocument = /*#__PURE__*/ new TypedDocumentString<RequestTrailerTransferMutation, RequestTrailerTransferMutationVariables>(`mutation RequestTrailerTransfer($input: RequestTransferInput!) {
  requestTrailerTransfer(input: $input) {
    id
    version
    state
    from {
      id
      name
    }
    to {
      id
      name
    }
    at
    timeZone
    requestedBy
    requestedByEmail
    requestedAt
    answeredByEmail
    answeredAt
    reason
    endedAt
    undoableUntil
    counts {
      result
      lines
    }
    trailers
    actions
  }
}`);
export const TrailerTransferLinesDocument = /*#__PURE__*/ new TypedDocumentString<TrailerTransferLinesQuery, TrailerTransferLinesQueryVariables>(`query TrailerTransferLines($input: TrailerTransferLinesInput!) {
  trailerTransferLines(input: $input) {
    lines {
      line
      text
      result
      vin
      unitId
      at
      opens
    }
    hasMore
  }
}`);
export const ControlTrailerTransferDocument = /*#__PURE__*/ new TypedDocumentString<ControlTrailerTransferMutation, ControlTrailerTransferMutationVariables>(`mutation ControlTrailerTransfer($input: ControlTransferInput!) {
  controlTrailerTransfer(input: $input) {
    id
    version
    state
    from {
      id
      name
    }
    to {
      id
      name
    }
    at
    timeZone
    requestedBy
    requestedByEmail
    requestedAt
    answeredByEmail
    answeredAt
    reason
    endedAt
    undoableUntil
    counts {
      result
      lines
    }
    trailers
    actions
  }
}`);