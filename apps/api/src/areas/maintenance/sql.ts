import type { MaintenanceIssueKind } from '@gladhand/domain/maintenance';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { TrailerRecord } from '../../database/trailerColumns';
import { sqlFleetRevisions } from '../../repositories/sql/sqlFleetRevisions';
import { selectTrailers } from '../../repositories/sql/sqlIngest';
import type { MaintenanceMemory } from './follow/maintenanceMemory';
import type { IssueEventRecord, MaintenanceRepository, ReportedIssue } from './repository';
import { countUnfiltered, findIssue, searchIssues } from './sqlIssueSearch';
import { keepUnfilteredNumbers, noteChange } from './unfilteredNumbers';

/** Maintenance issues on PostgreSQL. */
export function sqlMaintenance(db: Kysely<Database>): MaintenanceRepository {
  const unfiltered = keepUnfilteredNumbers(db, sqlFleetRevisions(db), (list) => countUnfiltered(db, list));
  return {
    async putIssues(issues) {
      if (issues.length === 0) return;
      await sql`insert into maintenance_issues as i
        (customer_id, issue_id, trailer_id, kind, opened_at, round, round_at, state, worst, occurrences, good_since,
          closed_at, abs_miles, gps_miles, evidence, points, version)
      select customer_id, issue_id, trailer_id, kind, opened_at, round, round_at, state, worst, occurrences, good_since,
        closed_at, abs_miles, gps_miles, evidence, points, 0
      from json_populate_recordset(null::maintenance_issues, ${json(issues.map(toRow))}::json)
      on conflict (customer_id, issue_id) do update set opened_at = excluded.opened_at, round = excluded.round,
        round_at = excluded.round_at, state = excluded.state, worst = excluded.worst,
        occurrences = excluded.occurrences, good_since = excluded.good_since, closed_at = excluded.closed_at,
        abs_miles = excluded.abs_miles, gps_miles = excluded.gps_miles,
        evidence = excluded.evidence, points = excluded.points, withdrawn_at = null,
        snoozed_at = case when ${endsSnooze} then null else i.snoozed_at end,
        repaired_at = case when i.round = excluded.round then i.repaired_at end,
        repaired_by = case when i.round = excluded.round then i.repaired_by end`.execute(db);
    },
    async addEvents(events) {
      if (events.length === 0) return;
      await sql`insert into maintenance_events
      select * from json_populate_recordset(null::maintenance_events, ${json(events.map(toEventRow))}::json)
      on conflict do nothing`.execute(db);
      await noteChange(db);
    },
    async replaceEvents({ customerId, trailerId }, after, events) {
      await sql`delete from maintenance_events where customer_id = ${customerId}::int
      and trailer_id = ${trailerId}::uuid and user_id is null and at > ${after.toISOString()}::timestamptz
      and issue_id not in (select issue_id from maintenance_issues where customer_id = ${customerId}::int
        and trailer_id = ${trailerId}::uuid and kind = 'plannedWork')`.execute(db);
      await noteChange(db);
      await this.addEvents(events);
    },
    async checkpointBefore({ customerId, trailerId }, before) {
      const { rows } = await sql<{ at: Date; checkpoint: MaintenanceMemory }>`select at, checkpoint
      from maintenance_events where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid
        and at < ${before.toISOString()}::timestamptz and checkpoint is not null
      order by at desc limit 1`.execute(db);
      return rows[0];
    },
    async openedAfter({ customerId, trailerId }, after) {
      const { rows } = await sql<{ issueId: string; kind: MaintenanceIssueKind }>`
      select issue_id as "issueId", kind from maintenance_issues
      where customer_id = ${customerId}::int and trailer_id = ${trailerId}::uuid and withdrawn_at is null
        and kind <> 'plannedWork' and opened_at > ${after.toISOString()}::timestamptz
      order by opened_at, issue_id`.execute(db);
      return rows;
    },
    async withdraw(customerId, issueIds, at) {
      if (issueIds.length === 0) return;
      await sql`update maintenance_issues set withdrawn_at = ${at.toISOString()}::timestamptz
      where customer_id = ${customerId}::int and issue_id = any(${[...issueIds]}::uuid[])`.execute(db);
    },
    async putStates(trailers) {
      if (trailers.length === 0) return;
      const rows = trailers.map(({ customerId, trailerId, maintenanceState }) => ({
        customer_id: customerId,
        trailer_id: trailerId,
        maintenance_state: maintenanceState,
      }));
      await sql`update trailer_status s set maintenance_state = n.maintenance_state
      from json_populate_recordset(null::trailer_status, ${json(rows)}::json) n
      where s.customer_id = n.customer_id and s.trailer_id = n.trailer_id`.execute(db);
    },
    async lockSilent(until, limit) {
      const { rows } = await sql<TrailerRecord>`${selectTrailers}
      where s.last_report <= ${until.toISOString()}::timestamptz
        and (t.sim_status is null or t.sim_status not in ('suspended', 'deactivated'))
        and (t.sim_status_change_date is null or t.sim_status_change_date <= ${until.toISOString()}::timestamptz)
        and coalesce(s.maintenance_state #> '{issues,sensorNotReporting,goodSince}', '0') <> 'null'
      order by s.customer_id, s.trailer_id limit ${limit}::int for update of s skip locked`.execute(db);
      return rows;
    },

    async lockSuspended(limit) {
      const { rows } = await sql<TrailerRecord>`${selectTrailers}
      where t.sim_status = 'suspended' and s.maintenance_state #> '{issues,sensorNotReporting,closedAt}' = 'null'
      order by s.customer_id, s.trailer_id limit ${limit}::int for update of s skip locked`.execute(db);
      return rows;
    },

    async byIds(customerId, issueIds) {
      if (issueIds.length === 0) return [];
      const { rows } = await sql<ReportedIssue>`select customer_id as "customerId", issue_id as "issueId",
        trailer_id as "trailerId", kind, opened_at as "openedAt", round, round_at as "roundAt", state, worst, occurrences,
        good_since as "goodSince", closed_at as "closedAt", abs_miles as "absMiles", gps_miles as "gpsMiles",
        evidence, points
      from maintenance_issues where customer_id = ${customerId}::int
        and issue_id = any(${[...issueIds]}::uuid[])`.execute(db);
      return rows;
    },
    search: (search) => searchIssues(db, search, unfiltered),
    byId: (issueId, scope, now) => findIssue(db, issueId, scope, now),
    async events(customerId, issueId) {
      const { rows } = await sql<IssueEventRecord & { email: string | null }>`
      select e.customer_id as "customerId", e.event_id as "eventId", e.trailer_id as "trailerId",
        e.issue_id as "issueId", e.kind, e.at, e.noticed_at as "noticedAt", e.state, e.evidence, e.checkpoint,
        e.user_id as "userId", e.detail, u.email
      from maintenance_events e left join users u on u.user_id = e.user_id
      where e.customer_id = ${customerId}::int and e.issue_id = ${issueId}::uuid
      order by e.at desc, e.event_id desc`.execute(db);
      return rows;
    },
    async handle(issue) {
      const { numUpdatedRows } = await db
        .updateTable('maintenance_issues')
        .set({
          snoozed_at: issue.snoozedAt,
          snoozed_until: issue.snoozedUntil,
          snoozed_state: issue.snoozedState,
          snoozed_by: issue.snoozedBy,
          snooze_reason: issue.snoozeReason,
          assignee_id: issue.assigneeId,
          repaired_at: issue.repairedAt,
          repaired_by: issue.repairedBy,
          version: issue.version,
        })
        .where('customer_id', '=', issue.customerId)
        .where('issue_id', '=', issue.issueId)
        .where('version', '=', issue.version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async closeOf(trailers, at) {
      const keys = sql`(select * from unnest(${trailers.map(({ customerId }) => customerId)}::int[],
        ${trailers.map(({ trailerId }) => trailerId)}::uuid[]))`;
      const instant = sql`${at.toISOString()}::timestamptz`;
      await sql`with closed as (
          update maintenance_issues set closed_at = greatest(round_at, ${instant}), snoozed_at = null
          where (customer_id, trailer_id) in ${keys} and closed_at is null and withdrawn_at is null
          returning customer_id, trailer_id, issue_id, closed_at)
        insert into maintenance_events (customer_id, event_id, trailer_id, issue_id, kind, at, noticed_at, detail)
        select customer_id, gen_random_uuid(), trailer_id, issue_id, 'closed', closed_at, ${instant},
          json_build_object('reason', 'trailerLeft') from closed`.execute(db);
      await sql`update trailer_status set maintenance_state = null
        where (customer_id, trailer_id) in ${keys}`.execute(db);
      await noteChange(db);
    },
    async deleteBefore(customerId, before, limit) {
      const { numAffectedRows = 0n } = await sql`delete from maintenance_issues
      where customer_id = ${customerId}::int and issue_id in (select issue_id from maintenance_issues
        where customer_id = ${customerId}::int and coalesce(closed_at, withdrawn_at) < ${before.toISOString()}::timestamptz
        limit ${limit}::int)`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

const rank = (state: string) => sql`case ${sql.raw(state)} when 'critical' then 2 when 'caution' then 1 else 0 end`;

/** An issue that closes, begins a new round, or gets worse than it was when it was snoozed. */
const endsSnooze = sql`excluded.closed_at is not null or excluded.round <> i.round
  or ${rank('excluded.state')} > ${rank('i.snoozed_state')}`;

const json = (value: unknown) => JSON.stringify(value);

const toRow = (issue: ReportedIssue) => ({
  customer_id: issue.customerId,
  issue_id: issue.issueId,
  trailer_id: issue.trailerId,
  kind: issue.kind,
  opened_at: issue.openedAt,
  round: issue.round,
  round_at: issue.roundAt,
  state: issue.state,
  worst: issue.worst,
  occurrences: issue.occurrences,
  good_since: issue.goodSince,
  closed_at: issue.closedAt,
  abs_miles: issue.absMiles,
  gps_miles: issue.gpsMiles,
  evidence: issue.evidence,
  points: issue.points,
});

const toEventRow = (event: IssueEventRecord) => ({
  customer_id: event.customerId,
  event_id: event.eventId,
  trailer_id: event.trailerId,
  issue_id: event.issueId,
  kind: event.kind,
  at: event.at,
  noticed_at: event.noticedAt,
  state: event.state,
  evidence: event.evidence,
  checkpoint: event.checkpoint,
  user_id: event.userId,
  detail: event.detail,
});
