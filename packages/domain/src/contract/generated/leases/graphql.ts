// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type ControlLeaseInput = {
  /** cancel, end or changeEnd. */
  action: string;
  id: string;
  /** For changeEnd: YYYY-MM-DD; null without an end. */
  lastDay?: string | null | undefined;
  version: number;
};

export type CreateLeaseInput = {
  /** A UUID made by the caller. */
  id: string;
  lease: LeaseCheckInput;
  /** The number of trailers that the caller has confirmed. */
  trailers: number;
};

export type LeaseCheckInput = {
  /** YYYY-MM-DD. */
  firstDay: string;
  /** YYYY-MM-DD; null without an end. */
  lastDay?: string | null | undefined;
  lesseeId: number;
  lessorId: number;
  /** VINs or unit IDs, at most 10,000. */
  lines: Array<string>;
  /** IANA name. */
  timeZone: string;
};

export type TrailerLeaseTrailersInput = {
  /** The VIN of the last trailer of the previous page. */
  after?: string | null | undefined;
  id: string;
  /** 1 to 500. */
  limit: number;
};

export type TrailerLeasesInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: string | null | undefined;
  /** Leases from or to this customer. */
  customerId?: number | null | undefined;
  /** 1 to 100. */
  limit: number;
  /** planned, active, ended or canceled. Null: all. */
  state?: string | null | undefined;
  /** Leases of the trailer with this complete VIN. */
  vin?: string | null | undefined;
};

export type TrailerLeaseQueryVariables = Exact<{
  id: string;
}>;


export type TrailerLeaseQuery = { trailerLease: { id: string, version: number, state: string, firstDay: string, lastDay: string | null, timeZone: string, from: string, until: string | null, trailers: number, createdByEmail: string | null, createdAt: string, actions: Array<string>, lessor: { id: number, name: string }, lessee: { id: number, name: string } } | null };

export type CheckTrailerLeaseQueryVariables = Exact<{
  input: LeaseCheckInput;
}>;


export type CheckTrailerLeaseQuery = { checkTrailerLease: { trailers: number, from: string, until: string | null, lines: Array<{ line: number, text: string, result: string, vin: string | null, unitId: string | null, overlaps: { id: string, lesseeName: string, from: string, until: string | null } | null }> } };

export type ControlTrailerLeaseMutationVariables = Exact<{
  input: ControlLeaseInput;
}>;


export type ControlTrailerLeaseMutation = { controlTrailerLease: { id: string, version: number, state: string, firstDay: string, lastDay: string | null, timeZone: string, from: string, until: string | null, trailers: number, createdByEmail: string | null, createdAt: string, actions: Array<string>, lessor: { id: number, name: string }, lessee: { id: number, name: string } } };

export type CreateTrailerLeaseMutationVariables = Exact<{
  input: CreateLeaseInput;
}>;


export type CreateTrailerLeaseMutation = { createTrailerLease: { id: string, version: number, state: string, firstDay: string, lastDay: string | null, timeZone: string, from: string, until: string | null, trailers: number, createdByEmail: string | null, createdAt: string, actions: Array<string>, lessor: { id: number, name: string }, lessee: { id: number, name: string } } };

export type TrailerLeasesQueryVariables = Exact<{
  input: TrailerLeasesInput;
}>;


export type TrailerLeasesQuery = { trailerLeases: { total: number, next: string | null, leases: Array<{ id: string, version: number, state: string, firstDay: string, lastDay: string | null, timeZone: string, from: string, until: string | null, trailers: number, createdByEmail: string | null, createdAt: string, actions: Array<string>, lessor: { id: number, name: string }, lessee: { id: number, name: string } }> } };

export type TrailerLeaseTrailersQueryVariables = Exact<{
  input: TrailerLeaseTrailersInput;
}>;


export type TrailerLeaseTrailersQuery = { trailerLeaseTrailers: { hasMore: boolean, trailers: Array<{ vin: string, unitId: string, leftAt: string | null }> } | null };

export const TrailerLeaseDocument = /*#__PURE__*/ new TypedDocumentString<TrailerLeaseQuery, TrailerLeaseQueryVariables>(`query TrailerLease($id: ID!) {
  trailerLease(id: $id) {
    id
    version
    state
    lessor {
      id
      name
    }
    lessee {
      id
      name
    }
    firstDay
    lastDay
    timeZone
    from
    until
    trailers
    createdByEmail
    createdAt
    actions
  }
}`);
export const CheckTrailerLeaseDocument = /*#__PURE__*/ new TypedDocumentString<CheckTrailerLeaseQuery, CheckTrailerLeaseQueryVariables>(`query CheckTrailerLease($input: LeaseCheckInput!) {
  checkTrailerLease(input: $input) {
    lines {
      line
      text
      result
      vin
      unitId
      overlaps {
        id
        lesseeName
        from
        until
      }
    }
    trailers
    from
    until
  }
}`);
export const ControlTrailerLeaseDocument = /*#__PURE__*/ new TypedDocumentString<ControlTrailerLeaseMutation, ControlTrailerLeaseMutationVariables>(`mutation ControlTrailerLease($input: ControlLeaseInput!) {
  controlTrailerLease(input: $input) {
    id
    version
    state
    lessor {
      id
      name
    }
    lessee {
      id
      name
    }
    firstDay
    lastDay
    timeZone
    from
    until
    trailers
    createdByEmail
    createdAt
    actions
  }
}`);
export const CreateTrailerLeaseDocument = /*#__PURE__*/ new TypedDocumentString<CreateTrailerLeaseMutation, CreateTrailerLeaseMutationVariables>(`mutation CreateTrailerLease($input: CreateLeaseInput!) {
  createTrailerLease(input: $input) {
    id
    version
    state
    lessor {
      id
      name
    }
    lessee {
      id
      name
    }
    firstDay
    lastDay
    timeZone
    from
    until
    trailers
    createdByEmail
    createdAt
    actions
  }
}`);
export const TrailerLeasesDocument = /*#__PURE__*/ new TypedDocumentString<TrailerLeasesQuery, TrailerLeasesQueryVariables>(`query TrailerLeases($input: TrailerLeasesInput!) {
  trailerLeases(input: $input) {
    total
    leases {
      id
      version
      state
      lessor {
        id
        name
      }
      lessee {
        id
        name
      }
      firstDay
      lastDay
      timeZone
      from
      until
      trailers
      createdByEmail
      createdAt
      actions
    }
    next
  }
}`);
export const TrailerLeaseTrailersDocument = /*#__PURE__*/ new TypedDocumentString<TrailerLeaseTrailersQuery, TrailerLeaseTrailersQueryVariables>(`query TrailerLeaseTrailers($input: TrailerLeaseTrailersInput!) {
  trailerLeaseTrailers(input: $input) {
    trailers {
      vin
      unitId
      leftAt
    }
    hasMore
  }
}`);