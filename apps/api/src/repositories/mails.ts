import type { MailStatus } from '@gladhand/domain';
import type { MailId, MailRecord } from '../engine/mail/mail';

/** Which mails to list; what is null does not filter. */
export interface MailQuery {
  /** Mails of these customers; 'all' includes those of none. */
  customerIds: readonly number[] | 'all';
  statuses: readonly MailStatus[] | null;
  /** A part of the recipient's address. */
  search: string | null;
  limit: number;
  offset: number;
}

/** A mail as a list shows it: without its texts, which may hold links that let somebody in. */
export type MailSummary = Omit<MailRecord, 'text' | 'html' | 'headers' | 'attachments'>;

export interface MailSettlement {
  status: MailStatus;
  now: Date;
  /** @default none */
  reason?: string;
  /** Of a queued mail. */
  nextAttemptAt?: Date;
}

/** The queue of outgoing mail. */
export interface MailRepository {
  add(mail: MailRecord): Promise<void>;
  /**
   * Begins a try: the mail becomes `sending`. Undefined when it is not to be sent now. A mail whose worker fell silent
   * before `deadSince` is taken over while it was `sending`, and becomes `unconfirmed` when it was `handingOver`.
   */
  claim(mailId: MailId, at: { now: Date; deadSince: Date }): Promise<MailRecord | undefined>;
  /** Sets the status; a sent mail loses its texts. */
  settle(mailId: MailId, settlement: MailSettlement): Promise<void>;
  /** Ids of mails that wait, or whose worker fell silent, without a job that says so. */
  stranded(at: { now: Date; deadSince: Date }, limit: number): Promise<MailId[]>;
  find(mailIds: readonly MailId[]): Promise<MailSummary[]>;
  /** Newest first. */
  search(query: MailQuery): Promise<{ total: number; mails: MailSummary[] }>;
  /** Answers how many were deleted. */
  deleteBefore(before: Date, limit: number): Promise<number>;
}
