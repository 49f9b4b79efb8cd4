import type { FeatureName } from '@gladhand/domain';
import { MessageState } from '@gladhand/domain/messages';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../../repositories/fleetFields';
import type { MessageRecord, MessageRepository, MessageSearch, MessageUser, NamedMessage } from './repository';
import { countReach, isAfter, listReach } from './sqlReach';

export function sqlMessages(db: Kysely<Database>): MessageRepository {
  return {
    async search(search) {
      const { after, limit } = search;
      const matching = conditions(search);
      const { rows } = await sql<NamedMessage>`${named} where ${matching}
        and ${after === null ? sql`true` : sql`m.message_id < ${after}::uuid`}
        order by m.message_id desc limit ${limit}::int`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from messages m where ${matching}`.execute(db);
      return { total: counted.rows[0]?.total ?? 0, messages: rows };
    },
    async byId(messageId) {
      const { rows } = await sql<NamedMessage>`${named} where m.message_id = ${messageId}::uuid`.execute(db);
      return rows[0];
    },
    async open(userId, now) {
      const { rows } = await sql<MessageRecord & { isDismissed: boolean }>`
        select ${columns}, exists (select from message_dismissals d
          where d.message_id = m.message_id and d.user_id = ${userId}::uuid) as "isDismissed"
        from messages m where ${isOpen(now)}`.execute(db);
      return rows;
    },
    async countOpen(now) {
      await sql`select pg_advisory_xact_lock(hashtext('open messages'))`.execute(db);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from messages m where ${isOpen(now)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async add(message) {
      await db.insertInto('messages').values(toRow(message)).execute();
    },
    async replace(message) {
      const { numUpdatedRows } = await db
        .updateTable('messages')
        .set(toRow(message))
        .where('message_id', '=', message.messageId)
        .where('version', '=', message.version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async dismiss(messageId, userId, at) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('message_dismissals')
        .values({ message_id: messageId, user_id: userId, dismissed_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    async clearDismissals(messageId) {
      const { numDeletedRows } = await db
        .deleteFrom('message_dismissals')
        .where('message_id', '=', messageId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    reach: (audience) => countReach(db, audience),
    reachedUsers: (audience, page) => listReach(db, audience, page),
    async dismissedBy(messageId, { after, limit }) {
      const { rows } = await sql<MessageUser>`
        select u.user_id as "userId", u.email from message_dismissals d join users u on u.user_id = d.user_id
        where d.message_id = ${messageId}::uuid and ${isAfter(after)}
        order by u.email collate "C" limit ${limit}::int`.execute(db);
      return rows;
    },
    async customers() {
      const { rows } = await sql<{ id: number; name: string }>`
        select customer_id as id, short_name as name from customers where active
        order by lower(short_name collate "C"), customer_id`.execute(db);
      return rows;
    },
    async features(customerIds) {
      const rows = await db
        .selectFrom('customer_features')
        .select(['customer_id', 'feature'])
        .where('customer_id', '=', sql<number>`any(${[...customerIds]}::int[])`)
        .execute();
      return new Map(
        customerIds.map((id) => [
          id,
          new Set(rows.filter((row) => row.customer_id === id).map(({ feature }) => feature as FeatureName)),
        ]),
      );
    },

    async deleteEndedBefore(before) {
      const { numAffectedRows = 0n } = await sql`
        delete from messages where coalesce(withdrawn_at, until_at) < ${before}::timestamptz`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

const columns = sql`m.message_id as "messageId", m.severity, m.text, m.roles, m.customer_ids as "customerIds", m.features,
  m.from_at as "from", m.until_at as "until", m.is_dismissible as "isDismissible", m.withdrawn_at as "withdrawnAt",
  m.created_by as "createdBy", m.created_at as "createdAt", m.updated_by as "updatedBy", m.updated_at as "updatedAt",
  m.version`;

const named = sql`
  select ${columns}, author.email as author, editor.email as editor,
    (select count(*)::int from message_dismissals d where d.message_id = m.message_id) as dismissals,
    coalesce((select json_agg(json_build_object('id', c.customer_id, 'name', c.short_name)
      order by lower(c.short_name collate "C"), c.customer_id)
      from customers c where c.customer_id = any(m.customer_ids)), '[]') as customers
  from messages m
  left join users author on author.user_id = m.created_by
  left join users editor on editor.user_id = m.updated_by`;

const isOpen = (now: Date): RawBuilder<boolean> =>
  sql`m.withdrawn_at is null and (m.until_at is null or m.until_at > ${now}::timestamptz)`;

/** The same states as `messageState`. */
function hasState(state: MessageState, now: Date): RawBuilder<boolean> {
  switch (state) {
    case MessageState.Withdrawn:
      return sql`m.withdrawn_at is not null`;
    case MessageState.Ended:
      return sql`m.withdrawn_at is null and m.until_at <= ${now}::timestamptz`;
    case MessageState.Scheduled:
      return sql`${isOpen(now)} and m.from_at > ${now}::timestamptz`;
    case MessageState.Shown:
      return sql`${isOpen(now)} and m.from_at <= ${now}::timestamptz`;
  }
}

function conditions({ messageId, state, severity, role, customerId, text, now }: MessageSearch): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (messageId !== null) parts.push(sql`m.message_id = ${messageId}::uuid`);
  if (state !== null) parts.push(hasState(state, now));
  if (severity !== null) parts.push(sql`m.severity = ${severity}`);
  if (role !== null) parts.push(sql`${role} = any(m.roles)`);
  if (customerId !== null) parts.push(sql`${customerId}::int = any(m.customer_ids)`);
  if (text !== '') parts.push(sql`strpos(lower(m.text collate "C"), ${fold(text)}) > 0`);
  return sql.join(parts, sql` and `);
}

const toRow = (message: MessageRecord) => ({
  message_id: message.messageId,
  severity: message.severity,
  text: message.text,
  roles: [...message.roles],
  customer_ids: [...message.customerIds],
  features: [...message.features],
  from_at: message.from,
  until_at: message.until,
  is_dismissible: message.isDismissible,
  withdrawn_at: message.withdrawnAt,
  created_by: message.createdBy,
  created_at: message.createdAt,
  updated_by: message.updatedBy,
  updated_at: message.updatedAt,
  version: message.version,
});
