// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type ChangeSimsInput = {
  /** UUID of the new batch. A repetition returns the same batch. */
  batchId: string;
  /** The number of SIMs that the user confirmed. CONFLICT if it is another one by now. */
  sims: number;
  target: SimTargetInput;
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: number;
};

export type RetrySimsInput = {
  batchId: string;
  /** UUID of the new batch. A repetition returns the same batch. */
  newBatchId: string;
};

export type SimFilterInput = {
  /** Only SIMs whose newest request is in this batch. */
  batchId?: string | null | undefined;
  customerId?: number | null | undefined;
  /** Only SIMs that used more than their plan includes. */
  overage?: boolean | null | undefined;
  planId?: string | null | undefined;
  /** State of the newest request: pending, noAnswer or refused. */
  request?: string | null | undefined;
  /** Part of a VIN, unit ID or ICCID. */
  search?: string | null | undefined;
  /** ready, active, suspended or deactivated. */
  state?: string | null | undefined;
};

/** One of `iccids`, `lines` and `filter`. */
export type SimTargetInput = {
  /** activate, suspend, changePlan or deactivate. */
  action: string;
  filter?: SimFilterInput | null | undefined;
  iccids?: Array<string> | null | undefined;
  /** ICCIDs, VINs or unit IDs, one per line. */
  lines?: Array<string> | null | undefined;
  /** The new plan of changePlan, one of `simPlans`; null for other actions. */
  planId?: string | null | undefined;
};

export type SimsInput = {
  filter: SimFilterInput;
  paginationInput: PaginationInput;
  /** unitId, customerName, iccid, carrier, state, since, plan or usedMb. Null: by unit ID. */
  sortingInput?: SortingInput | null | undefined;
};

export type SortingInput = {
  sortAsc: boolean;
  /** A sort field of the list, e.g. unitId. Unknown and unsortable fields are a BAD_USER_INPUT. */
  sortBy: string;
};

export type SimQueryVariables = Exact<{
  iccid: string;
}>;


export type SimQuery = { sim: { sim: { iccid: string, vin: string, unitId: string, customerId: number, customerName: string, carrier: string, state: string, since: string, until: string | null, usageMonth: string, usedMb: number | null, overMb: number, lastReport: string | null, plan: { planId: string, name: string, includedMb: number, isPooled: boolean, timeZone: string }, request: { requestId: string, batchId: string, action: string, planName: string | null, state: string, reason: string | null, detail: string | null, requestedAt: string, requestedBy: string, attempts: number, answeredAt: string | null } | null }, history: Array<{ id: string, kind: string, at: string, receivedAt: string | null, fromState: string | null, state: string | null, fromPlanName: string | null, planName: string | null, outcome: string | null, request: { requestId: string, batchId: string, action: string, planName: string | null, state: string, reason: string | null, detail: string | null, requestedAt: string, requestedBy: string, attempts: number, answeredAt: string | null } | null }> } | null };

export type ChangeSimsMutationVariables = Exact<{
  input: ChangeSimsInput;
}>;


export type ChangeSimsMutation = { changeSims: { batchId: string, action: string, planName: string | null, requestedAt: string, requestedBy: string, iccid: string | null, total: number, noAnswer: number, states: Array<{ value: string, sims: number }>, refusals: Array<{ value: string, sims: number }> } };

export type SimTargetQueryVariables = Exact<{
  input: SimTargetInput;
}>;


export type SimTargetQuery = { simTarget: { sims: number, fromPlans: Array<{ planId: string, name: string, sims: number }>, leftOut: Array<{ reason: string, sims: number }>, lines: Array<{ line: number, text: string, result: string, iccid: string | null, unitId: string | null }> } };

export type SimBatchQueryVariables = Exact<{
  batchId: string;
}>;


export type SimBatchQuery = { simBatch: { batchId: string, action: string, planName: string | null, requestedAt: string, requestedBy: string, iccid: string | null, total: number, noAnswer: number, states: Array<{ value: string, sims: number }>, refusals: Array<{ value: string, sims: number }> } | null };

export type SimsQueryVariables = Exact<{
  input: SimsInput;
}>;


export type SimsQuery = { sims: { total: number, hasProvider: boolean, sims: Array<{ iccid: string, vin: string, unitId: string, customerId: number, customerName: string, carrier: string, state: string, since: string, until: string | null, usageMonth: string, usedMb: number | null, overMb: number, lastReport: string | null, plan: { planId: string, name: string, includedMb: number, isPooled: boolean, timeZone: string }, request: { requestId: string, batchId: string, action: string, planName: string | null, state: string, reason: string | null, detail: string | null, requestedAt: string, requestedBy: string, attempts: number, answeredAt: string | null } | null }>, counts: Array<{ kind: string, value: string, sims: number }>, plans: Array<{ planId: string, name: string, includedMb: number, isPooled: boolean, timeZone: string }> } };

