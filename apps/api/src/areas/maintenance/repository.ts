import type { IssueState, ListedIssueKind, MaintenanceIssue, MaintenanceIssueKind } from '@gladhand/domain/maintenance';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { TrailerScope } from '../../repositories/scope';
import type { TrailerKey } from '../../repositories/trailers';
import type { Evidence } from './follow/judgeReport';
import type { MaintenanceMemory } from './follow/maintenanceMemory';

/** What reports say about an issue, or dates and readings about planned work. */
export interface ReportedIssue
  extends TrailerKey,
    Omit<MaintenanceIssue, 'openedAt' | 'roundAt' | 'goodSince' | 'closedAt'> {
  issueId: string;
  kind: ListedIssueKind;
  openedAt: Date;
  roundAt: Date;
  goodSince: Date | null;
  closedAt: Date | null;
  /** The odometers when this round began. */
  absMiles: number | null;
  gpsMiles: number | null;
  /** What the report of the newest change showed, other than the end. */
  evidence: Evidence;
  /** Its points without those of its age; while it is open those of the newest report. */
  points: number;
}

/** What people have done about an issue. */
export interface IssueHandling {
  snoozedAt: Date | null;
  /** Null while it is snoozed until it gets worse. */
  snoozedUntil: Date | null;
  /** The state when it was snoozed; a worse one ends it. */
  snoozedState: IssueState | null;
  snoozedBy: string | null;
  snoozeReason: string | null;
  assigneeId: string | null;
  /** When this round was reported as repaired. */
  repairedAt: Date | null;
  repairedBy: string | null;
  /** Counts what people do. */
  version: number;
}

export interface IssueRecord extends ReportedIssue, IssueHandling {
  /** When a late report showed that it never was; null if it is valid. */
  withdrawnAt: Date | null;
}

/** An issue with its trailer, and its place in the list. */
export interface ListedIssue extends IssueRecord {
  vin: string;
  unitId: string;
  vehicleType: string;
  customerName: string;
  address: string | null;
  geofence: string | null;
  loadStatus: string | null;
  isReeferRunning: boolean;
  hasReefer: boolean;
  lastReport: Date | null;
  /** Driven since this round began; null if it isn't known. */
  miles: number | null;
  isSnoozed: boolean;
  score: number;
  assigneeEmail: string | null;
  snoozedByEmail: string | null;
}

export type IssueEventKind =
  | 'opened'
  | 'worsened'
  | 'closed'
  | 'reopened'
  | 'snoozed'
  | 'unsnoozed'
  | 'assigned'
  | 'repairReported'
  | 'emailed'
  | 'noted'
  | 'completed';

/** Something that happened to an issue. */
export interface IssueEventRecord extends TrailerKey {
  eventId: string;
  issueId: string;
  kind: IssueEventKind;
  at: Date;
  noticedAt: Date;
  state: IssueState | null;
  evidence: Evidence | null;
  /** What was known of the trailer after the report; null if another event of the report has it, and for people. */
  checkpoint: MaintenanceMemory | null;
  userId: string | null;
  detail: Readonly<Record<string, string | null>>;
}

export type IssueOrder = 'score' | 'since' | 'miles';

/** A shown state: what is snoozed has no other one. */
export type ShownState = IssueState | 'snoozed';

/** Whose issues, as of when. */
export interface IssueList {
  /** All customers without one. */
  customerId: number | undefined;
  scope: TrailerScope;
  now: Date;
}

/** Filters of the trailers of a list. */
export interface TrailerFilters {
  /** The trailer has an issue in each of these states that isn't snoozed. */
  trailerStates: readonly IssueState[];
  /** The name of one. */
  geofence?: string | undefined;
  /** Names; the trailer is in any of these groups. */
  groups: readonly string[];
  vin?: string | undefined;
  /** A part of a VIN or unit ID, in any case. */
  text?: string | undefined;
}

export interface IssueSearch extends IssueList, TrailerFilters {
  kind?: ListedIssueKind | undefined;
  state?: ShownState | undefined;
  assigneeId?: string | undefined;
  order: IssueOrder;
  limit: number;
  offset: number;
}

/** Open issues, and how many there are without the filters of kind and state. */
export interface FoundIssues {
  total: number;
  issues: ListedIssue[];
  counts: { kind: ListedIssueKind; state: ShownState; count: number }[];
  /** Trailers with an issue that the filters of the trailer let pass. */
  uniqueTrailers: number;
  /** Trailers that the filters of the trailer let pass, with and without issues. */
  matchingTrailers: number;
  allTrailers: number;
}

export interface MaintenanceRepository {
  /** Adds issues, or replaces what reports say about them. A snooze ends when its issue gets worse or closes. */
  putIssues(issues: readonly ReportedIssue[]): Promise<void>;
  /** Those with an id that is stored are left out. */
  addEvents(events: readonly IssueEventRecord[]): Promise<void>;
  /** Replaces the events of reports of a trailer that happened after an instant. Those of planned work stay. */
  replaceEvents(trailer: TrailerKey, after: Date, events: readonly IssueEventRecord[]): Promise<void>;
  /** The latest event of a trailer with a checkpoint before an instant. */
  checkpointBefore(trailer: TrailerKey, before: Date): Promise<{ at: Date; checkpoint: MaintenanceMemory } | undefined>;
  /** Issues of reports of a trailer that opened after an instant, by time, without those withdrawn. */
  openedAfter(trailer: TrailerKey, after: Date): Promise<{ issueId: string; kind: MaintenanceIssueKind }[]>;
  withdraw(customerId: number, issueIds: readonly string[], at: Date): Promise<void>;
  /** Stores what is remembered of trailers. */
  putStates(trailers: readonly Pick<TrailerRecord, 'customerId' | 'trailerId' | 'maintenanceState'>[]): Promise<void>;
  /**
   * Locks trailers whose last report is from an instant or before, and whose silence is no issue yet. Those that another
   * process has locked are left out.
   */
  lockSilent(until: Date, limit: number): Promise<TrailerRecord[]>;
  /** Locks trailers with a suspended SIM and an open issue about their silence, without those that are locked. */
  lockSuspended(limit: number): Promise<TrailerRecord[]>;

  search(search: IssueSearch): Promise<FoundIssues>;
  byIds(customerId: number, issueIds: readonly string[]): Promise<ReportedIssue[]>;
  /** Undefined outside the scope. */
  byId(issueId: string, scope: TrailerScope, now: Date): Promise<ListedIssue | undefined>;
  /** Newest first. */
  events(customerId: number, issueId: string): Promise<(IssueEventRecord & { email: string | null })[]>;
  /** Replaces what people have done, if it still has the previous version. */
  handle(issue: Pick<IssueRecord, 'customerId' | 'issueId'> & IssueHandling): Promise<boolean>;
  /** Closes the open issues of trailers that their customer no longer has, and forgets what reports said. */
  closeOf(trailers: readonly TrailerKey[], at: Date): Promise<void>;
  /** Deletes at most `limit` issues of a customer that closed before an instant. Returns the number deleted. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    maintenance: MaintenanceRepository;
  }
}
