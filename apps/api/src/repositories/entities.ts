import type { AuditChange } from '../database/auditChange';
/** A customer as stored. */
export interface CustomerRecord {
  customerId: number;
  shortName: string;
  longName: string;
  abbrev: string;
  active: boolean;
  dotNumber: string | null;
  retentionDurationDays: number;
  /** Trailers with at most this bogie weight are Unloaded; null means the default. */
  unloadedUpToLbs: number | null;
  /** Whether technicians can't see this customer's trailers. */
  hiddenFromTechnicians: boolean;
  /** Whether the menu shows Parts. */
  showsParts: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A customer with the number of its trailers. */
export interface CustomerWithTotals extends CustomerRecord {
  totalAssets: number;
  /** Trailers with an activated SIM. */
  totalActiveAssets: number;
}

export interface UserRecord {
  userId: string;
  /** In lower case. */
  email: string;
  /** Null until the first password is set. */
  passwordHash: string | null;
  accountStatus: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  enabled: boolean;
  emailVerified: boolean;
  /** Role names as in the id token, e.g. CUSTOMER_ADMIN_3. */
  roles: readonly string[];
  /** Incremented by every change that must invalidate the user's tokens. */
  tokenVersion: number;
  /** Null if the password does not expire. */
  passwordExpiresAt: Date | null;
  termsAcceptedAt: Date | null;
  dataAgreementAcceptedAt: Date | null;
  /** Disables notification mails; account mail is still sent. */
  mailsOff: boolean;
  /** IANA name; null means the browser's time zone. */
  timeZone: string | null;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export type GroupKind = 'regular' | 'allVins' | 'noVins' | 'tkCommandControl' | 'noHelp';

export interface GroupRecord {
  customerId: number;
  groupId: string;
  name: string;
  kind: GroupKind;
}

/** A stored group with its parents. */
export interface PlacedGroup extends GroupRecord {
  /** In ascending order; empty for the top level. */
  parentIds: readonly string[];
  /** Incremented by every change of name or parents. */
  version: number;
}

/** A user's session: one per sign-in, with its sequence of refresh tokens. */
export interface SessionRecord {
  sessionId: string;
  userId: string;
  createdAt: Date;
  /** The session ends at this time even if it is in use. */
  endsAt: Date;
  /** The user agent of the browser. */
  userAgent: string | null;
}

/** The token of a mailed link; only its hash is stored. */
export interface LinkRecord {
  tokenHash: string;
  userId: string;
  purpose: 'setPassword' | 'resetPassword' | 'confirmEmail';
  email: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface OutboxMail {
  mailId: string;
  to: string;
  subject: string;
  text: string;
  purpose: string;
  createdAt: Date;
}

/** An entry of the audit log: actor, action and target. */
export interface AuditEntry {
  auditId: string;
  at: Date;
  action: string;
  userId: string | null;
  customerId: number | null;
  /** The name of the target, e.g. an email address, a VIN or a group name. */
  subject: string | null;
  /** The id of that account, trailer, group or customer, because names can change. */
  subjectId: string | null;
  detail: Readonly<Record<string, string | number | boolean | null>>;
  /** The changed fields. */
  changes: readonly AuditChange[];
}
