/** A server of a customer that is sent messages about alerts. */
export interface Webhook {
  customerId: number;
  webhookId: string;
  name: string;
  url: string;
  /** Severities of alerts that it is sent: critical, caution, good. */
  severities: readonly string[];
  enabled: boolean;
  /** Why it is off: its server responded 410 Gone, or a person switched it off. Null while it is on. */
  disabledReason: 'gone' | 'person' | null;
  /** The secret, sealed. */
  secret: string;
  /** The secret before the last rotation, sealed. */
  earlierSecret: string | null;
  /** Until when messages are signed with the earlier secret, too. */
  earlierSecretUntil: Date | null;
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  /** Counts what people change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One attempt to send a message. */
export interface WebhookAttempt {
  /** ISO 8601. */
  at: string;
  /** The HTTP status; null without a response. */
  status: number | null;
  /** Why there was no response. */
  error: string | null;
  durationMs: number;
  /** The beginning of the response. */
  response: string | null;
}

export type WebhookEvent = 'alert.fired' | 'alert.reminder' | 'alert.test';

/**
 * Waiting for the first attempt; failed and waiting for another one; sent; or given up, because its attempts are used
 * up or its webhook was switched off.
 */
export type WebhookMessageState = 'waiting' | 'failed' | 'sent' | 'givenUp';

/** A message to a webhook. */
export interface WebhookMessageRecord {
  customerId: number;
  webhookId: string;
  /** Sent as the header `webhook-id`; a replay keeps it. */
  messageId: string;
  event: WebhookEvent;
  ruleId: string | null;
  episodeIds: readonly string[];
  /** The field `data` of the message. */
  payload: Readonly<Record<string, unknown>>;
  state: WebhookMessageState;
  /** Oldest first. */
  attempts: readonly WebhookAttempt[];
  createdAt: Date;
  /** Null if no attempt follows. */
  nextAttemptAt: Date | null;
  /** When a worker took it; null if none is sending it. */
  claimedAt: Date | null;
}

/** What an attempt changes. */
export interface WebhookOutcome {
  state: WebhookMessageState;
  attempt: WebhookAttempt | null;
  nextAttemptAt: Date | null;
}

export interface MessagesPage {
  /** Messages older than this one. @default from the newest */
  after?: string | undefined;
  limit: number;
}

export interface WebhookRepository {
  /** By name. */
  list(customerId: number): Promise<Webhook[]>;
  byId(customerId: number, webhookId: string): Promise<Webhook | undefined>;
  /** False if the customer has `max` webhooks. */
  add(webhook: Webhook, max: number): Promise<boolean>;
  /** False if the stored version isn't the one before. Times of success and failure are kept. */
  replace(webhook: Webhook): Promise<boolean>;
  /** Deletes its messages, too. */
  delete(customerId: number, webhookId: string): Promise<boolean>;
  /** Notes the end of an attempt; `isGone` switches the webhook off. */
  note(webhook: Webhook, attempt: { succeeded: boolean; isGone: boolean; at: Date }): Promise<void>;

  addMessage(message: WebhookMessageRecord): Promise<void>;
  /** Newest first. */
  messages(customerId: number, webhookId: string, page: MessagesPage): Promise<WebhookMessageRecord[]>;
  message(customerId: number, messageId: string): Promise<WebhookMessageRecord | undefined>;
  /** Takes a message that is due and that no living worker sends. */
  claim(
    messageId: string,
    times: { now: Date; deadSince: Date },
  ): Promise<{ message: WebhookMessageRecord; webhook: Webhook } | undefined>;
  /** Ends an attempt. */
  settle(messageId: string, outcome: WebhookOutcome): Promise<void>;
  /** Ids of messages that are overdue, because a worker or a job was lost. */
  stranded(times: { now: Date; deadSince: Date }, limit: number): Promise<string[]>;
  deleteMessagesBefore(before: Date, limit: number): Promise<number>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    webhooks: WebhookRepository;
  }
}
