import { ISSUE_SCORE } from '@gladhand/domain/maintenance';
import { SensorType } from '@gladhand/domain/trailers';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../../repositories/fleetFields';
import { isEmptyScope, type TrailerScope } from '../../repositories/scope';
import { matchesSearch } from '../../repositories/sql/fleetConditions';
import { inScope } from '../../repositories/sql/sqlScope';
import type { FoundIssues, IssueOrder, IssueSearch, ListedIssue } from './repository';

const NOTHING: FoundIssues = {
  ...{ total: 0, issues: [], counts: [] },
  ...{ uniqueTrailers: 0, matchingTrailers: 0, allTrailers: 0 },
};

/** The list of open issues, worst first, and its numbers. */
export async function searchIssues(db: Kysely<Database>, search: IssueSearch): Promise<FoundIssues> {
  if (isEmptyScope(search.scope)) return NOTHING;
  const { now, kind, state, assigneeId } = search;
  const open = sql`i.closed_at is null and i.withdrawn_at is null and ${trailerConditions(search)}`;
  const counted = await sql<{ trailerId: string } & FoundIssues['counts'][number]>`
    select i.kind, ${shownState(now)} as state, i.trailer_id as "trailerId", count(*)::int as count
    ${fromIssues} where ${open} group by 1, 2, 3`.execute(db);
  const trailers = await sql<{ matching: number; all: number }>`
    select (count(*) filter (where ${trailerConditions(search)}))::int as matching, count(*)::int as "all"
    from trailer t join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id
    join customers c on c.customer_id = t.customer_id
    where ${inScope(search.scope)} and ${isReachable} and ${ofCustomer(search)}`.execute(db);
  const chosen = [
    open,
    ...(kind ? [sql`i.kind = ${kind}`] : []),
    ...(state ? [sql`${shownState(now)} = ${state}`] : []),
    ...(assigneeId ? [sql`i.assignee_id = ${assigneeId}::uuid`] : []),
  ];
  const conditions = sql.join(chosen, sql` and `);
  const total = await sql<{ total: number }>`select count(*)::int as total ${fromIssues} where ${conditions}`.execute(
    db,
  );
  const page = await sql<ListedIssue>`select ${listed(now)} ${fromIssues} ${withPeople} where ${conditions}
    order by ${ORDERS[search.order](now)}, i.round_at, i.issue_id
    limit ${search.limit}::int offset ${search.offset}::int`.execute(db);
  return {
    total: total.rows[0]?.total ?? 0,
    issues: page.rows,
    counts: addUp(counted.rows),
    uniqueTrailers: new Set(counted.rows.map(({ trailerId }) => trailerId)).size,
    matchingTrailers: trailers.rows[0]?.matching ?? 0,
    allTrailers: trailers.rows[0]?.all ?? 0,
  };
}

/** An issue, open or not; undefined outside the scope. */
export async function findIssue(
  db: Kysely<Database>,
  issueId: string,
  scope: TrailerScope,
  now: Date,
): Promise<ListedIssue | undefined> {
  if (isEmptyScope(scope)) return undefined;
  const { rows } = await sql<ListedIssue>`select ${listed(now)} ${fromIssues} ${withPeople}
    where i.issue_id = ${issueId}::uuid and ${inScope(scope)}`.execute(db);
  return rows[0];
}

const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const fromIssues = sql`from maintenance_issues i
  join trailer t on t.customer_id = i.customer_id and t.trailer_id = i.trailer_id
  join trailer_status s on s.customer_id = i.customer_id and s.trailer_id = i.trailer_id
  join customers c on c.customer_id = i.customer_id`;

const withPeople = sql`left join users a on a.user_id = i.assignee_id left join users z on z.user_id = i.snoozed_by`;

/** A trailer with a deactivated SIM isn't looked after. */
const isReachable = sql`t.sim_status is distinct from 'deactivated'`;

const isSnoozed = (now: Date) =>
  sql<boolean>`(i.snoozed_at is not null and (i.snoozed_until is null or i.snoozed_until > ${iso(now)}))`;
const shownState = (now: Date) => sql<string>`case when ${isSnoozed(now)} then 'snoozed' else i.state end`;
const isReeferRunning = sql<boolean>`coalesce(s.tk_unit_on_or_off = 'on', false)`;

/** Whichever odometer is known at both ends; one that was replaced runs backward. */
const milesSince = sql<number | null>`coalesce(
  case when s.abs_odometer >= i.abs_miles then s.abs_odometer - i.abs_miles end,
  case when s.gps_odometer >= i.gps_miles then s.gps_odometer - i.gps_miles end)`;

