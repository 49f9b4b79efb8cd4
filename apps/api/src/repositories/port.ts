import type { JobQueue } from '../engine/jobs';
import type { AuditRepository } from './audit';
import type { ChangeRepository } from './changes';
import type { ClusterRepository } from './cluster';
import type { CustomerAdministrationRepository } from './customerAdministration';
import type { DeviceLinkRepository } from './deviceLinks';
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
import type { ReeferRepository } from './reefers';
import type { TrailerScope } from './scope';
import type { CargoImageRepository, DealerRepository, ServiceRecordRepository } from './service';
import type { SharedLinkRepository } from './sharedLinks';
import type { SubscriptionRepository } from './subscriptions';
import type { TrailerAdministrationRepository } from './trailerAdministration';
import type { SensorOrderRepository, TrailerRepository } from './trailers';
import type { UserAdministrationRepository } from './userAdministration';

/** A user whose session is open, with what authorisation needs; read on every call. */
export interface CallerRecord {
  user: UserRecord;
  session: SessionRecord;
  /** Groups the user is in. */
  groups: readonly GroupRecord[];
  /** `groups` and their descendants, regular ones only. */
  sightGroups: readonly { customerId: number; groupId: string }[];
}

/** A user with what the scope of sight is made of. */
export type Standing = Omit<CallerRecord, 'session'>;

export interface UserRepository {
  byEmail(email: string): Promise<UserRecord | undefined>;
  byId(userId: string): Promise<UserRecord | undefined>;
  /** False when the address is taken. */
  add(user: UserRecord): Promise<boolean>;
  /** Whether there is no user at all: nobody can sign in. */
  isEmpty(): Promise<boolean>;
  /** Adds the very first user; false when there is one already. Of two calls at once, one is refused. */
  addFirst(user: UserRecord): Promise<boolean>;
  /** Changes the named fields; `endSessions` also counts the token version up and revokes every session. */
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

/** What became of a refresh token. Only `rotated` hands out a new one. */
export type Rotation =
  | { kind: 'rotated'; session: SessionRecord }
  /** Used before and beyond its grace: the whole family was revoked. */
  | { kind: 'reused'; session: SessionRecord }
  /** Unknown, or of a session that ended or was revoked. */
  | { kind: 'ended' };

/** A session that is not over, with when it was last renewed. */
export interface OpenSession extends SessionRecord {
  lastUsedAt: Date;
}

export interface SessionRepository {
  open(session: SessionRecord, refreshTokenHash: string): Promise<void>;
  /** Replaces one refresh token by another, in one transaction. */
  rotate(tokenHash: string, nextHash: string, now: Date, graceMs: number): Promise<Rotation>;
  /** Undefined when the session is over, or the user is gone or disabled. */
  caller(sessionId: string, userId: string, now: Date): Promise<CallerRecord | undefined>;
  /** What an enabled user may see by roles and groups, without a session: for links that show it on the user's behalf. */
  standing(userId: string): Promise<Standing | undefined>;
  /** Sessions of a user that are not over, the last used first. */
  openOf(userId: string, now: Date): Promise<OpenSession[]>;
  /** Deletes sessions that ended before an instant, with their tokens, at most `limit`; answers how many. */
  deleteEndedBefore(before: Date, limit: number): Promise<number>;
  revoke(sessionId: string, now: Date): Promise<void>;
  revokeAllOf(userId: string, now: Date): Promise<void>;
}

export interface LinkRepository {
  add(link: LinkRecord): Promise<void>;
  find(tokenHash: string): Promise<LinkRecord | undefined>;
  /** Deletes links that were used or expired before an instant, at most `limit`; answers how many. */
  deleteEndedBefore(before: Date, limit: number): Promise<number>;
  /** Spends a link once; undefined when it is unknown, spent or expired. */
  spend(tokenHash: string, now: Date): Promise<LinkRecord | undefined>;
  /** Makes the user's open links of a purpose useless. */
  voidAllOf(userId: string, purpose: LinkRecord['purpose'], now: Date): Promise<void>;
}

export interface OutboxRepository {
  add(mail: OutboxMail): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<OutboxMail[]>;
}

export interface CustomerRepository {
  /** The named customers, or all; by short name. Totals count what the scope shows. */
  list(input: {
    customerIds: readonly number[] | 'all';
    showDeactivated: boolean;
    scope: TrailerScope;
  }): Promise<CustomerWithTotals[]>;
  find(customerIds: readonly number[]): Promise<CustomerRecord[]>;
  /** Feature names that any of the customers has. */
  features(customerIds: readonly number[] | 'all'): Promise<string[]>;
}

/** All storage; `memory` and `sql` answer alike. */
export interface Repositories {
  /**
   * Runs work as one transaction on repositories of its own; whatever it throws undoes all of it. Within the work use
   * these repositories only: others would wait for the transaction. A deadlock is tried again, so the work may run
   * more than once. Nested calls join the transaction that is open.
   */
  transaction<Result>(work: (within: Repositories) => Promise<Result>): Promise<Result>;
  mails: MailRepository;
  changes: ChangeRepository;
  cluster: ClusterRepository;
  subscriptions: SubscriptionRepository;
  receipts: ReceiptRepository;
  jobs: JobQueue;
  users: UserRepository;
  userAdministration: UserAdministrationRepository;
  sessions: SessionRepository;
  links: LinkRepository;
  outbox: OutboxRepository;
  audit: AuditRepository;
  customers: CustomerRepository;
  customerAdministration: CustomerAdministrationRepository;
  groups: GroupRepository;
  fleetStatus: FleetStatusRepository;
  fleetRevisions: FleetRevisionRepository;
  faults: FaultRepository;
  ingest: IngestRepository;
  activityLog: ActivityLogRepository;
  reefers: ReeferRepository;
  deviceLinks: DeviceLinkRepository;
  sharedLinks: SharedLinkRepository;
  dealers: DealerRepository;
  serviceRecords: ServiceRecordRepository;
  cargoImages: CargoImageRepository;
  trailers: TrailerRepository;
  trailerAdministration: TrailerAdministrationRepository;
  sensorOrders: SensorOrderRepository;
  /** Rejects when the storage cannot answer. */
  ping(): Promise<void>;
}
