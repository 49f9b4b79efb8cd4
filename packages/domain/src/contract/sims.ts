import type { CallOptions } from './callOptions';
import type {
  ChangeSimsInput,
  RetrySimsInput,
  SimBatchQuery,
  SimQuery,
  SimsInput,
  SimsQuery,
  SimTargetInput,
  SimTargetQuery,
} from './generated/sims/graphql';

export type {
  ChangeSimsInput,
  RetrySimsInput,
  SimFilterInput,
  SimsInput,
  SimTargetInput,
} from './generated/sims/graphql';

/** A page of SIMs with their numbers. Source: query `sims`. */
export type SimPage = SimsQuery['sims'];
/** The SIM of a trailer with its plan and its newest request. */
export type SimSubscription = SimPage['sims'][number];
/** What a SIM may use. */
export type SimPlan = SimPage['plans'][number];
/** A change that was requested from the provider. */
export type SimRequest = NonNullable<SimSubscription['request']>;
/** A SIM with its history. Source: query `sim`. */
export type SimDetail = NonNullable<SimQuery['sim']>;
/** A status or a request in the history of a SIM. */
export type SimHistoryEntry = SimDetail['history'][number];
/** What a change would be requested for. Source: query `simTarget`. */
export type SimTarget = SimTargetQuery['simTarget'];
/** The result of a pasted line. */
export type SimLine = SimTarget['lines'][number];
/** Changes that were requested together. Source: query `simBatch`. */
export type SimBatch = NonNullable<SimBatchQuery['simBatch']>;

/** SIMs and their plans. */
export interface SimChangesApi {
  /** Source: query `sims`. */
  list(input: SimsInput, options?: CallOptions): Promise<SimPage>;
  /** Null if there is none that the caller has access to. Source: query `sim`. */
  detail(iccid: string, options?: CallOptions): Promise<SimDetail | null>;
  /** Source: query `simTarget`. */
  target(input: SimTargetInput, options?: CallOptions): Promise<SimTarget>;
  /** Plans that SIMs of a customer, or of all, can change to. Source: query `simPlans`. */
  plans(customerId: number | null, options?: CallOptions): Promise<SimPlan[]>;
  /** Null if there is none that the caller has access to. Source: query `simBatch`. */
  batch(batchId: string, options?: CallOptions): Promise<SimBatch | null>;
  /** Rejects with CONFLICT if the number of SIMs has changed. Source: mutation `changeSims`. */
  change(input: ChangeSimsInput, options?: CallOptions): Promise<SimBatch>;
  /** Resolves with the new batch. Source: mutation `retrySims`. */
  retry(input: RetrySimsInput, options?: CallOptions): Promise<SimBatch>;
}

/** The port of `PortalApi` for SIMs. */
export interface SimsPort {
  sims: SimChangesApi;
}