const ofCustomer = ({ customerId }: Pick<IssueSearch, 'customerId'>) =>
  customerId === undefined ? sql`true` : sql`t.customer_id = ${customerId}::int`;

/** Conditions on `trailer t`, its `trailer_status s` and `customers c`. */
function trailerConditions(search: IssueSearch): RawBuilder<unknown> {
  const { scope, trailerStates, geofence, groups, vin, text, now } = search;
  const parts: RawBuilder<unknown>[] = [inScope(scope), isReachable, ofCustomer(search)];
  for (const state of trailerStates) {
    parts.push(sql`exists (select 1 from maintenance_issues i
      where i.customer_id = t.customer_id and i.trailer_id = t.trailer_id and i.closed_at is null
        and i.withdrawn_at is null and ${shownState(now)} = ${state})`);
  }
  if (geofence !== undefined)
    parts.push(sql`strpos(concat(', ', s.geofence, ', '), concat(', ', ${geofence}::text, ', ')) > 0`);
  if (groups.length > 0) {
    parts.push(sql`exists (select 1 from vehicle_group_trailers m
      join vehicle_groups g on g.customer_id = m.customer_id and g.group_id = m.group_id
      where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id and g.name = any(${[...groups]}::text[]))`);
  }
  if (vin !== undefined) parts.push(sql`t.vin = ${vin}`);
  if (text) parts.push(matchesSearch(fold(text)));
  return sql.join(parts, sql` and `);
}

const share = (value: RawBuilder<unknown>, full: number, points: number) =>
  sql`floor(least(greatest(coalesce(${value}, 0)::float8, 0), ${full}::float8) / ${full}::float8 * ${points}::float8 + 0.5)`;

/** The rule of `issueScore`. */
const scoreOf = (now: Date) => sql<number>`(
  case i.state when 'critical' then ${ISSUE_SCORE.severity.critical}::int
    when 'caution' then ${ISSUE_SCORE.severity.caution}::int else ${ISSUE_SCORE.severity.notReporting}::int end
  + ${share(milesSince, ISSUE_SCORE.miles.atMiles, ISSUE_SCORE.miles.points)}
  + ${share(sql`(extract(epoch from ${iso(now)} - i.round_at) * 1000)`, ISSUE_SCORE.age.atMs, ISSUE_SCORE.age.points)}
  + case when s.load_status = 'loaded' then ${ISSUE_SCORE.loaded}::int else 0 end
  + case when ${isReeferRunning} then ${ISSUE_SCORE.reeferRunning}::int else 0 end)::int`;

const ORDERS: Readonly<Record<IssueOrder, (now: Date) => RawBuilder<unknown>>> = {
  score: (now) => sql`${scoreOf(now)} desc`,
  since: () => sql`i.round_at`,
  miles: () => sql`${milesSince} desc nulls last`,
};

const listed = (now: Date) => sql`i.customer_id as "customerId", i.issue_id as "issueId", i.trailer_id as "trailerId",
  i.kind, i.opened_at as "openedAt", i.round, i.round_at as "roundAt", i.state, i.worst, i.occurrences,
  i.good_since as "goodSince", i.closed_at as "closedAt", i.abs_miles as "absMiles", i.gps_miles as "gpsMiles",
  i.evidence, i.withdrawn_at as "withdrawnAt", i.snoozed_at as "snoozedAt", i.snoozed_until as "snoozedUntil",
  i.snoozed_state as "snoozedState", i.snoozed_by as "snoozedBy", i.snooze_reason as "snoozeReason",
  i.assignee_id as "assigneeId", i.repaired_at as "repairedAt", i.repaired_by as "repairedBy", i.version,
  t.vin, t.unit_id as "unitId", t.vehicle_type as "vehicleType", c.short_name as "customerName", s.address, s.geofence,
  s.load_status as "loadStatus", ${isReeferRunning} as "isReeferRunning",
  ${SensorType.ReeferUnit}::int = any(t.installed_sensor_type_ids) as "hasReefer", s.last_report as "lastReport",
  ${milesSince} as miles, ${isSnoozed(now)} as "isSnoozed", ${scoreOf(now)} as score,
  a.email as "assigneeEmail", z.email as "snoozedByEmail"`;

function addUp(rows: readonly FoundIssues['counts'][number][]): FoundIssues['counts'] {
  const counts = new Map<string, FoundIssues['counts'][number]>();
  for (const { kind, state, count } of rows) {
    const known = counts.get(`${kind} ${state}`) ?? { kind, state, count: 0 };
    known.count += count;
    counts.set(`${kind} ${state}`, known);
  }
  return [...counts.values()].sort((a, b) => compare(a.kind, b.kind) || compare(a.state, b.state));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
