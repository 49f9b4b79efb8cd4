import type {
  SimAction,
  SimPlanFacts,
  SimRefusal,
  SimRequestFilter,
  SimRequestState,
  SimState,
} from '@gladhand/domain/sims';
import type { CustodyMove } from '../../repositories/custody';
import type { TrailerScope } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';
import type { SimEventResult } from './tables';

export type { SimEventResult };

export interface SimPlanRecord extends SimPlanFacts {
  planId: string;
  name: string;
}

export interface SimRecord extends TrailerKey {
  iccid: string;
  carrier: string;
  state: SimState;
  since: Date;
  /** Of the newest event that was applied. */
  sequence: number;
  until: Date | null;
  planId: string;
  /** Of the newest event about the plan that was applied; -1 for none. */
  planSequence: number;
  /** 'YYYY-MM' of the plan's zone. */
  month: string | null;
  usedMb: number | null;
  usageAt: Date | null;
  /** The newest one. */
  requestId: string | null;
}

export interface SimRequestRecord {
  requestId: string;
  batchId: string;
  iccid: string;
  action: SimAction;
  /** The new plan of `changePlan`. */
  planId: string | null;
  state: SimRequestState;
  reason: SimRefusal | null;
  detail: string | null;
  requestedAt: Date;
  userId: string | null;
  /** Email address at that time. */
  requestedBy: string;
  /** How often it was sent. */
  attempts: number;
  /** When it is sent or checked next, while it is open. */
  nextAt: Date;
  answeredAt: Date | null;
}

/** A SIM with its trailer, its plan and its newest request. */
export interface SimRow extends SimRecord {
  vin: string;
  unitId: string;
  customerName: string;
  lastReport: Date | null;
  plan: SimPlanRecord;
  request: SimRequestRecord | null;
}

/** An event of the provider as it was stored. */
export interface SimEventRecord {
  /** The provider's id. */
  eventId: string;
  iccid: string;
  receivedAt: Date;
  occurredAt: Date;
  sequence: number | null;
  fromState: SimState | null;
  /** Null if it isn't about the status. */
  state: SimState | null;
  fromPlanId: string | null;
  /** Null if it isn't about the plan. */
  planId: string | null;
  result: SimEventResult;
  /** JSON as it was signed. */
  body: string;
}

export interface SimFilter {
  customerId: number | null;
  state: SimState | null;
  request: SimRequestFilter | null;
  planId: string | null;
  overage: boolean;
  batchId: string | null;
  /** Part of a VIN, unit ID or ICCID, in lower case; empty for all. */
  search: string;
}

export type SimSort = 'unitId' | 'customerName' | 'iccid' | 'carrier' | 'state' | 'since' | 'plan' | 'usedMb';

export interface SimQuery {
  scope: TrailerScope;
  filter: SimFilter;
  /** Decides which month is current, and which requests are late. */
  now: Date;
}

export interface SimCountRow {
  kind: 'state' | 'request' | 'overage' | 'plan';
  value: string;
  sims: number;
}

export interface SimBatchRow {
  state: SimRequestState;
  reason: SimRefusal | null;
  isLate: boolean;
  sims: number;
}

export interface SimRepository {
  /** Adds plans and SIMs; those that exist are replaced. */
  putPlans(plans: readonly SimPlanRecord[]): Promise<void>;
  addSims(sims: readonly SimRecord[]): Promise<void>;
  /** By name. */
  plans(): Promise<SimPlanRecord[]>;
  /** Those of SIMs within the scope, by name. */
  plansIn(scope: TrailerScope): Promise<SimPlanRecord[]>;
  search(query: SimQuery & { sortBy: SimSort; sortAsc: boolean; limit: number; offset: number }): Promise<SimRow[]>;
  count(query: SimQuery): Promise<number>;
  /** Numbers of the SIMs of a query by each filter. */
  counts(query: SimQuery): Promise<SimCountRow[]>;
  /** Those within the scope, by unit ID. */
  byIccids(iccids: readonly string[], scope: TrailerScope): Promise<SimRow[]>;
  /** Those within the scope whose ICCID, VIN or unit ID is one of the texts, which are in lower case. */
  matching(texts: readonly string[], scope: TrailerScope): Promise<SimRow[]>;
  /** Locked until the end of the transaction. */
  lock(iccid: string): Promise<SimRecord | undefined>;
  /** Replaces status, contract, usage and request of a SIM. */
  put(sim: SimRecord): Promise<void>;
  /** Hands over SIMs whose trailers move to another customer, without what was requested before. */
  moveSims(moves: readonly CustodyMove[]): Promise<void>;

  /** Adds requests as the newest ones of their SIMs, and returns those of SIMs without another open request. */
  addRequests(requests: readonly SimRequestRecord[]): Promise<SimRequestRecord[]>;
  /** Locked until the end of the transaction. */
  lockRequest(requestId: string): Promise<SimRequestRecord | undefined>;
  putRequest(request: SimRequestRecord): Promise<void>;
  /** Requests in one of the states whose time has come, the oldest first. Of one batch, or of all. */
  due(due: {
    states: readonly SimRequestState[];
    batchId: string | null;
    now: Date;
    limit: number;
  }): Promise<SimRequestRecord[]>;
  /** Of SIMs within the scope. */
  requestsOfBatch(batchId: string, scope: TrailerScope, limit: number): Promise<SimRequestRecord[]>;
  /** Numbers of the SIMs within the scope; late requests are open and older than an instant. */
  batch(batchId: string, scope: TrailerScope, lateBefore: Date): Promise<SimBatchRow[]>;
  requestsOf(iccid: string, limit: number): Promise<SimRequestRecord[]>;

  /** False if the event was stored before. */
  addEvent(event: SimEventRecord): Promise<boolean>;
  /** Stores what an event did. */
  putEventResult(event: Pick<SimEventRecord, 'eventId' | 'result' | 'fromState' | 'fromPlanId'>): Promise<void>;
  /** Events about the status or plan of a SIM, newest first. */
  statusEvents(iccid: string, limit: number): Promise<SimEventRecord[]>;
  /** Deletes at most `limit` events that aren't about a status or plan, from before an instant. Returns the number deleted. */
  deleteEventsBefore(before: Date, limit: number): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    sims: SimRepository;
  }
}
