import type { MailStatus } from '@gladhand/domain';

/** A mail as a feature asks for it: worded, with nothing about how it is sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text; the HTML says the same. */
  text: string;
  html?: string;
  /** What the mail is for, e.g. resetPassword; shown in the outbox, the list of mails and the log. */
  purpose: string;
  /** Whose account it is about; their row in a list shows how the mail fares. */
  userId?: string;
  /** The signed-in user who caused it; they may ask how it fares. */
  requestedBy?: string;
  /** Whose administrators may see it. */
  customerId?: number | null;
  /** Further headers, e.g. List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  /** The bytes as base64. */
  base64: string;
}

export type MailId = string;

/** Queues a mail within the transaction that is open; resolves to its id. */
export type QueueMail = (mail: Mail) => Promise<MailRecord>;

/** A mail in the queue. Its texts are dropped once it was sent: they hold links that let somebody in. */
export interface MailRecord {
  mailId: MailId;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  headers: Readonly<Record<string, string>>;
  attachments: readonly MailAttachment[];
  purpose: string;
  userId: string | null;
  requestedBy: string | null;
  customerId: number | null;
  status: MailStatus;
  /** Tries begun so far. */
  attempts: number;
  createdAt: Date;
  /** When the status was set. */
  changedAt: Date;
  /** Of a queued mail that failed before: the next try. */
  nextAttemptAt: Date | null;
  /** Why the latest try failed, in the mail server's words. */
  reason: string | null;
}

export function toMailRecord(mail: Mail, { mailId, now }: { mailId: MailId; now: Date }): MailRecord {
  return {
    mailId,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? null,
    headers: mail.headers ?? {},
    attachments: mail.attachments ?? [],
    purpose: mail.purpose,
    userId: mail.userId ?? null,
    requestedBy: mail.requestedBy ?? null,
    customerId: mail.customerId ?? null,
    status: 'queued',
    attempts: 0,
    createdAt: now,
    changedAt: now,
    nextAttemptAt: null,
    reason: null,
  };
}
