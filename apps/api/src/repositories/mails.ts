import type { MailStatus } from '@gladhand/domain/mail';
import type { MailId, MailRecord } from '../engine/mail/mail';

/** Filters for mails; null means no filter. */
export interface MailQuery {
  /** Mails of these customers; 'all' includes those without a customer. */
  customerIds: readonly number[] | 'all';
  statuses: readonly MailStatus[] | null;
  /** Part of the recipient's address. */
  search: string | null;
  limit: number;
  offset: number;
}

/** A mail without its texts, which may contain links that grant access. */
export type MailSummary = Omit<MailRecord, 'text' | 'html' | 'headers' | 'attachments'>;

export interface MailSettlement {
  status: MailStatus;
  now: Date;
  /** @default none */
  reason?: string;
  /** Next attempt of a queued mail. */
  nextAttemptAt?: Date;
}

/** The queue of outgoing mail. */
export interface MailRepository {
  add(mail: MailRecord): Promise<void>;
  /**
   * Starts an attempt: the mail becomes `sending`. Undefined if it must not be sent now. A mail whose worker has been
   * silent since `deadSince` is taken over if it was `sending`, and becomes `unconfirmed` if it was `handingOver`.
   */
  claim(mailId: MailId, at: { now: Date; deadSince: Date }): Promise<MailRecord | undefined>;
  /** Sets the status; the texts of a sent mail are deleted. */
  settle(mailId: MailId, settlement: MailSettlement): Promise<void>;
  /** Ids of mails without a job that are waiting or whose worker has died. */
  stranded(at: { now: Date; deadSince: Date }, limit: number): Promise<MailId[]>;
  find(mailIds: readonly MailId[]): Promise<MailSummary[]>;
  /** Newest first. */
  search(query: MailQuery): Promise<{ total: number; mails: MailSummary[] }>;
  /** Returns the number deleted. */
  deleteBefore(before: Date, limit: number): Promise<number>;
}
