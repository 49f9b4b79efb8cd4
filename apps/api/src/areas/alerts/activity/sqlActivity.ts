import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { isEmptyScope } from '../../../repositories/scope';
import { episodeInScope } from '../counts/sqlCountScope';
import {
  ACTIVITY_SOURCES,
  type ActivityLine,
  type ActivityRepository,
  type ActivitySearch,
  type ActivitySource,
} from './activityRepository';

/** What happened to alerts, on PostgreSQL. Each source is limited by itself, along an index, before they are joined. */
export const sqlActivity = (db: Kysely<Database>): ActivityRepository => ({
  async search(search) {
    const parts = search.sources.filter((source) => hasLines(source, search)).map((source) => PARTS[source](search));
    if (parts.length === 0) return [];
    const { rows } = await sql<Row>`select * from (${sql.join(parts, sql` union all `)}) lines
      order by at desc, rank, key1 collate "C" desc, key2 collate "C" desc, key3 collate "C" desc,
        key4 collate "C" desc
      limit ${search.limit}`.execute(db);
    return rows.map(toLine);
  },
});

interface Row {
  rank: number;
  at: Date;
  key1: string;
  key2: string | null;
  key3: string | null;
  key4: string | null;
  line: object;
}

function toLine({ rank, at, key1, key2, key3, key4, line }: Row): ActivityLine {
  const key = [key1, key2, key3, key4].filter((part) => part !== null);
  return { ...line, source: ACTIVITY_SOURCES[rank], at, key } as unknown as ActivityLine;
}

const hasLines = (source: ActivitySource, { scope, vin, person, stepKinds }: ActivitySearch): boolean => {
  if (source === 'rule') return vin === undefined && person?.userId !== null;
  if (isEmptyScope(scope)) return false;
  return source === 'message' || (stepKinds.length > 0 && person?.userId !== null);
};

const PARTS: Readonly<Record<ActivitySource, (search: ActivitySearch) => RawBuilder<Row>>> = {
  step: (search) => sql`(select 0 as rank, s.at, s.step_id::text as key1, null as key2, null as key3, null as key4,
      json_build_object(${ofAlert}, 'kind', s.kind, 'email', u.email, 'detail', s.detail,
        'endedBy', e.ended_by) as line
    from alert_steps s ${joinAlert(sql`s`)} left join users u on u.user_id = s.user_id
    where ${all(
      sql`s.customer_id = ${search.customerId}::int`,
      ...during(sql`s.at`, search),
      after(search, 'step', sql`(s.at, s.step_id)`, ([id]) => sql`${id}::uuid`),
      sql`s.kind = any(${[...search.stepKinds]}::text[])`,
      sql`(s.kind <> 'ended' or e.ended_at is distinct from e.since)`,
      search.person && sql`s.user_id = ${search.person.userId}::uuid`,
      ...alertConditions(search),
    )}
    order by s.at desc, s.step_id desc limit ${search.limit})`,

  message: (search) => sql`(select 1 as rank, d.at, d.episode_id::text as key1, d.step as key2, d.channel as key3,
      d.recipient as key4, json_build_object(${ofAlert}, 'channel', d.channel, 'recipient', d.recipient,
        'outcome', d.outcome, 'reason', d.reason, 'mailId', d.mail_id) as line
    from alert_deliveries d ${joinAlert(sql`d`)}
    where ${all(
      sql`d.customer_id = ${search.customerId}::int`,
      ...during(sql`d.at`, search),
      after(
        search,
        'message',
        sql`(d.at, d.episode_id, d.step collate "C", d.channel collate "C", d.recipient collate "C")`,
        ([id, ...rest]) => sql`${id}::uuid, ${sql.join(rest)}`,
      ),
      sql`d.outcome <> 'waiting'`,
      search.person && sql`d.recipient = ${search.person.email}`,
      ...alertConditions(search),
    )}
    order by d.at desc, d.episode_id desc, d.step collate "C" desc, d.channel collate "C" desc,
      d.recipient collate "C" desc
    limit ${search.limit})`,

  rule: (search) => sql`(select 2 as rank, l.at, l.audit_id::text as key1, null as key2, null as key3, null as key4,
      json_build_object('action', l.action, 'email', coalesce(u.email, l.actor_email), 'ruleId', l.subject_id,
        'ruleName', coalesce(l.subject, ''), 'severity', r.severity,
        'fields', coalesce((select json_agg(c->>'field') from jsonb_array_elements(l.changes) c), '[]')) as line
    from audit_log l left join users u on u.user_id = l.user_id
    left join alert_rules r on r.customer_id = l.customer_id and r.rule_id::text = l.subject_id
    where ${all(
      sql`l.customer_id = ${search.customerId}::int and l.action like 'alert.rule%' and l.subject_id is not null`,
      ...during(sql`l.at`, search),
      after(search, 'rule', sql`(l.at, l.audit_id)`, ([id]) => sql`${id}::uuid`),
      search.ruleId !== undefined && sql`l.subject_id = ${search.ruleId}`,
      search.person && sql`l.user_id = ${search.person.userId}::uuid`,
      search.severity !== undefined && sql`r.severity = ${search.severity}`,
    )}
    order by l.at desc, l.audit_id desc limit ${search.limit})`,
};

const ofAlert = sql`'episodeId', e.episode_id, 'ruleId', e.rule_id, 'ruleName', r.name, 'severity', r.severity,
  'vin', t.vin, 'unitId', t.unit_id, 'geofenceId', e.geofence_id, 'geofenceName', e.geofence_name`;

const joinAlert = (table: RawBuilder<unknown>) => sql`
  join alert_episodes e on e.customer_id = ${table}.customer_id and e.episode_id = ${table}.episode_id
  join alert_rule_versions r on r.customer_id = e.customer_id and r.rule_id = e.rule_id and r.version = e.rule_version
  left join trailer_history t on t.customer_id = e.customer_id and t.trailer_id = e.trailer_id
  join customers c on c.customer_id = e.customer_id`;

const alertConditions = ({ scope, ruleId, vin, severity }: ActivitySearch) => [
  episodeInScope(scope),
  ruleId !== undefined && sql`e.rule_id = ${ruleId}::uuid`,
  vin !== undefined && sql`t.vin = ${vin}`,
  severity !== undefined && sql`r.severity = ${severity}`,
];

const during = (at: RawBuilder<unknown>, { from, to }: ActivitySearch) => [
  from && sql`${at} >= ${from.toISOString()}::timestamptz`,
  to && sql`${at} < ${to.toISOString()}::timestamptz`,
];

/** Lines after the last one of the page before. */
function after(
  { after: last }: ActivitySearch,
  source: ActivitySource,
  place: RawBuilder<unknown>,
  keyOf: (key: readonly string[]) => RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  if (!last) return undefined;
  const at = sql`${last.at.toISOString()}::timestamptz`;
  if (source === last.source) return sql`${place} < (${at}, ${keyOf(last.key)})`;
  const instant = sql.raw(AT[source]);
  const isLater = ACTIVITY_SOURCES.indexOf(source) > ACTIVITY_SOURCES.indexOf(last.source);
  return isLater ? sql`${instant} <= ${at}` : sql`${instant} < ${at}`;
}

const AT: Readonly<Record<ActivitySource, string>> = { step: 's.at', message: 'd.at', rule: 'l.at' };

const all = (...conditions: (RawBuilder<unknown> | false | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined && one !== false),
    sql` and `,
  );
