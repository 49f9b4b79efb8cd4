import type { CallOptions } from './callOptions';
import type { AlertMailOptOutsQuery, FailedAlertMessagesQuery, MyMailOptOutsQuery } from './generated/graphql';

/** Emails that the caller has unsubscribed from. Source: query `myMailOptOuts`. */
export type MailOptOut = MyMailOptOutsQuery['myMailOptOuts'][number];
/** A page of messages that could not be delivered. Source: query `failedAlertMessages`. */
export type FailedAlertMessagePage = FailedAlertMessagesQuery['failedAlertMessages'];
/** A message that will not be tried again. Source: query `failedAlertMessages`. */
export type FailedAlertMessage = FailedAlertMessagePage['messages'][number];
/** A page of addresses that want no emails about alerts. Source: query `alertMailOptOuts`. */
export type AlertMailOptOutPage = AlertMailOptOutsQuery['alertMailOptOuts'];
/** An address that wants no emails about alerts. Source: query `alertMailOptOuts`. */
export type AlertMailOptOut = AlertMailOptOutPage['optOuts'][number];

/** Names a page of a customer's list. */
export interface CustomerPage {
  customerId: number;
  /** The value of `next` of the page before. @default the first page */
  after?: string | undefined;
}

/** What becomes of messages about alerts. */
export interface AlertDeliveryApi {
  /** Emails that the caller has unsubscribed from. Source: query `myMailOptOuts`. */
  optOuts(options?: CallOptions): Promise<MailOptOut[]>;
  /** Subscribes the caller again. Rejects with NOT_FOUND. Source: mutation `resumeMail`. */
  resumeMail(subject: string, options?: CallOptions): Promise<void>;
  /** Messages of the last 30 days that could not be delivered. Source: query `failedAlertMessages`. */
  failedMessages(page: CustomerPage, options?: CallOptions): Promise<FailedAlertMessagePage>;
  /** Addresses of the customer that want no emails about alerts. Source: query `alertMailOptOuts`. */
  optOutsOfCustomer(page: CustomerPage, options?: CallOptions): Promise<AlertMailOptOutPage>;
}
