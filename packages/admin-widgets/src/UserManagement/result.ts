import type { MailDelivery } from '@gladhand/domain/mail';

/** The result of a request. */
export interface Result {
  tone: 'good' | 'critical' | 'caution';
  /** The specified text, e.g. 'Successfully created user: a@b.co'. Empty if the result is about emails. */
  text: string;
  /** Further lines below the text. */
  lines?: readonly string[] | undefined;
  /** Emails that the request has queued. Their status is updated. */
  mail?: { kind: MailKind; mails: readonly MailDelivery[]; refusals?: readonly string[] } | undefined;
}

/** The email that is sent to the selected users. */
export type MailKind = 'reset' | 'verification';
