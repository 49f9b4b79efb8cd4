import { sql } from 'kysely';

/** The columns of `alert_webhooks w` as a record. */
export const storedWebhook = sql`w.customer_id as "customerId", w.webhook_id as "webhookId", w.name, w.url,
  w.severities, w.enabled, w.disabled_reason as "disabledReason", w.secret, w.earlier_secret as "earlierSecret",
  w.earlier_secret_until as "earlierSecretUntil", w.last_success_at as "lastSuccessAt",
  w.last_failure_at as "lastFailureAt", w.version, w.created_at as "createdAt", w.updated_at as "updatedAt"`;

/** The columns of `alert_webhook_messages m` as a record. */
export const storedMessage = sql`m.customer_id as "customerId", m.webhook_id as "webhookId",
  m.message_id as "messageId", m.event, m.rule_id as "ruleId", m.episode_ids as "episodeIds", m.payload, m.state,
  m.attempts, m.created_at as "createdAt", m.next_attempt_at as "nextAttemptAt", m.claimed_at as "claimedAt"`;
