import type { WebhookMessageRecord } from './webhookRepository';

/** The JSON of a message, in the form that Standard Webhooks recommends. It is the same for every attempt. */
export const webhookBody = ({ event, createdAt, payload }: WebhookMessageRecord): string =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: payload });