export type SimPlansQueryVariables = Exact<{
  customerId?: number | null | undefined;
}>;


export type SimPlansQuery = { simPlans: Array<{ planId: string, name: string, includedMb: number, isPooled: boolean, timeZone: string }> };

export type RetrySimsMutationVariables = Exact<{
  input: RetrySimsInput;
}>;


export type RetrySimsMutation = { retrySims: { batchId: string, action: string, planName: string | null, requestedAt: string, requestedBy: string, iccid: string | null, total: number, noAnswer: number, states: Array<{ value: string, sims: number }>, refusals: Array<{ value: string, sims: number }> } };

export const SimDocument = /*#__PURE__*/ new TypedDocumentString<SimQuery, SimQueryVariables>(`query Sim($iccid: ID!) {
  sim(iccid: $iccid) {
    sim {
      iccid
      vin
      unitId
      customerId
      customerName
      carrier
      state
      since
      until
      plan {
        planId
        name
        includedMb
        isPooled
        timeZone
      }
      usageMonth
      usedMb
      overMb
      lastReport
      request {
        requestId
        batchId
        action
        planName
        state
        reason
        detail
        requestedAt
        requestedBy
        attempts
        answeredAt
      }
    }
    history {
      id
      kind
      at
      receivedAt
      fromState
      state
      fromPlanName
      planName
      outcome
      request {
        requestId
        batchId
        action
        planName
        state
        reason
        detail
        requestedAt
        requestedBy
        attempts
        answeredAt
      }
    }
  }
}`);
export const ChangeSimsDocument = /*#__PURE__*/ new TypedDocumentString<ChangeSimsMutation, ChangeSimsMutationVariables>(`mutation ChangeSims($input: ChangeSimsInput!) {
  changeSims(input: $input) {
    batchId
    action
    planName
    requestedAt
    requestedBy
    iccid
    total
    states {
      value
      sims
    }
    noAnswer
    refusals {
      value
      sims
    }
  }
}`);
export const SimTargetDocument = /*#__PURE__*/ new TypedDocumentString<SimTargetQuery, SimTargetQueryVariables>(`query SimTarget($input: SimTargetInput!) {
  simTarget(input: $input) {
    sims
    fromPlans {
      planId
      name
      sims
    }
    leftOut {
      reason
      sims
    }
    lines {
      line
      text
      result
      iccid
      unitId
    }
  }
}`);
export const SimBatchDocument = /*#__PURE__*/ new TypedDocumentString<SimBatchQuery, SimBatchQueryVariables>(`query SimBatch($batchId: ID!) {
  simBatch(batchId: $batchId) {
    batchId
    action
    planName
    requestedAt
    requestedBy
    iccid
    total
    states {
      value
      sims
    }
    noAnswer
    refusals {
      value
      sims
    }
  }
}`);
export const SimsDocument = /*#__PURE__*/ new TypedDocumentString<SimsQuery, SimsQueryVariables>(`query Sims($input: SimsInput!) {
  sims(input: $input) {
    total
    sims {
      iccid
      vin
      unitId
      customerId
      customerName
      carrier
      state
      since
      until
      plan {
        planId
        name
        includedMb
        isPooled
        timeZone
      }
      usageMonth
      usedMb
      overMb
      lastReport
      request {
        requestId
        batchId
        action
        planName
        state
        reason
        detail
        requestedAt
        requestedBy
        attempts
        answeredAt
      }
    }
    counts {
      kind
      value
      sims
    }
    plans {
      planId
      name
      includedMb
      isPooled
      timeZone
    }
    hasProvider
  }
}`);
export const SimPlansDocument = /*#__PURE__*/ new TypedDocumentString<SimPlansQuery, SimPlansQueryVariables>(`query SimPlans($customerId: Int) {
  simPlans(customerId: $customerId) {
    planId
    name
    includedMb
    isPooled
    timeZone
  }
}`);
export const RetrySimsDocument = /*#__PURE__*/ new TypedDocumentString<RetrySimsMutation, RetrySimsMutationVariables>(`mutation RetrySims($input: RetrySimsInput!) {
  retrySims(input: $input) {
    batchId
    action
    planName
    requestedAt
    requestedBy
    iccid
    total
    states {
      value
      sims
    }
    noAnswer
    refusals {
      value
      sims
    }
  }
}`);