import type { MailsInput, MailsQuery } from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A page of outgoing mail with the number of all that match. Source: query `mails`. */
export type MailPage = MailsQuery['mails'];
export type { MailsInput };

export interface MailsApi {
  /** Outgoing mail, newest first, within the caller's customers. Source: query `mails`. */
  page(input: MailsInput, options?: CallOptions): Promise<MailPage>;
  /** Sends a failed or unconfirmed mail again; BAD_USER_INPUT for any other. Source: mutation `retryMail`. */
  retry(id: string, options?: CallOptions): Promise<MailPage['mails'][number]>;
}
