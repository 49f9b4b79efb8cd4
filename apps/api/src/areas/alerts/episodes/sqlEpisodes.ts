import { FOLD_ALERTS_FROM } from '@gladhand/domain/alerts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { isEmptyScope } from '../../../repositories/scope';
import { episodeInScope } from '../counts/sqlCountScope';
import type { AlertRuleNumbers } from '../rules/ruleRepository';
import type { EpisodeRecord, EpisodeRepository, MessagedEpisode, NamedEpisode, StepRecord } from './episodeRepository';
import { episodeConditions, inboxOrder, isUnhandled } from './sqlInbox';

/** Episodes on PostgreSQL. */
export const sqlEpisodes = (db: Kysely<Database>): EpisodeRepository => ({
  async search(search) {
    if (isEmptyScope(search.scope)) return { total: 0, episodes: [] };
    const where = sql`where ${sql.join(episodeConditions(search), sql` and `)}`;
    // Apart from the page, so that the page follows an index, and the count joins only what its conditions ask for.
    const counted = await sql<{ total: number }>`select count(*)::int as total ${fromNamed} ${where}`.execute(db);
    const { rows } = await sql<NamedEpisode>`select ${named} ${fromNamed} ${where}
      order by ${inboxOrder(search.group)} limit ${search.limit} offset ${search.offset}`.execute(db);
    return { total: counted.rows[0]?.total ?? 0, episodes: rows };
  },
  async byId(customerId, episodeId, scope) {
    if (isEmptyScope(scope)) return undefined;
    const { rows } = await sql<NamedEpisode>`select ${named} ${fromNamed}
      where e.customer_id = ${customerId}::int and e.episode_id = ${episodeId}::uuid
        and ${episodeInScope(scope)}`.execute(db);
    return rows[0];
  },
  async unhandled(customerId, scope, now) {
    if (isEmptyScope(scope)) return 0;
    const { rows } = await sql<{ count: number }>`
      with counted as (
        select count(*)::int as count ${fromNamed}
        where e.customer_id = ${customerId}::int and ${isUnhandled(now)} and ${episodeInScope(scope)} group by e.rule_id)
      select coalesce(sum(case when count >= ${FOLD_ALERTS_FROM}::int then 1 else count end), 0)::int as count from counted`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },
  async numbers(customerId, { ruleIds, scope, now }) {
    if (ruleIds.length === 0 || isEmptyScope(scope)) return [];
    const { rows } = await sql<AlertRuleNumbers>`
      with visible as (
        select e.rule_id, e.since, e.ended_at,
          floor(extract(epoch from ${iso(now)}::timestamptz - e.since) / 86400)::int as days_ago
        from alert_episodes e
        left join trailer_history t on t.customer_id = e.customer_id and t.trailer_id = e.trailer_id
        join customers c on c.customer_id = e.customer_id
        where e.customer_id = ${customerId}::int and e.rule_id = any(${[...ruleIds]}::uuid[])
          and e.withdrawn_at is null and ${episodeInScope(scope)}
      )
      select rule_id as "ruleId", max(since) as "lastFired",
        (count(*) filter (where ended_at is null))::int as "firingNow",
        array[${sql.join(DAYS_AGO.map((days) => sql`count(*) filter (where days_ago = ${days}::int)`))}]::int[] as "perDay"
      from visible group by rule_id`.execute(db);
    return rows;
  },
  async steps(customerId, episodeId) {
    const { rows } = await sql<StepRecord & { email: string | null }>`
      select s.customer_id as "customerId", s.episode_id as "episodeId", s.step_id as "stepId", s.at, s.kind,
        s.user_id as "userId", s.detail, u.email
      from alert_steps s left join users u on u.user_id = s.user_id
      where s.customer_id = ${customerId}::int and s.episode_id = ${episodeId}::uuid
      order by s.at desc, s.step_id desc`.execute(db);
    return rows;
  },

  async add(episodes) {
    if (episodes.length === 0) return [];
    const { rows } = await sql<EpisodeRecord>`insert into alert_episodes as e
      select * from json_populate_recordset(null::alert_episodes, ${JSON.stringify(episodes.map(toRow))}::json)
      on conflict do nothing returning ${stored}`.execute(db);
    return rows;
  },
  async end(ends) {
    if (ends.length === 0) return [];
    const rows = ends.map(({ customerId, ruleId, ruleVersion, trailerId, endedAt, endedBy }) => ({
      customer_id: customerId,
      rule_id: ruleId,
      rule_version: ruleVersion,
      trailer_id: trailerId,
      ended_at: endedAt,
      ended_by: endedBy,
    }));
    const ended = await sql<{ customerId: number; episodeId: string; endedAt: Date }>`
      update alert_episodes e set ended_at = n.ended_at, ended_by = n.ended_by
      from json_populate_recordset(null::alert_episodes, ${JSON.stringify(rows)}::json) n
      where e.customer_id = n.customer_id and e.rule_id = n.rule_id and e.rule_version = n.rule_version
        and e.trailer_id = n.trailer_id and e.ended_at is null and e.withdrawn_at is null
      returning e.customer_id as "customerId", e.episode_id as "episodeId", e.ended_at as "endedAt"`.execute(db);
    return ended.rows;
  },
  async endOfRule({ customerId, ruleId }, endedAt, endedBy) {
    const { rows } = await sql<object>`with ended as (
        update alert_episodes set ended_at = greatest(since, ${iso(endedAt)}::timestamptz), ended_by = ${endedBy}
        where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid and ended_at is null
          and withdrawn_at is null
        returning customer_id, episode_id, ended_at)
      insert into alert_steps (customer_id, episode_id, step_id, at, kind, user_id, detail)
      select customer_id, episode_id, gen_random_uuid(), ended_at, 'ended', null,
        json_build_object('endedBy', ${endedBy}::text)
      from ended returning step_id`.execute(db);
    return rows.length;
  },
  async endOfTrailers(trailers, endedAt) {
    await sql`with ended as (
        update alert_episodes set ended_at = greatest(since, ${iso(endedAt)}::timestamptz), ended_by = 'trailerLeft'
        where (customer_id, trailer_id) in (select * from unnest(
            ${trailers.map(({ customerId }) => customerId)}::int[],
            ${trailers.map(({ trailerId }) => trailerId)}::uuid[]))
          and ended_at is null and withdrawn_at is null
        returning customer_id, episode_id, ended_at)
      insert into alert_steps (customer_id, episode_id, step_id, at, kind, user_id, detail)
      select customer_id, episode_id, gen_random_uuid(), ended_at, 'ended', null,
        json_build_object('endedBy', 'trailerLeft')
      from ended`.execute(db);
  },
  async since({ customerId, trailerId }, after) {
    const { rows } = await sql<EpisodeRecord>`select ${stored} from alert_episodes e
      where e.customer_id = ${customerId}::int and e.trailer_id = ${trailerId}::uuid and e.withdrawn_at is null
        and (e.ended_at is null or e.ended_at > ${iso(after)}::timestamptz)
      order by e.since, e.episode_id`.execute(db);
    return rows;
  },
  async counted({ customerId, ruleId, ruleVersion }, { geofenceIds, from }) {
    const chosen = geofenceIds ? sql`e.geofence_id = any(${[...geofenceIds]}::uuid[])` : sql`true`;
    const { rows } = await sql<EpisodeRecord>`select ${stored} from alert_episodes e
      where e.customer_id = ${customerId}::int and e.rule_id = ${ruleId}::uuid
        and e.rule_version = ${ruleVersion}::int and e.geofence_id is not null and ${chosen}
        and e.withdrawn_at is null and (e.ended_at is null or e.ended_at >= ${iso(from)}::timestamptz)
      order by e.since, e.episode_id`.execute(db);
    return rows;
  },
  async correct({ customerId, episodeId, endedAt, endedBy }) {
    await sql`update alert_episodes set ended_at = ${endedAt && iso(endedAt)}::timestamptz, ended_by = ${endedBy}
      where customer_id = ${customerId}::int and episode_id = ${episodeId}::uuid`.execute(db);
  },
  async reinstate(episodes) {
    if (episodes.length === 0) return [];
    const { rows } = await sql<EpisodeRecord>`update alert_episodes e
      set withdrawn_at = null, ended_at = n.ended_at, ended_by = n.ended_by,
        notify = case when e.notify is null then null else 'waiting' end
      from json_populate_recordset(null::alert_episodes, ${JSON.stringify(episodes.map(toRow))}::json) n
      where e.customer_id = n.customer_id and e.episode_id = n.episode_id and e.withdrawn_at is not null
      returning ${stored}`.execute(db);
    return rows;
  },
  async withdraw(customerId, episodeIds, at) {
    await sql`update alert_episodes set withdrawn_at = ${iso(at)}::timestamptz
      where customer_id = ${customerId}::int and episode_id = any(${[...episodeIds]}::uuid[])`.execute(db);
  },
  async handle({ customerId, episodeId, handling, handledAt, handledBy, assigneeId, snoozedUntil, version }) {
    const { rows } = await sql<object>`update alert_episodes set handling = ${handling},
        handled_at = ${handledAt && iso(handledAt)}::timestamptz, handled_by = ${handledBy}::uuid,
        assignee_id = ${assigneeId}::uuid, snoozed_until = ${snoozedUntil && iso(snoozedUntil)}::timestamptz,
        version = ${version}::int
      where customer_id = ${customerId}::int and episode_id = ${episodeId}::uuid and version = ${version - 1}::int
      returning episode_id`.execute(db);
    return rows.length > 0;
  },
  async addSteps(steps) {
    if (steps.length === 0) return;
    const rows = steps.map(({ customerId, episodeId, stepId, at, kind, userId, detail }) => ({
      customer_id: customerId,
      episode_id: episodeId,
      step_id: stepId,
      at,
      kind,
      user_id: userId,
      detail,
    }));
    await sql`insert into alert_steps
      select * from json_populate_recordset(null::alert_steps, ${JSON.stringify(rows)}::json)
      on conflict do nothing`.execute(db);
  },

  async takeWaiting({ customerId, ruleId }, limit) {
    const { rows } = await sql<EpisodeRecord>`
      with taken as (
        update alert_episodes set notify = 'done' where (customer_id, episode_id) in (
          select customer_id, episode_id from alert_episodes
          where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid and notify = 'waiting'
          order by noticed_at, episode_id limit ${limit} for update)
        returning *)
      select ${stored} from taken e order by e.noticed_at, e.episode_id`.execute(db);
    return rows;
  },
  async messaged(customerId, episodeIds) {
    const { rows } = await sql<MessagedEpisode>`select ${named}, s.last_report as "lastReport" ${fromNamed}
      left join trailer_status s on s.customer_id = e.customer_id and s.trailer_id = e.trailer_id
      where e.customer_id = ${customerId}::int and e.episode_id = any(${[...episodeIds]}::uuid[])`.execute(db);
    return rows;
  },
  async deleteBefore(customerId, before, limit) {
    const { rows } = await sql<object>`delete from alert_episodes where (customer_id, episode_id) in (
        select customer_id, episode_id from alert_episodes where customer_id = ${customerId}::int
          and ended_at < ${iso(before)}::timestamptz limit ${limit})
      returning episode_id`.execute(db);
    return rows.length;
  },
});

