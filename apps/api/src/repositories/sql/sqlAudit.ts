import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { AuditRepository } from '../audit';
import type { AuditEntry } from '../entities';

const toEntry = (row: Selectable<Database['audit_log']>): AuditEntry => ({
  auditId: row.audit_id,
  at: row.at,
  action: row.action,
  userId: row.user_id,
  customerId: row.customer_id,
  subject: row.subject,
  subjectId: row.subject_id,
  detail: row.detail,
  changes: row.changes,
});

const EMAIL = sql<string | null>`coalesce(users.email, audit_log.actor_email)`;

const toRow = (entry: AuditEntry) => ({
  audit_id: entry.auditId,
  at: entry.at,
  action: entry.action,
  user_id: entry.userId,
  actor_email: sql<string | null>`(select email from users where user_id = ${entry.userId}::uuid)`,
  customer_id: entry.customerId,
  subject: entry.subject,
  subject_id: entry.subjectId,
  detail: JSON.stringify(entry.detail),
  changes: JSON.stringify(entry.changes),
});

/** Whether an entry is about a target that has or had this name. */
const isNamed = (name: string) => sql<boolean>`(lower(subject) = ${name} or subject_id in (
  select l.subject_id from audit_log l where lower(l.subject) = ${name}
  union select u.user_id::text from users u where u.email = ${name}
  union select t.trailer_id::text from trailer t where lower(t.vin) = ${name}
  union select g.group_id::text from vehicle_groups g where lower(g.name) = ${name}
  union select c.customer_id::text from customers c where lower(c.short_name) = ${name}
))`;

export function sqlAudit(db: Kysely<Database>): AuditRepository {
  return {
    async add(entries) {
      if (entries.length === 0) return;
      await db.insertInto('audit_log').values(entries.map(toRow)).execute();
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('audit_log')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('audit_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toEntry);
    },

    async search({ customerIds, search, target, area, from, before, after, limit }) {
      let query = db
        .selectFrom('audit_log')
        .leftJoin('users', 'users.user_id', 'audit_log.user_id')
        .leftJoin('customers', 'customers.customer_id', 'audit_log.customer_id')
        .selectAll('audit_log')
        .select([EMAIL.as('email'), 'customers.short_name'])
        .orderBy('at', 'desc')
        .orderBy('audit_id', 'desc')
        .limit(limit);
      if (customerIds !== 'all') query = query.where('audit_log.customer_id', 'in', [0, ...customerIds]);
      if (area !== null) query = query.where(sql`split_part(action, '.', 1)`, '=', area);
      if (from) query = query.where('at', '>=', from);
      if (before) query = query.where('at', '<', before);
      if (target !== null) query = query.where(isNamed(target.toLowerCase()));
      if (search !== null) {
        const wanted = search.toLowerCase();
        query = query.where((eb) =>
          eb.or([
            eb(sql`position(${wanted} in lower(action))`, '>', 0),
            eb(sql`position(${wanted} in users.email)`, '>', 0),
            eb(sql`position(${wanted} in actor_email)`, '>', 0),
            eb.and([eb('subject', 'like', '%@%'), eb(sql`position(${wanted} in lower(subject))`, '>', 0)]),
            isNamed(wanted),
          ]),
        );
      }
      if (after !== null) {
        query = query.where(
          sql<boolean>`(at, audit_id) < (select l.at, l.audit_id from audit_log l where l.audit_id = ${after})`,
        );
      }
      const rows = await query.execute();
      return rows.map((row) => ({ ...toEntry(row), email: row.email, customerName: row.short_name }));
    },
  };
}
