import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { type AttemptEnd, attemptReason } from './attemptReason';
import type { FailedMessage, FailureRepository } from './failureRepository';

type Row = Omit<FailedMessage, 'reason'> & { reason: string | null; attempt: AttemptEnd | null };

/** Messages that failed, on PostgreSQL. */
export const sqlFailures = (db: Kysely<Database>): FailureRepository => ({
  async list({ customerId, since, after, limit }) {
    const later = after
      ? sql`(f.at, f.key collate "C") < (${after.at.toISOString()}::timestamptz, ${after.key} collate "C")`
      : sql`true`;
    const { rows } = await sql<Row>`
      with failed as (
        select m.changed_at as at, m.mail_id::text as key, 'email' as channel, m.recipient,
          (array_agg(d.rule_id order by d.at, d.episode_id))[1] as rule_id,
          (array_agg(d.episode_id order by d.at, d.episode_id))[1] as episode_id,
          count(distinct d.episode_id)::int as alerts, m.reason, null::jsonb as attempt
        from mails m join alert_deliveries d on d.mail_id = m.mail_id
        where m.status = 'failed' and m.changed_at >= ${since.toISOString()}::timestamptz
          and d.customer_id = ${customerId}::int
        group by m.mail_id
        union all
        select coalesce((w.attempts -> -1 ->> 'at')::timestamptz, w.created_at), w.message_id::text, 'webhook', h.name,
          w.rule_id, w.episode_ids[1], cardinality(w.episode_ids), null, w.attempts -> -1
        from alert_webhook_messages w
        join alert_webhooks h on h.customer_id = w.customer_id and h.webhook_id = w.webhook_id
        where w.customer_id = ${customerId}::int and w.state = 'givenUp' and w.rule_id is not null
          and coalesce((w.attempts -> -1 ->> 'at')::timestamptz, w.created_at) >= ${since.toISOString()}::timestamptz
      )
      select f.at, f.key, f.channel, f.recipient, f.rule_id as "ruleId", r.name as "ruleName",
        f.episode_id as "episodeId", f.alerts as "alertCount", f.reason, f.attempt
      from failed f join alert_rules r on r.customer_id = ${customerId}::int and r.rule_id = f.rule_id
      where ${later} order by f.at desc, f.key collate "C" desc limit ${limit}`.execute(db);
    return rows.map(({ attempt, reason, ...row }) => ({ ...row, reason: reason ?? attemptReason(attempt) }));
  },
});
