import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { AuditRepository, OutboxRepository } from '../port';

export function sqlOutbox(db: Kysely<Database>): OutboxRepository {
  return {
    async add({ mailId, to, subject, text, purpose, createdAt }) {
      await db
        .insertInto('outbox_mails')
        .values({ mail_id: mailId, recipient: to, subject, body: text, purpose, created_at: createdAt })
        .execute();
    },
    async latest(limit) {
      const rows = await db
        .selectFrom('outbox_mails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('mail_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        mailId: row.mail_id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        purpose: row.purpose,
        createdAt: row.created_at,
      }));
    },
  };
}

export function sqlAudit(db: Kysely<Database>): AuditRepository {
  return {
    async add(entry) {
      await db
        .insertInto('audit_log')
        .values({
          audit_id: entry.auditId,
          at: entry.at,
          action: entry.action,
          user_id: entry.userId,
          customer_id: entry.customerId,
          subject: entry.subject,
          detail: JSON.stringify(entry.detail),
        })
        .execute();
    },
    async latest(limit) {
      const rows = await db
        .selectFrom('audit_log')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('audit_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        auditId: row.audit_id,
        at: row.at,
        action: row.action,
        userId: row.user_id,
        customerId: row.customer_id,
        subject: row.subject,
        detail: row.detail,
      }));
    },
  };
}
