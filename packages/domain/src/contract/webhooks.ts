import type { CallOptions } from './callOptions';
import type {
  CreateWebhookInput,
  CreateWebhookMutation,
  WebhookInput,
  WebhookMessagesQuery,
  WebhooksQuery,
} from './generated/graphql';

/** A server that is sent messages about alerts. Source: query `webhooks`. */
export type Webhook = WebhooksQuery['webhooks'][number];
/** A new or rotated secret, which is returned only once. Source: mutation `createWebhook`. */
export type NewWebhook = CreateWebhookMutation['createWebhook'];
/** A page of messages. Source: query `webhookMessages`. */
export type WebhookMessagePage = WebhookMessagesQuery['webhookMessages'];
/** A message to a webhook with its attempts. Source: query `webhookMessages`. */
export type WebhookMessage = WebhookMessagePage['messages'][number];
/** One attempt to send a message. Source: query `webhookMessages`. */
export type WebhookAttempt = WebhookMessage['attempts'][number];

/** Names a webhook of a customer. */
export interface WebhookKey {
  customerId: number;
  id: string;
}

/** Servers of a customer that are sent messages about alerts. Every method rejects with FORBIDDEN and NOT_FOUND. */
export interface WebhooksApi {
  /** Webhooks by name. Source: query `webhooks`. */
  webhooks(customerId: number, options?: CallOptions): Promise<Webhook[]>;
  /** Messages of the last 30 days, newest first. Source: query `webhookMessages`. */
  webhookMessages(
    input: WebhookKey & { after?: string; limit?: number },
    options?: CallOptions,
  ): Promise<WebhookMessagePage>;
  /** Rejects with BAD_USER_INPUT. The secret is returned only once. Source: mutation `createWebhook`. */
  createWebhook(input: CreateWebhookInput, options?: CallOptions): Promise<NewWebhook>;
  /**
   * Changes a webhook, or switches it on or off. Rejects with CONFLICT if someone else has saved; then
   * `details.current` has the present webhook. Source: mutation `updateWebhook`.
   */
  updateWebhook(
    webhook: WebhookKey & { version: number; input: WebhookInput },
    options?: CallOptions,
  ): Promise<Webhook>;
  /** Deletes a webhook with its messages. Source: mutation `deleteWebhook`. */
  deleteWebhook(webhook: WebhookKey, options?: CallOptions): Promise<void>;
  /** Replaces the secret; the earlier one works for 24 hours. Source: mutation `rotateWebhookSecret`. */
  rotateWebhookSecret(webhook: WebhookKey & { requestId?: string }, options?: CallOptions): Promise<NewWebhook>;
  /** Sends a test message in the same way as any other. Source: mutation `testWebhook`. */
  testWebhook(webhook: WebhookKey, options?: CallOptions): Promise<WebhookMessage>;
  /** Sends a message again with the same id. Source: mutation `replayWebhookMessage`. */
  replayWebhookMessage(message: WebhookKey & { webhookId: string }, options?: CallOptions): Promise<WebhookMessage>;
}
