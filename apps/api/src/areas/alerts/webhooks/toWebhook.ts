import type { WebhookMessage as ShownMessage, Webhook as ShownWebhook } from '../../../graphql/generated/resolvers';
import { webhookBody } from './webhookBody';
import type { Webhook, WebhookMessageRecord } from './webhookRepository';

/** A webhook as users see it: without its secrets. */
export const toWebhook = (webhook: Webhook): ShownWebhook => ({
  id: webhook.webhookId,
  customerId: webhook.customerId,
  name: webhook.name,
  url: webhook.url,
  severities: [...webhook.severities],
  enabled: webhook.enabled,
  disabledReason: webhook.disabledReason,
  earlierSecretUntil: webhook.earlierSecretUntil?.toISOString() ?? null,
  lastSuccess: webhook.lastSuccessAt?.toISOString() ?? null,
  lastFailure: webhook.lastFailureAt?.toISOString() ?? null,
  created: webhook.createdAt.toISOString(),
  updated: webhook.updatedAt.toISOString(),
  version: webhook.version,
});

export const toWebhookMessage = (message: WebhookMessageRecord): ShownMessage => ({
  id: message.messageId,
  webhookId: message.webhookId,
  event: message.event,
  ruleId: message.ruleId,
  alertIds: [...message.episodeIds],
  body: webhookBody(message),
  state: message.state,
  attempts: message.attempts.map((attempt) => ({ ...attempt })),
  created: message.createdAt.toISOString(),
  nextAttempt: message.nextAttemptAt?.toISOString() ?? null,
});
