import type { GroupRecord, UserRecord } from './entities';

/** A user as administrators see it. */
export interface UserEntry extends UserRecord {
  /** Counts up with each change of roles or of enabled. */
  version: number;
  /** Of all customers, by customer and name. */
  groups: readonly GroupRecord[];
}

export const USER_SORT_FIELDS = [
  'email',
  'enabled',
  'accountStatus',
  'emailVerified',
  'lastLogin',
  'updated',
  'created',
] as const;
export type UserSortField = (typeof USER_SORT_FIELDS)[number];

/** Instants from the first on and before the second; null is no such bound. */
export interface Span {
  from: Date | null;
  before: Date | null;
}

/** Which users. What is null does not narrow; texts are parts, without case. */
export interface UserQuery {
  /** Users with a role of these customers; 'all' includes those of none. */
  customerIds: readonly number[] | 'all';
  /** The customers whose names, groups and roles may decide: those the caller may know of. */
  within: readonly number[] | 'all';
  userId: string | null;
  username: string | null;
  customer: string | null;
  group: string | null;
  enabled: boolean | null;
  accountStatus: string | null;
  emailVerified: boolean | null;
  /** Kinds of roles as the type column shows them. */
  types: readonly string[] | null;
  lastLogin: Span | null;
  updated: Span | null;
  created: Span | null;
  sortBy: UserSortField;
  sortAsc: boolean;
}

/** What may change about a user. */
export interface UserChange {
  roles?: readonly string[];
  enabled?: boolean;
}

export interface UserWriteOptions {
  now: Date;
  /** Roles whose last enabled holder must not lose them. */
  keepOneOf: readonly string[];
}

/** What became of a write. */
export type UserWrite =
  | { kind: 'saved'; before: UserEntry; user: UserEntry }
  /** Somebody saved since the version was read. */
  | { kind: 'conflict'; current: UserEntry }
  /** Nobody else who is enabled holds this role. */
  | { kind: 'lastOfRole'; role: string }
  | { kind: 'absent' };

export interface UserAdministrationRepository {
  /** Users in order, an empty last login last either way, and how many there are in all. */
  page(query: UserQuery, page: { limit: number; offset: number }): Promise<{ count: number; users: UserEntry[] }>;
  /** Those of the ids that exist, in the order of their addresses. */
  byIds(userIds: readonly string[]): Promise<UserEntry[]>;
  /** Those of the addresses that exist, in their order. */
  byEmails(emails: readonly string[]): Promise<UserEntry[]>;
  /** Keeps a new user, in the default group of each customer of its roles. Undefined when the address is taken. */
  create(user: UserRecord): Promise<UserEntry | undefined>;
  /**
   * Changes roles or enabled of the version that was read (null: of any) and ends the user's sessions. Customers that
   * are gone from the roles take their groups along; new ones give their default group.
   */
  change(userId: string, version: number | null, change: UserChange, options: UserWriteOptions): Promise<UserWrite>;
  /** Removes a user with sessions, links and memberships. */
  remove(userId: string, options: Pick<UserWriteOptions, 'keepOneOf'>): Promise<UserWrite>;
  /** Gives users other groups of one customer, by what each of them has. */
  regroup(
    userIds: readonly string[],
    customerId: number,
    next: (present: readonly GroupRecord[]) => readonly GroupRecord[],
  ): Promise<{ before: UserEntry; user: UserEntry }[]>;
  /** The special groups of customers, and the named ones. */
  groupsOf(customerIds: readonly number[], groupIds: readonly string[]): Promise<GroupRecord[]>;
}
