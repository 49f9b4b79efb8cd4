import { lookup, type Word } from './lookup';

/** Where an outgoing mail stands. */
export const MailStatus = {
  /** Waits for its first or next attempt. */
  Queued: 'queued',
  /** The mail server is being contacted; nothing of the message was handed over yet. */
  Sending: 'sending',
  /** The message is being handed over. If the worker dies now, it is unknown whether it arrived. */
  HandingOver: 'handingOver',
  /** The mail server accepted it. */
  Sent: 'sent',
  /** The mail server refused it, or every attempt failed. */
  Failed: 'failed',
  /** Handed over, but the confirmation was lost. Never sent again automatically. */
  Unconfirmed: 'unconfirmed',
} as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

/** The mail statuses with their labels, in the order of a mail's life. */
export const MAIL_STATUSES: readonly Word<MailStatus>[] = [
  { id: 'queued', label: 'Queued' },
  { id: 'sending', label: 'Sending' },
  { id: 'handingOver', label: 'Sending' },
  { id: 'sent', label: 'Sent' },
  { id: 'failed', label: 'Failed' },
  { id: 'unconfirmed', label: 'Handed over, not confirmed' },
];
/** Finds a mail status by id; an unknown id is kept and says so. */
export const mailStatus = lookup(MAIL_STATUSES, 'mail status');

/** True while the outcome is open: ask again in a moment. */
export const isMailPending = (status: string): boolean =>
  status === MailStatus.Queued || status === MailStatus.Sending || status === MailStatus.HandingOver;

/** True when an administrator may send it again. */
export const canRetryMail = (status: string): boolean =>
  status === MailStatus.Failed || status === MailStatus.Unconfirmed;
