import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { OutboxRepository } from '../port';

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
