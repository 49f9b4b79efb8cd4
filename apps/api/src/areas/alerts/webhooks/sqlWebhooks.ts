import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { sqlWebhookMessages } from './sqlWebhookMessages';
import { storedWebhook } from './webhookColumns';
import type { Webhook, WebhookRepository } from './webhookRepository';

/** Webhooks on PostgreSQL. */
export function sqlWebhooks(db: Kysely<Database>): WebhookRepository {
  return {
    ...sqlWebhookMessages(db),
    async list(customerId) {
      const { rows } = await sql<Webhook>`select ${storedWebhook} from alert_webhooks w
        where w.customer_id = ${customerId}::int order by lower(w.name) collate "C", w.webhook_id`.execute(db);
      return rows;
    },
    async byId(customerId, webhookId) {
      const { rows } = await sql<Webhook>`select ${storedWebhook} from alert_webhooks w
        where w.customer_id = ${customerId}::int and w.webhook_id = ${webhookId}::uuid`.execute(db);
      return rows[0];
    },
    async add(webhook, max) {
      // Waits for another request that adds one, so that two of them can't both be the last.
      await sql`select pg_advisory_xact_lock(hashtext(${`webhooks ${webhook.customerId}`}))`.execute(db);
      const { rows } = await sql<object>`insert into alert_webhooks
        select n.* from json_populate_recordset(null::alert_webhooks, ${rowOf(webhook)}::json) n
        where (select count(*) from alert_webhooks w where w.customer_id = n.customer_id) < ${max}::int
        returning webhook_id`.execute(db);
      return rows.length > 0;
    },
    async replace(webhook) {
      const { rows } = await sql<object>`update alert_webhooks w set name = n.name, url = n.url,
          severities = n.severities, enabled = n.enabled, disabled_reason = n.disabled_reason, secret = n.secret,
          earlier_secret = n.earlier_secret, earlier_secret_until = n.earlier_secret_until, version = n.version,
          updated_at = n.updated_at
        from json_populate_recordset(null::alert_webhooks, ${rowOf(webhook)}::json) n
        where w.customer_id = n.customer_id and w.webhook_id = n.webhook_id and w.version = n.version - 1
        returning w.webhook_id`.execute(db);
      return rows.length > 0;
    },
    async delete(customerId, webhookId) {
      const { rows } = await sql<object>`delete from alert_webhooks
        where customer_id = ${customerId}::int and webhook_id = ${webhookId}::uuid returning webhook_id`.execute(db);
      return rows.length > 0;
    },
    async note({ customerId, webhookId }, { succeeded, isGone, at }) {
      const instant = sql`${at.toISOString()}::timestamptz`;
      await sql`update alert_webhooks set ${succeeded ? sql`last_success_at` : sql`last_failure_at`} = ${instant}
        where customer_id = ${customerId}::int and webhook_id = ${webhookId}::uuid`.execute(db);
      if (!isGone) return;
      await sql`update alert_webhooks set enabled = false, disabled_reason = 'gone', version = version + 1,
          updated_at = ${instant}
        where customer_id = ${customerId}::int and webhook_id = ${webhookId}::uuid and enabled`.execute(db);
    },
  };
}

const rowOf = (webhook: Webhook) =>
  JSON.stringify([
    {
      customer_id: webhook.customerId,
      webhook_id: webhook.webhookId,
      name: webhook.name,
      url: webhook.url,
      severities: webhook.severities,
      enabled: webhook.enabled,
      disabled_reason: webhook.disabledReason,
      secret: webhook.secret,
      earlier_secret: webhook.earlierSecret,
      earlier_secret_until: webhook.earlierSecretUntil,
      last_success_at: webhook.lastSuccessAt,
      last_failure_at: webhook.lastFailureAt,
      version: webhook.version,
      created_at: webhook.createdAt,
      updated_at: webhook.updatedAt,
    },
  ]);
