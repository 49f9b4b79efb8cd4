import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type {
  AlertSettingsRecord,
  DeliveryKey,
  DeliveryRecord,
  DueMessages,
  MessageRepository,
  MuteRecord,
  SentAbout,
  SentMail,
} from './messageRepository';

/** Messages about alerts on PostgreSQL. */
export const sqlMessages = (db: Kysely<Database>): MessageRepository => ({
  async lock(customerId) {
    await sql`select pg_advisory_xact_lock(hashtext(${`alert messages ${customerId}`}))`.execute(db);
  },
  async put(deliveries) {
    if (deliveries.length === 0) return;
    await sql`insert into alert_deliveries
      select * from json_populate_recordset(null::alert_deliveries, ${JSON.stringify(deliveries.map(toRow))}::json)
      on conflict (customer_id, episode_id, step, channel, recipient) do update set
        outcome = excluded.outcome, reason = excluded.reason, mail_id = excluded.mail_id, at = excluded.at,
        due_at = excluded.due_at`.execute(db);
  },
  async remove(deliveries) {
    if (deliveries.length === 0) return;
    await sql`delete from alert_deliveries d
      using json_populate_recordset(null::alert_deliveries, ${JSON.stringify(deliveries.map(toKey))}::json) n
      where d.customer_id = n.customer_id and d.episode_id = n.episode_id and d.step = n.step
        and d.channel = n.channel and d.recipient = n.recipient`.execute(db);
  },
  async ofEpisode(customerId, episodeId) {
    const { rows } = await sql<DeliveryRecord>`select ${delivery} from alert_deliveries
      where customer_id = ${customerId}::int and episode_id = ${episodeId}::uuid
      order by at desc, recipient, step, channel`.execute(db);
    return rows;
  },
  async decided(customerId, episodeIds) {
    const { rows } =
      await sql<DeliveryKey>`select customer_id as "customerId", episode_id as "episodeId", step, channel,
        recipient
      from alert_deliveries
      where customer_id = ${customerId}::int and episode_id = any(${[...episodeIds]}::uuid[])
        and not (outcome = 'heldBack' and reason = 'withdrawn')`.execute(db);
    return rows;
  },
  async due(now, limit) {
    const { rows } = await sql<{ customerId: number; ruleId: string | null; recipient: string | null }>`
      select customer_id as "customerId", case when ${isSummarized} then null else rule_id end as "ruleId",
        case when ${isSummarized} then recipient end as recipient
      from alert_deliveries where outcome = 'waiting' and due_at <= ${iso(now)}::timestamptz
      group by 1, 2, 3 order by min(due_at) limit ${limit}`.execute(db);
    return rows.flatMap(({ customerId, ruleId, recipient }): DueMessages[] => {
      if (ruleId !== null) return [{ customerId, ruleId }];
      return recipient === null ? [] : [{ customerId, recipient }];
    });
  },
  async listDue(about, now, limit) {
    const which =
      'ruleId' in about
        ? sql`rule_id = ${about.ruleId}::uuid and not ${isSummarized}`
        : sql`recipient = ${about.recipient} and ${isSummarized}`;
    const { rows } = await sql<DeliveryRecord>`select ${delivery} from alert_deliveries
      where outcome = 'waiting' and due_at <= ${iso(now)}::timestamptz
        and customer_id = ${about.customerId}::int and ${which}
      order by due_at, at, episode_id, step, channel, recipient limit ${limit}`.execute(db);
    return rows;
  },
  async lastSent(customerId, { recipients, ruleIds }) {
    const { rows } = await sql<SentAbout>`
      select distinct on (channel, recipient, rule_id, ${subject}) channel, recipient, rule_id as "ruleId",
        ${subject} as "subjectId", episode_id as "episodeId", at
      from alert_deliveries
      where customer_id = ${customerId}::int and recipient = any(${[...recipients]}::text[])
        and rule_id = any(${[...ruleIds]}::uuid[]) and outcome = 'queued'
        and (step = 'fired' or step like 'reminder:%')
      order by channel, recipient, rule_id, ${subject}, at desc, episode_id`.execute(db);
    return rows;
  },
  async mailsSince(customerId, recipients, since) {
    const { rows } = await sql<SentMail>`
      select recipient, min(at) as at, bool_or(step = 'notice') as "isNotice" from alert_deliveries
      where customer_id = ${customerId}::int and recipient = any(${[...recipients]}::text[]) and channel = 'email'
        and outcome = 'queued' and at > ${iso(since)}::timestamptz and mail_id is not null
      group by recipient, mail_id order by min(at), mail_id`.execute(db);
    return rows;
  },

  async mutes(customerId, ruleIds, now) {
    const { rows } = await sql<MuteRecord>`select customer_id as "customerId", rule_id as "ruleId",
        trailer_id as "trailerId", muted_until as "mutedUntil", user_id as "userId"
      from alert_mutes where customer_id = ${customerId}::int and rule_id = any(${[...ruleIds]}::uuid[])
        and muted_until > ${iso(now)}::timestamptz order by rule_id, trailer_id`.execute(db);
    return rows;
  },
  async mute({ customerId, ruleId, trailerId, mutedUntil, userId }) {
    await sql`insert into alert_mutes (customer_id, rule_id, trailer_id, muted_until, user_id)
      values (${customerId}::int, ${ruleId}::uuid, ${trailerId}::uuid, ${iso(mutedUntil)}::timestamptz, ${userId}::uuid)
      on conflict (customer_id, rule_id, trailer_id)
        do update set muted_until = excluded.muted_until, user_id = excluded.user_id`.execute(db);
  },
  async unmute({ customerId, ruleId, trailerId }) {
    await sql`delete from alert_mutes where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid
      and trailer_id = ${trailerId}::uuid`.execute(db);
  },
  async deleteMutesBefore(before, limit) {
    const { rows } = await sql<object>`delete from alert_mutes where ctid = any(array(
        select ctid from alert_mutes where muted_until < ${iso(before)}::timestamptz limit ${limit}))
      returning rule_id`.execute(db);
    return rows.length;
  },

  async settings(userIds) {
    const { rows } = await sql<AlertSettingsRecord>`select user_id as "userId", email_for as "emailFor",
        push_for as "pushFor", quiet_hours as "quietHours", digest, version, updated_at as "updatedAt"
      from alert_user_settings where user_id = any(${[...userIds]}::uuid[]) order by user_id`.execute(db);
    return rows;
  },
  async saveSettings({ userId, emailFor, pushFor, quietHours, digest, version, updatedAt }) {
    const [quiet, mails] = [quietHours && JSON.stringify(quietHours), digest && JSON.stringify(digest)];
    const { rows } = await sql<object>`insert into alert_user_settings as s
        (user_id, email_for, push_for, quiet_hours, digest, version, updated_at)
      select ${userId}::uuid, ${[...emailFor]}::text[], ${[...pushFor]}::text[], ${quiet}::jsonb, ${mails}::jsonb,
        ${version}::int, ${iso(updatedAt)}::timestamptz
      where ${version}::int = 1 or exists (select from alert_user_settings where user_id = ${userId}::uuid)
      on conflict (user_id) do update set email_for = excluded.email_for, push_for = excluded.push_for,
        quiet_hours = excluded.quiet_hours, digest = excluded.digest, version = excluded.version,
        updated_at = excluded.updated_at
      where s.version = excluded.version - 1
      returning s.user_id`.execute(db);
    return rows.length > 0;
  },
});

const isSummarized = sql`(reason is not null and reason in ('quietHours', 'digest', 'hourlyLimit'))`;

const subject = sql`coalesce(trailer_id, geofence_id)`;

const iso = (at: Date) => at.toISOString();

const delivery = sql`customer_id as "customerId", episode_id as "episodeId", step, channel, recipient,
  rule_id as "ruleId", trailer_id as "trailerId", geofence_id as "geofenceId", user_id as "userId", outcome, reason,
  mail_id as "mailId", at, due_at as "dueAt"`;

const toKey = ({ customerId, episodeId, step, channel, recipient }: DeliveryKey) => ({
  customer_id: customerId,
  episode_id: episodeId,
  ...{ step, channel, recipient },
});

const toRow = ({
  ruleId,
  trailerId,
  geofenceId,
  userId,
  outcome,
  reason,
  mailId,
  at,
  dueAt,
  ...key
}: DeliveryRecord) => ({
  ...toKey(key),
  rule_id: ruleId,
  trailer_id: trailerId,
  geofence_id: geofenceId,
  user_id: userId,
  ...{ outcome, reason, mail_id: mailId, at, due_at: dueAt },
});
