import type { CallOptions } from './callOptions';
import type { MailDeliveriesQuery } from './generated/graphql';

/** The delivery state of an outgoing email. Source: query `mailDeliveries`. */
export type MailDelivery = MailDeliveriesQuery['mailDeliveries'][number];

/** Outgoing emails. */
export interface MailPort {
  /** The delivery states of emails that the caller caused; others are left out. Source: query `mailDeliveries`. */
  mailDeliveries(ids: readonly string[], options?: CallOptions): Promise<MailDelivery[]>;
}
