import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { storedMessage, storedWebhook } from './webhookColumns';
import type { Webhook, WebhookMessageRecord, WebhookRepository } from './webhookRepository';

type MessageMethods = Pick<
  WebhookRepository,
  'addMessage' | 'messages' | 'message' | 'claim' | 'settle' | 'stranded' | 'deleteMessagesBefore'
>;

/** Messages to webhooks on PostgreSQL. */
export const sqlWebhookMessages = (db: Kysely<Database>): MessageMethods => ({
  async addMessage(message) {
    await sql`insert into alert_webhook_messages
      select n.* from json_populate_recordset(null::alert_webhook_messages, ${rowOf(message)}::json) n`.execute(db);
  },
  async messages(customerId, webhookId, { after, limit }) {
    const older = after === undefined ? sql`true` : sql`m.message_id < ${after}::uuid`;
    const { rows } = await sql<WebhookMessageRecord>`select ${storedMessage} from alert_webhook_messages m
      where m.customer_id = ${customerId}::int and m.webhook_id = ${webhookId}::uuid and ${older}
      order by m.message_id desc limit ${limit}`.execute(db);
    return rows;
  },
  async message(customerId, messageId) {
    const { rows } = await sql<WebhookMessageRecord>`select ${storedMessage} from alert_webhook_messages m
      where m.customer_id = ${customerId}::int and m.message_id = ${messageId}::uuid`.execute(db);
    return rows[0];
  },
  async claim(messageId, { now, deadSince }) {
    const { rows } = await sql<{ message: WebhookMessageRecord } & WebhookMessageRecord>`
      update alert_webhook_messages m set claimed_at = ${iso(now)}::timestamptz
      where m.message_id = ${messageId}::uuid and m.next_attempt_at <= ${iso(now)}::timestamptz
        and (m.claimed_at is null or m.claimed_at < ${iso(deadSince)}::timestamptz)
      returning ${storedMessage}`.execute(db);
    const [message] = rows;
    if (!message) return undefined;
    const found = await sql<Webhook>`select ${storedWebhook} from alert_webhooks w
      where w.customer_id = ${message.customerId}::int and w.webhook_id = ${message.webhookId}::uuid`.execute(db);
    const [webhook] = found.rows;
    return webhook && { message, webhook };
  },
  async settle(messageId, { state, attempt, nextAttemptAt }) {
    await sql`update alert_webhook_messages set state = ${state}, claimed_at = null,
        attempts = attempts || ${JSON.stringify(attempt ? [attempt] : [])}::jsonb,
        next_attempt_at = ${nextAttemptAt && iso(nextAttemptAt)}::timestamptz
      where message_id = ${messageId}::uuid`.execute(db);
  },
  async stranded({ now, deadSince }, limit) {
    const { rows } = await sql<{ messageId: string }>`select message_id as "messageId" from alert_webhook_messages
      where next_attempt_at is not null and (
        claimed_at is null and next_attempt_at <= ${iso(deadSince)}::timestamptz
        or claimed_at < ${iso(deadSince)}::timestamptz and next_attempt_at <= ${iso(now)}::timestamptz)
      order by message_id limit ${limit}`.execute(db);
    return rows.map(({ messageId }) => messageId);
  },
  async deleteMessagesBefore(before, limit) {
    const { rows } = await sql<object>`delete from alert_webhook_messages where message_id in (
        select message_id from alert_webhook_messages where created_at < ${iso(before)}::timestamptz limit ${limit})
      returning message_id`.execute(db);
    return rows.length;
  },
});

const iso = (at: Date) => at.toISOString();

const rowOf = (message: WebhookMessageRecord) =>
  JSON.stringify([
    {
      message_id: message.messageId,
      customer_id: message.customerId,
      webhook_id: message.webhookId,
      event: message.event,
      rule_id: message.ruleId,
      episode_ids: message.episodeIds,
      payload: message.payload,
      state: message.state,
      attempts: message.attempts,
      created_at: message.createdAt,
      next_attempt_at: message.nextAttemptAt,
      claimed_at: message.claimedAt,
    },
  ]);
