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
  detail: row.detail,
  changes: row.changes,
});

const toRow = (entry: AuditEntry) => ({
  audit_id: entry.auditId,
  at: entry.at,
  action: entry.action,
  user_id: entry.userId,
  customer_id: entry.customerId,
  subject: entry.subject,
  detail: JSON.stringify(entry.detail),
  changes: JSON.stringify(entry.changes),
});

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

    async search({ customerIds, search, area, from, before, after, limit }) {
      let query = db
        .selectFrom('audit_log')
        .leftJoin('users', 'users.user_id', 'audit_log.user_id')
        .leftJoin('customers', 'customers.customer_id', 'audit_log.customer_id')
        .selectAll('audit_log')
        .select(['users.email', 'customers.short_name'])
        .orderBy('at', 'desc')
        .orderBy('audit_id', 'desc')
        .limit(limit);
      if (customerIds !== 'all') query = query.where('audit_log.customer_id', 'in', [0, ...customerIds]);
      if (area !== null) query = query.where(sql`split_part(action, '.', 1)`, '=', area);
      if (from) query = query.where('at', '>=', from);
      if (before) query = query.where('at', '<', before);
      if (search !== null) {
        const wanted = search.toLowerCase();
        query = query.where((eb) =>
          eb.or([
            eb(sql`position(${wanted} in lower(action))`, '>', 0),
            eb(sql`position(${wanted} in users.email)`, '>', 0),
            eb(sql`lower(subject)`, '=', wanted),
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
