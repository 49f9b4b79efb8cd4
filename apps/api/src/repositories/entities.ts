/** A customer as stored. */
export interface CustomerRecord {
  customerId: number;
  shortName: string;
  longName: string;
  abbrev: string;
  active: boolean;
  dotNumber: string | null;
  retentionDurationDays: number;
  /** Bogie weight at or below this is Unloaded; null is the default. */
  unloadedUpToLbs: number | null;
  /** Technicians do not see this customer's trailers. */
  hiddenFromTechnicians: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A customer with the number of its trailers. */
export interface CustomerWithTotals extends CustomerRecord {
  totalAssets: number;
  /** Trailers whose SIM is activated. */
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
  /** Counts up with every change that must end the user's tokens. */
  tokenVersion: number;
  /** Null: the password does not expire. */
  passwordExpiresAt: Date | null;
  termsAcceptedAt: Date | null;
  dataAgreementAcceptedAt: Date | null;
  /** No notification mails; mails about the account are still sent. */
  mailsOff: boolean;
  /** IANA name; null is the browser's. */
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

/** A group as stored, with the groups it stands under. */
export interface PlacedGroup extends GroupRecord {
  /** Ascending; none is the top. */
  parentIds: readonly string[];
  /** Counts up with every change of name or place. */
  version: number;
}

/** A signed-in user's session: one per sign-in, with a family of refresh tokens. */
export interface SessionRecord {
  sessionId: string;
  userId: string;
  createdAt: Date;
  /** The session ends here whatever the user does. */
  endsAt: Date;
  /** What the browser says it is. */
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

/** One line of the audit log: who did what to whom. */
export interface AuditEntry {
  auditId: string;
  at: Date;
  action: string;
  userId: string | null;
  customerId: number | null;
  /** What was changed, e.g. an email address, a VIN or the name of a group. */
  subject: string | null;
  /** Id of that account, trailer, group or customer: a name can change. */
  subjectId: string | null;
  detail: Readonly<Record<string, string | number | boolean | null>>;
  /** Fields that changed. */
  changes: readonly AuditChange[];
}

/** A field before and after, as text; null is empty. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}
