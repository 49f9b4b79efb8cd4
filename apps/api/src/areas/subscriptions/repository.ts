/** A user who receives the weekly summary. */
export interface SummaryUser {
  userId: string;
  /** IANA zone; null if the user has not chosen one. */
  timeZone: string | null;
  /** The Monday of the latest summary, as 'YYYY-MM-DD'. */
  sentFor: string | null;
}

/** Mail that an address has unsubscribed from. */
export interface OptOut {
  address: string;
  /** '*' for all mail except account mail. */
  subject: string;
  at: Date;
  /** Names it among those of one instant. */
  key: string;
}

/** Opt-outs that concern a customer, newest first. */
export interface CustomerOptOuts {
  customerId: number;
  /** Addresses whose general opt-outs concern the customer, besides those of its users. */
  addresses: readonly string[];
  /** Subjects that concern more than this customer. */
  general: readonly string[];
  /** Subjects of this customer alone, whatever the address is. */
  subjects: readonly string[];
  /** Only those after this one in the list. */
  after: { at: Date; key: string } | undefined;
  limit: number;
}

/** Mail preferences of an address. Account mail is always sent. */
export interface SubscriptionRepository {
  /** Subject '*' stands for all mail except account mail. */
  optOut(address: string, subject: string, now: Date): Promise<void>;
  optIn(address: string, subject: string): Promise<void>;
  /** Whether the address opted out of the subject, of its kind (`alert` of `alert:` with an id) or of all mail, or belongs to a user whose mails are off. */
  isOptedOut(address: string, subject: string): Promise<boolean>;
  /** As `isOptedOut`, for many mails: those that must not be sent. */
  optedOut(mails: readonly Pick<OptOut, 'address' | 'subject'>[]): Promise<Pick<OptOut, 'address' | 'subject'>[]>;
  /** What an address has unsubscribed from, newest first. */
  optOuts(address: string): Promise<OptOut[]>;
  optOutsOfCustomer(search: CustomerOptOuts): Promise<OptOut[]>;
  /** Whether a user has subscribed to the weekly summary. */
  wantsSummary(userId: string): Promise<boolean>;
  setSummary(userId: string, enabled: boolean): Promise<void>;
  /** Enabled subscribers, by id. */
  summaryUsers(): Promise<SummaryUser[]>;
  /** Records that a summary was queued; false if it already was, even by another process. */
  noteSummary(userId: string, sentFor: string): Promise<boolean>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    subscriptions: SubscriptionRepository;
  }
}
