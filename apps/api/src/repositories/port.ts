import type { JobQueue } from '../engine/jobs';
import type { AuditRepository } from './audit';
import type { ChangeRepository } from './changes';
import type { ClusterRepository } from './cluster';
import type { CustodyRepository } from './custody';
import type {
  CustomerRecord,
  CustomerWithTotals,
  GroupRecord,
  LinkRecord,
  OutboxMail,
  SessionRecord,
  UserRecord,
} from './entities';
import type { FaultRepository } from './faults';
import type { FleetRevisionRepository } from './fleetRevisions';
import type { FleetStatusRepository } from './fleetStatus';
import type { GroupRepository } from './groups';
import type { ActivityLogRepository, IngestRepository } from './ingest';
import type { MailRepository } from './mails';
import type { ReceiptRepository } from './receipts';
import type { TrailerScope } from './scope';
import type { TrailerAdministrationRepository } from './trailerAdministration';
import type { SensorOrderRepository, TrailerRepository } from './trailers';

/** A user with an open session and everything that authorization needs; loaded for every call. */
export interface CallerRecord {
  user: UserRecord;
  session: SessionRecord;
  /** Groups the user is in. */
  groups: readonly GroupRecord[];
  /** `groups` and their descendants, regular ones only. */
  accessGroups: readonly { customerId: number; groupId: string }[];
  /** The latest end of leases that are over and whose records haven't ended yet; null if there is none. */
  leasesOverAt: Date | null;
}

/** A user with what determines their access scope. */
export type PrincipalScope = Omit<CallerRecord, 'session'>;

export interface UserRepository {
  byEmail(email: string): Promise<UserRecord | undefined>;
  byId(userId: string): Promise<UserRecord | undefined>;
  /** False when the address is taken. */
  add(user: UserRecord): Promise<boolean>;
  /** Whether there are no users, so no one can sign in. */
  isEmpty(): Promise<boolean>;
  /** Adds the first user; false if there already is one. Of two concurrent calls, one fails. */
  addFirst(user: UserRecord): Promise<boolean>;
  /** Changes the given fields; `endSessions` also increments the token version and revokes every session. */
  update(
    userId: string,
    change: Partial<Omit<UserRecord, 'userId' | 'tokenVersion'>>,
    options: UpdateOptions,
  ): Promise<void>;
}

export interface UpdateOptions {
  now: Date;
  /** @default false */
  endSessions?: boolean;
}

/** The result of using a refresh token. Only `rotated` issues a new one. */
export type Rotation =
  | { kind: 'rotated'; session: SessionRecord }
  /** Used before and beyond its grace: the whole family was revoked. */
  | { kind: 'reused'; session: SessionRecord }
  /** Unknown, or of a session that ended or was revoked. */
  | { kind: 'ended' };

/** An active session with the time of its last renewal. */
export interface OpenSession extends SessionRecord {
  lastUsedAt: Date;
}

export interface SessionRepository {
  open(session: SessionRecord, refreshTokenHash: string): Promise<void>;
  /** Replaces a refresh token with a new one in one transaction. */
  rotate(tokenHash: string, nextHash: string, now: Date, graceMs: number): Promise<Rotation>;
  /** Undefined if the session has ended, or the user is gone or disabled. */
  caller(sessionId: string, userId: string, now: Date): Promise<CallerRecord | undefined>;
  /**
   * What an enabled user may see according to roles and groups, without a session: for links that show data on the
   * user's behalf.
   */
  principalScope(userId: string, now: Date): Promise<PrincipalScope | undefined>;
  /** Active sessions of a user, most recently used first. */
  openOf(userId: string, now: Date): Promise<OpenSession[]>;
  /** Deletes at most `limit` sessions that ended before an instant, with their tokens. Returns the number deleted. */
  deleteEndedBefore(before: Date, limit: number): Promise<number>;
  revoke(sessionId: string, now: Date): Promise<void>;
  revokeAllOf(userId: string, now: Date): Promise<void>;
}

export interface LinkRepository {
  add(link: LinkRecord): Promise<void>;
  find(tokenHash: string): Promise<LinkRecord | undefined>;
  /** Deletes at most `limit` links that were used or expired before an instant. Returns the number deleted. */
  deleteEndedBefore(before: Date, limit: number): Promise<number>;
  /** Uses up a link; undefined if it is unknown, used or expired. */
  spend(tokenHash: string, now: Date): Promise<LinkRecord | undefined>;
  /** Invalidates the user's open links of a purpose. */
  voidAllOf(userId: string, purpose: LinkRecord['purpose'], now: Date): Promise<void>;
}

export interface OutboxRepository {
  add(mail: OutboxMail): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<OutboxMail[]>;
}

export interface CustomerRepository {
  /** The given customers, or all, by short name. Totals count trailers within the scope. */
  list(input: {
    customerIds: readonly number[] | 'all';
    showDeactivated: boolean;
    scope: TrailerScope;
  }): Promise<CustomerWithTotals[]>;
  find(customerIds: readonly number[]): Promise<CustomerRecord[]>;
  /** Names of features that any of the customers has. */
  features(customerIds: readonly number[] | 'all'): Promise<string[]>;
}

/** The storage of the kernel, available everywhere. */
export interface KernelRepositories {
  mails: MailRepository;
  changes: ChangeRepository;
  cluster: ClusterRepository;
  receipts: ReceiptRepository;
  jobs: JobQueue;
  users: UserRepository;
  sessions: SessionRepository;
  links: LinkRepository;
  outbox: OutboxRepository;
  audit: AuditRepository;
  customers: CustomerRepository;
  groups: GroupRepository;
  fleetStatus: FleetStatusRepository;
  fleetRevisions: FleetRevisionRepository;
  faults: FaultRepository;
  ingest: IngestRepository;
  activityLog: ActivityLogRepository;
  trailers: TrailerRepository;
  custody: CustodyRepository;
  trailerAdministration: TrailerAdministrationRepository;
  sensorOrders: SensorOrderRepository;
  /** Rejects if the storage does not respond. */
  ping(): Promise<void>;
}

/** Storage of the areas. Each declares its ports here from its own `repository.ts`, so the kernel imports no area. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface AreaRepositories {}

/** All storage; `memory` and `sql` return the same results. */
export interface Repositories extends KernelRepositories, AreaRepositories {
  /**
   * Runs work in a transaction with its own repositories; an error undoes all changes. The work must use only these
   * repositories, because others would wait for the transaction. After a deadlock, the work is repeated, so it may run
   * more than once. Nested calls join the current transaction.
   */
  transaction<Result>(work: (within: Repositories) => Promise<Result>): Promise<Result>;
}
