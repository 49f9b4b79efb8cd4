import type { MailStatus } from '@gladhand/domain/mail';

/** A mail, independent of how it is sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text with the same content as the HTML. */
  text: string;
  html?: string;
  /** The purpose of the mail, e.g. resetPassword; shown in the outbox, the list of mails and the log. */
  purpose: string;
  /** The user whom the mail is about; the user's row in a list shows the status of the mail. */
  userId?: string;
  /** The signed-in user who caused the mail and can see its status. */
  requestedBy?: string;
  /** The customer whose administrators may see the mail. */
  customerId?: number | null;
  /** Further headers, e.g. List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

/** A file of a mail: its bytes, or where they are stored until the mail is sent. */
export type MailAttachment = {
  filename: string;
  contentType: string;
} & (
  | {
      /** The bytes as base64. */
      base64: string;
    }
  | {
      /** A file of a report, which all recipients share. */
      reportFile: { customerId: number; fileId: string };
    }
);

export type MailId = string;

/** Queues a mail within the current transaction; resolves to its id. */
export type QueueMail = (mail: Mail) => Promise<MailRecord>;

/** A mail in the queue. Its texts are deleted once it is sent, because they contain links that grant access. */
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
  /** Number of attempts started so far. */
  attempts: number;
  createdAt: Date;
  /** When the status was set. */
  changedAt: Date;
  /** Time of the next attempt, if the mail is queued and failed before. */
  nextAttemptAt: Date | null;
  /** Reason of the latest failure, quoted from the mail server. */
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
