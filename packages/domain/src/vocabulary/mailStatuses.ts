import { lookup, type Word } from './lookup';

/** The status of an outgoing mail. */
export const MailStatus = {
  /** Waits for its first or next attempt. */
  Queued: 'queued',
  /** The mail server is being contacted; no part of the message has been sent yet. */
  Sending: 'sending',
  /** The message is being sent. If the worker dies now, it is unknown whether the mail arrived. */
  HandingOver: 'handingOver',
  /** The mail server accepted it. */
  Sent: 'sent',
  /** The mail server refused it, or every attempt failed. */
  Failed: 'failed',
  /** Sent, but the confirmation was lost. Never retried automatically. */
  Unconfirmed: 'unconfirmed',
} as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

/** The mail statuses with their labels, in chronological order. */
export const MAIL_STATUSES: readonly Word<MailStatus>[] = [
  { id: 'queued', label: 'Queued' },
  { id: 'sending', label: 'Sending' },
  { id: 'handingOver', label: 'Sending' },
  { id: 'sent', label: 'Sent' },
  { id: 'failed', label: 'Failed' },
  { id: 'unconfirmed', label: 'Handed over, not confirmed' },
];
/** Finds a mail status by id; an unknown id is kept and labeled as unknown. */
export const mailStatus = lookup(MAIL_STATUSES, 'mail status');

/** Whether the outcome is still open, so the status should be polled. */
export const isMailPending = (status: string): boolean =>
  status === MailStatus.Queued || status === MailStatus.Sending || status === MailStatus.HandingOver;

/** Whether an administrator may resend the mail. */
export const canRetryMail = (status: string): boolean =>
  status === MailStatus.Failed || status === MailStatus.Unconfirmed;