/** Oldest first. */
const DAYS_AGO = [6, 5, 4, 3, 2, 1, 0];

const iso = (at: Date) => at.toISOString();

const stored = sql`e.customer_id as "customerId", e.episode_id as "episodeId", e.rule_id as "ruleId",
  e.rule_version as "ruleVersion", e.trailer_id as "trailerId", e.since, e.ended_at as "endedAt",
  e.ended_by as "endedBy", e.noticed_at as "noticedAt", e.is_late as "isLate", e.withdrawn_at as "withdrawnAt",
  e.notify, e.handling, e.handled_at as "handledAt", e.handled_by as "handledBy", e.assignee_id as "assigneeId",
  e.snoozed_until as "snoozedUntil", e.version, e.geofence_id as "geofenceId", e.geofence_name as "geofenceName"`;

const named = sql`${stored}, r.name as "ruleName", r.severity, r.condition, t.vin, t.unit_id as "unitId",
  h.email as "handledByEmail", a.email as "assigneeEmail"`;

/** Left joins of rows that exist: those that nothing asks for are left out of a plan. */
const fromNamedOf = (episodes: RawBuilder<unknown>) => sql`from ${episodes} e
  left join alert_rule_versions r on r.customer_id = e.customer_id and r.rule_id = e.rule_id
    and r.version = e.rule_version
  left join trailer_history t on t.customer_id = e.customer_id and t.trailer_id = e.trailer_id
  left join customers c on c.customer_id = e.customer_id
  left join users h on h.user_id = e.handled_by
  left join users a on a.user_id = e.assignee_id`;

const fromNamed = fromNamedOf(sql`alert_episodes`);

const toRow = (episode: EpisodeRecord) => ({
  customer_id: episode.customerId,
  episode_id: episode.episodeId,
  rule_id: episode.ruleId,
  rule_version: episode.ruleVersion,
  trailer_id: episode.trailerId,
  since: episode.since,
  ended_at: episode.endedAt,
  ended_by: episode.endedBy,
  noticed_at: episode.noticedAt,
  is_late: episode.isLate,
  withdrawn_at: episode.withdrawnAt,
  notify: episode.notify,
  handling: episode.handling,
  handled_at: episode.handledAt,
  handled_by: episode.handledBy,
  assignee_id: episode.assigneeId,
  snoozed_until: episode.snoozedUntil,
  version: episode.version,
  geofence_id: episode.geofenceId,
  geofence_name: episode.geofenceName,
});
