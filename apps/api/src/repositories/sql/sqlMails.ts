import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { MailRecord } from '../../engine/mail/mail';
import type { MailRepository, MailSummary } from '../mails';

const SUMMARY = [
  'mail_id',
  'recipient',
  'subject',
  'purpose',
  'user_id',
  'requested_by',
  'customer_id',
  'status',
  'attempts',
  'created_at',
  'changed_at',
  'next_attempt_at',
  'reason',
] as const;

type Row = Selectable<Database['mails']>;

const toSummary = (row: Pick<Row, (typeof SUMMARY)[number]>): MailSummary => ({
  mailId: row.mail_id,
  to: row.recipient,
  subject: row.subject,
  purpose: row.purpose,
  userId: row.user_id,
  requestedBy: row.requested_by,
  customerId: row.customer_id,
  status: row.status,
  attempts: row.attempts,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  nextAttemptAt: row.next_attempt_at,
  reason: row.reason,
});

const toMail = (row: Row): MailRecord => ({
  ...toSummary(row),
  text: row.body_text,
  html: row.body_html,
  headers: row.headers,
  attachments: row.attachments,
});

export function sqlMails(db: Kysely<Database>): MailRepository {
  return {
    async add(mail) {
      await db
        .insertInto('mails')
        .values({
          mail_id: mail.mailId,
          recipient: mail.to,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
          headers: JSON.stringify(mail.headers),
          attachments: JSON.stringify(mail.attachments),
          purpose: mail.purpose,
          user_id: mail.userId,
          requested_by: mail.requestedBy,
          customer_id: mail.customerId,
          status: mail.status,
          attempts: mail.attempts,
          created_at: mail.createdAt,
          changed_at: mail.changedAt,
          next_attempt_at: mail.nextAttemptAt,
          reason: mail.reason,
        })
        .execute();
    },

    async claim(mailId, { now, deadSince }) {
      await db
        .updateTable('mails')
        .set({ status: 'unconfirmed', changed_at: now })
        .where('mail_id', '=', mailId)
        .where('status', '=', 'handingOver')
        .where('changed_at', '<', deadSince)
        .execute();
      const row = await db
        .updateTable('mails')
        .set((eb) => ({ status: 'sending', changed_at: now, next_attempt_at: null, attempts: eb('attempts', '+', 1) }))
        .where('mail_id', '=', mailId)
        .where((eb) =>
          eb.or([
            eb.and([
              eb('status', '=', 'queued'),
              eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]),
            ]),
            eb.and([eb('status', '=', 'sending'), eb('changed_at', '<', deadSince)]),
          ]),
        )
        .returningAll()
        .executeTakeFirst();
      return row && toMail(row);
    },

    async settle(mailId, { status, now, reason = null, nextAttemptAt = null }) {
      await db
        .updateTable('mails')
        .set({
          status,
          changed_at: now,
          reason,
          next_attempt_at: nextAttemptAt,
          ...(status === 'sent' && { body_text: '', body_html: null, headers: '{}', attachments: '[]' }),
        })
        .where('mail_id', '=', mailId)
        .execute();
    },

    async stranded({ now, deadSince }, limit) {
      const rows = await db
        .selectFrom('mails')
        .select('mail_id')
        .where((eb) =>
          eb.or([
            eb.and([
              eb('status', '=', 'queued'),
              eb('changed_at', '<', deadSince),
              eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]),
            ]),
            eb.and([eb('status', 'in', ['sending', 'handingOver']), eb('changed_at', '<', deadSince)]),
          ]),
        )
        .orderBy('changed_at')
        .limit(limit)
        .execute();
      return rows.map((row) => row.mail_id);
    },

    async find(mailIds) {
      if (mailIds.length === 0) return [];
      const rows = await db.selectFrom('mails').select(SUMMARY).where('mail_id', 'in', mailIds).execute();
      return rows.map(toSummary);
    },

    async search({ customerIds, statuses, search, limit, offset }) {
      let query = db.selectFrom('mails');
      if (customerIds !== 'all') query = query.where('customer_id', 'in', [0, ...customerIds]);
      if (statuses !== null) query = query.where('status', 'in', [...statuses]);
      if (search !== null) query = query.where(sql`position(${search.toLowerCase()} in lower(recipient))`, '>', 0);
      const [{ total }, rows] = [
        await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
        await query
          .select(SUMMARY)
          .orderBy('created_at', 'desc')
          .orderBy('mail_id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
      ];
      return { total, mails: rows.map(toSummary) };
    },

    async deleteBefore(before, limit) {
      const { numDeletedRows } = await db
        .deleteFrom('mails')
        .where('mail_id', 'in', db.selectFrom('mails').select('mail_id').where('created_at', '<', before).limit(limit))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
