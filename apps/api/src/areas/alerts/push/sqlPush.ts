import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { PushMessageRecord, PushRepository, PushSubscriptionRecord } from './pushRepository';

/** Push subscriptions on PostgreSQL. */
export const sqlPush = (db: Kysely<Database>): PushRepository => ({
  async subscriptions(userId) {
    const { rows } = await sql<PushSubscriptionRecord>`select ${subscription} from push_subscriptions s
      where s.user_id = ${userId}::uuid order by s.created_at, s.subscription_id`.execute(db);
    return rows;
  },
  async subscribe(made, max) {
    await sql`delete from push_subscriptions where endpoint = ${made.endpoint}`.execute(db);
    await db
      .insertInto('push_subscriptions')
      .values({
        subscription_id: made.subscriptionId,
        user_id: made.userId,
        endpoint: made.endpoint,
        p256dh: made.p256dh,
        auth: made.auth,
        label: made.label,
        created_at: made.createdAt,
        last_used_at: made.lastUsedAt,
      })
      .execute();
    await sql`delete from push_subscriptions where subscription_id in (
        select subscription_id from push_subscriptions where user_id = ${made.userId}::uuid
        order by created_at desc, subscription_id desc offset ${max})`.execute(db);
    return made;
  },
  async unsubscribe(userId, subscriptionId) {
    const { rows } = await sql<object>`delete from push_subscriptions
      where user_id = ${userId}::uuid and subscription_id = ${subscriptionId}::uuid
      returning subscription_id`.execute(db);
    return rows.length > 0;
  },
  async forget(subscriptionId) {
    await sql`delete from push_subscriptions where subscription_id = ${subscriptionId}::uuid`.execute(db);
  },

  async addMessages(messages) {
    if (messages.length === 0) return;
    await db
      .insertInto('push_messages')
      .values(
        messages.map((message) => ({
          message_id: message.messageId,
          subscription_id: message.subscriptionId,
          about_id: message.aboutId,
          customer_id: message.customerId,
          rule_id: message.ruleId,
          title: message.title,
          attempts: message.attempts,
          next_attempt_at: message.nextAttemptAt,
        })),
      )
      .execute();
  },
  async claim(messageId, { now, until }) {
    const { rows } = await sql<PushMessageRecord>`update push_messages m
      set attempts = m.attempts + 1, next_attempt_at = ${until.toISOString()}::timestamptz
      where m.message_id = ${messageId}::uuid and m.next_attempt_at <= ${now.toISOString()}::timestamptz
      returning m.message_id as "messageId", m.subscription_id as "subscriptionId", m.about_id as "aboutId", m.title,
        m.attempts, m.next_attempt_at as "nextAttemptAt", m.customer_id as "customerId", m.rule_id as "ruleId"`.execute(
      db,
    );
    const [message] = rows;
    if (!message) return undefined;
    const found = await sql<PushSubscriptionRecord>`select ${subscription} from push_subscriptions s
      where s.subscription_id = ${message.subscriptionId}::uuid`.execute(db);
    const [holder] = found.rows;
    return holder && { message, subscription: holder };
  },
  async postpone(messageId, nextAttemptAt) {
    await sql`update push_messages set next_attempt_at = ${nextAttemptAt.toISOString()}::timestamptz
      where message_id = ${messageId}::uuid`.execute(db);
  },
  async finish(messageId, { subscriptionId, sentAt }) {
    await sql`delete from push_messages where message_id = ${messageId}::uuid`.execute(db);
    if (!sentAt) return;
    await sql`update push_subscriptions set last_used_at = ${sentAt.toISOString()}::timestamptz
      where subscription_id = ${subscriptionId}::uuid`.execute(db);
  },
  async overdue(before, limit) {
    const { rows } = await sql<{ messageId: string }>`select message_id as "messageId" from push_messages
      where next_attempt_at <= ${before.toISOString()}::timestamptz order by message_id limit ${limit}`.execute(db);
    return rows.map(({ messageId }) => messageId);
  },
});

const subscription = sql`s.subscription_id as "subscriptionId", s.user_id as "userId", s.endpoint, s.p256dh, s.auth,
  s.label, s.created_at as "createdAt", s.last_used_at as "lastUsedAt"`;
