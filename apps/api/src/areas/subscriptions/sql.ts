import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { ALL_SUBJECTS } from '../../engine/mail/mailPolicy';
import { rolesOf } from '../../repositories/groups';
import type { OptOut, SubscriptionRepository, SummaryUser } from './repository';
import { kindOfSubject } from './subjects';

export function sqlSubscriptions(db: Kysely<Database>): SubscriptionRepository {
  return {
    async optOut(address, subject, now) {
      await sql`insert into mail_opt_outs (address, subject, at) values (${address}, ${subject}, ${now}::timestamptz)
        on conflict do nothing`.execute(db);
    },
    async optIn(address, subject) {
      await sql`delete from mail_opt_outs where address = ${address} and subject = ${subject}`.execute(db);
    },
    async isOptedOut(address, subject) {
      const { rows } = await sql`
        select 1 from mail_opt_outs where address = ${address} and subject in (${subject}, ${kindOfSubject(subject)}, ${ALL_SUBJECTS})
        union all select 1 from users where email = ${address} and mails_off limit 1`.execute(db);
      return rows.length > 0;
    },
    async optedOut(mails) {
      if (mails.length === 0) return [];
      const { rows } = await sql<Pick<OptOut, 'address' | 'subject'>>`select m.address, m.subject
        from unnest(${mails.map(({ address }) => address)}::text[], ${mails.map(({ subject }) => subject)}::text[],
          ${mails.map(({ subject }) => kindOfSubject(subject))}::text[]) with ordinality as m(address, subject, kind, place)
        where exists (select from mail_opt_outs o
            where o.address = m.address and o.subject in (m.subject, m.kind, ${ALL_SUBJECTS}))
          or exists (select from users u where u.email = m.address and u.mails_off)
        order by m.place`.execute(db);
      return rows;
    },
    async optOuts(address) {
      const { rows } = await sql<OptOut>`select ${optOut} from mail_opt_outs o where o.address = ${address}
        order by o.at desc, ${keyOfOptOut} desc`.execute(db);
      return rows;
    },
    async optOutsOfCustomer({ customerId, addresses, general, subjects, after, limit }) {
      const later = after
        ? sql`(o.at, ${keyOfOptOut}) < (${after.at.toISOString()}::timestamptz, ${after.key} collate "C")`
        : sql`true`;
      const { rows } = await sql<OptOut>`select ${optOut} from mail_opt_outs o
        where ${later} and (o.subject = any(${[...subjects]}::text[])
          or o.subject = any(${[...general]}::text[]) and (o.address = any(${[...addresses]}::text[])
            or exists (select from users u join user_roles r using (user_id)
              where u.email = o.address and r.role = any(${rolesOf(customerId)}::text[]))))
        order by o.at desc, ${keyOfOptOut} desc limit ${limit}`.execute(db);
      return rows;
    },
    async wantsSummary(userId) {
      const { rows } = await sql`
        select 1 from weekly_summaries where user_id = ${userId}::uuid and enabled`.execute(db);
      return rows.length > 0;
    },
    async setSummary(userId, enabled) {
      await sql`insert into weekly_summaries (user_id, enabled) values (${userId}::uuid, ${enabled})
        on conflict (user_id) do update set enabled = excluded.enabled`.execute(db);
    },
    async summaryUsers() {
      const { rows } = await sql<SummaryUser>`
        select u.user_id as "userId", u.time_zone as "timeZone", w.sent_for as "sentFor"
        from weekly_summaries w join users u on u.user_id = w.user_id
        where w.enabled and u.enabled order by u.user_id`.execute(db);
      return rows;
    },
    async noteSummary(userId, sentFor) {
      const { rows } = await sql`update weekly_summaries set sent_for = ${sentFor}
        where user_id = ${userId}::uuid and enabled and sent_for is distinct from ${sentFor} returning 1`.execute(db);
      return rows.length > 0;
    },
  };
}

const keyOfOptOut = sql`(o.address || ' ' || o.subject) collate "C"`;
const optOut = sql`o.address, o.subject, o.at, ${keyOfOptOut} as key`;
