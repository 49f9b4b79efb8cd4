/** A user who gets the weekly summary. */
export interface SummaryUser {
  userId: string;
  /** IANA zone; null when none was chosen. */
  timeZone: string | null;
  /** The Monday of the latest summary, as 'YYYY-MM-DD'. */
  sentFor: string | null;
}

/** What an address wants to be mailed. Account mail is none of it: it is always sent. */
export interface SubscriptionRepository {
  /** Subject '*' is all mail but that of the account. */
  optOut(address: string, subject: string, now: Date): Promise<void>;
  optIn(address: string, subject: string): Promise<void>;
  /** Whether an address opted out of the subject, of everything, or belongs to a user whose mails are off. */
  isOptedOut(address: string, subject: string): Promise<boolean>;
  /** Whether a user asked for the weekly summary. */
  wantsSummary(userId: string): Promise<boolean>;
  setSummary(userId: string, enabled: boolean): Promise<void>;
  /** Enabled users who asked for it, by id. */
  summaryUsers(): Promise<SummaryUser[]>;
  /** Notes that a summary was queued; false when it was already, by whichever process. */
  noteSummary(userId: string, sentFor: string): Promise<boolean>;
}

/** Every subject at once. */
export const ALL_SUBJECTS = '*';
