import type { CallOptions } from '../callOptions';
import type { MailsInput, MailsQuery } from '../generated/administration/graphql';

/** A page of outgoing emails with the total number of matches. Source: query `mails`. */
export type MailPage = MailsQuery['mails'];
export type { MailsInput };

export interface MailsApi {
  /** Outgoing emails, newest first, of the customers that the caller administers. Source: query `mails`. */
  page(input: MailsInput, options?: CallOptions): Promise<MailPage>;
  /** Resends a failed or unconfirmed email; rejects with BAD_USER_INPUT for any other. Source: mutation `retryMail`. */
  retry(id: string, options?: CallOptions): Promise<MailPage['mails'][number]>;
}
