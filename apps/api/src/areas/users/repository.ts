import type { GroupRecord, UserRecord } from '../../repositories/entities';

/** A user with the fields that administrators see. */
export interface UserEntry extends UserRecord {
  /** Incremented by each change of roles or of the enabled state. */
  version: number;
  /** Groups of all customers, sorted by customer and name. */
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

/** A time range: includes its start, excludes its end; null means unbounded. */
export interface Span {
  from: Date | null;
  before: Date | null;
}

/** Filters for users. Null means no filter; texts match parts and ignore case. */
export interface UserQuery {
  /** Users with a role of these customers; 'all' includes users without a customer. */
  customerIds: readonly number[] | 'all';
  /** Limits filtering by customer name, group and role to customers that are visible to the caller. */
  within: readonly number[] | 'all';
  userId: string | null;
  username: string | null;
  customer: string | null;
  group: string | null;
  enabled: boolean | null;
  accountStatus: string | null;
  emailVerified: boolean | null;
  /** Role kinds as shown in the type column. */
  types: readonly string[] | null;
  lastLogin: Span | null;
  updated: Span | null;
  created: Span | null;
  sortBy: UserSortField;
  sortAsc: boolean;
}

/** The editable fields of a user. */
export interface UserChange {
  roles?: readonly string[];
  enabled?: boolean;
}

export interface UserWriteOptions {
  now: Date;
  /** Roles that must keep at least one enabled holder. */
  keepOneOf: readonly string[];
}

/** The result of a write. */
export type UserWrite =
  | { kind: 'saved'; before: UserEntry; user: UserEntry }
  /** Someone else has saved since this version was read. */
  | { kind: 'conflict'; current: UserEntry }
  /** No other enabled user has this role. */
  | { kind: 'lastOfRole'; role: string }
  | { kind: 'absent' };

export interface UserAdministrationRepository {
  /** A sorted page of users and the total count. Users who never signed in come last in both directions. */
  page(query: UserQuery, page: { limit: number; offset: number }): Promise<{ count: number; users: UserEntry[] }>;
  /** The existing users with these ids, sorted by email address. */
  byIds(userIds: readonly string[]): Promise<UserEntry[]>;
  /** The existing users with these email addresses, sorted by address. */
  byEmails(emails: readonly string[]): Promise<UserEntry[]>;
  /** Stores a new user in the default group of each of its customers. Undefined if the email address is taken. */
  create(user: UserRecord): Promise<UserEntry | undefined>;
  /**
   * Changes roles or the enabled state if `version` is still current (null skips this check), and ends the user's
   * sessions. When a role's customer is removed, so are its groups; a new customer adds its default group.
   */
  change(userId: string, version: number | null, change: UserChange, options: UserWriteOptions): Promise<UserWrite>;
  /** Deletes a user with their sessions, links and memberships. */
  remove(userId: string, options: Pick<UserWriteOptions, 'keepOneOf'>): Promise<UserWrite>;
  /** Changes the groups of users within one customer, based on the current groups of each user. */
  regroup(
    userIds: readonly string[],
    customerId: number,
    next: (present: readonly GroupRecord[]) => readonly GroupRecord[],
  ): Promise<{ before: UserEntry; user: UserEntry }[]>;
  /** The special groups of customers, and the named groups. */
  groupsOf(customerIds: readonly number[], groupIds: readonly string[]): Promise<GroupRecord[]>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    userAdministration: UserAdministrationRepository;
  }
}
