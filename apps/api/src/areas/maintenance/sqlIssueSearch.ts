import { ISSUE_SCORE, issueScore } from '@gladhand/domain/maintenance';
import { SensorType } from '@gladhand/domain/trailers';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../../repositories/fleetFields';
import { isEmptyScope, type TrailerScope } from '../../repositories/scope';
import { matchesSearch } from '../../repositories/sql/fleetConditions';
import { inNamedGroups } from '../../repositories/sql/inNamedGroups';
import { inScope } from '../../repositories/sql/sqlScope';
import type { FoundIssues, IssueList, IssueOrder, IssueSearch, ListedIssue, TrailerFilters } from './repository';
import type { UnfilteredIssueNumbers, UnfilteredNumbers } from './unfilteredNumbers';

type FilteredList = IssueList & TrailerFilters;

const NOTHING: FoundIssues = {
  ...{ total: 0, issues: [], counts: [] },
  ...{ uniqueTrailers: 0, matchingTrailers: 0, allTrailers: 0 },
};

/** The list of open issues, worst first, and its numbers. */
export async function searchIssues(
  db: Kysely<Database>,
  search: IssueSearch,
  unfiltered: UnfilteredNumbers,
): Promise<FoundIssues> {
  if (isEmptyScope(search.scope)) return NOTHING;
  const [{ allTrailers, ...all }, filtered, matchingTrailers, assigned, issues] = await Promise.all([
    unfiltered.of(search),
    hasTrailerFilters(search) ? numbersOf(db, search) : undefined,
    hasTrailerFilters(search) ? countTrailers(db, search) : undefined,
    search.assigneeId ? countChosen(db, search) : undefined,
    pageOf(db, search),
  ]);
  const { counts, uniqueTrailers } = filtered ?? all;
  const chosen = counts.filter(
    ({ kind, state }) => (!search.kind || kind === search.kind) && (!search.state || state === search.state),
  );
  return {
    total: assigned ?? chosen.reduce((sum, { count }) => sum + count, 0),
    ...{ issues, counts, uniqueTrailers, matchingTrailers: matchingTrailers ?? allTrailers, allTrailers },
  };
}

/** The numbers of a list that no filter narrows. */
export async function countUnfiltered(
  db: Kysely<Database>,
  { customerId, scope, now }: IssueList,
): Promise<UnfilteredIssueNumbers> {
  const unfiltered = { customerId, scope, now, ...NO_FILTERS };
  const [numbers, allTrailers] = await Promise.all([numbersOf(db, unfiltered), countTrailers(db, unfiltered)]);
  return { ...numbers, allTrailers };
}

/** How many open issues there are by kind and state, and on how many trailers. */
async function numbersOf(db: Kysely<Database>, search: FilteredList) {
  const { rows } = await sql<FoundIssues['counts'][number] & { isTotal: boolean }>`
    with found as materialized (select i.kind, ${shownState(search.now)} as state, i.trailer_id ${from(search)})
    select kind, state, count(*)::int as count, false as "isTotal" from found group by kind, state
    union all select 'all', 'all', count(*)::int, true from (select distinct trailer_id from found) trailers`.execute(
    db,
  );
  const counts = rows.flatMap(({ isTotal, kind, state, count }) => (isTotal ? [] : [{ kind, state, count }]));
  return {
    counts: counts.sort((a, b) => compare(a.kind, b.kind) || compare(a.state, b.state)),
    uniqueTrailers: rows.find(({ isTotal }) => isTotal)?.count ?? 0,
  };
}

async function countTrailers(db: Kysely<Database>, search: FilteredList): Promise<number> {
  const customer = search.scope.technician ? sql`join customers c on c.customer_id = t.customer_id` : sql``;
  const { rows } = await sql<{ count: number }>`${
    hasTrailerFilters(search)
      ? sql`select count(*)::int as count from trailer t
          join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id ${customer}
          where ${trailerConditions(search)}`
      : // Two counts that read an index each take less time than one that compares each trailer.
        sql`select (count(*) - (select count(*) from trailer t ${customer}
            where ${inScope(search.scope)} and ${ofCustomer(search)} and t.sim_status = 'deactivated'))::int as count
          from trailer t ${customer} where ${inScope(search.scope)} and ${ofCustomer(search)}`
  }`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countChosen(db: Kysely<Database>, search: IssueSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${from(search)} and ${chosenBy(search)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Ids are ordered first, without what the rows show. */
async function pageOf(db: Kysely<Database>, search: IssueSearch): Promise<ListedIssue[]> {
  const { now, order, limit, offset } = search;
  const key = ORDERS[order];
  const { rows } = await sql<Omit<ListedIssue, 'score'>>`with page as materialized (
      select i.customer_id, i.issue_id, ${key.value(now)} as rank ${from(search, key.needsStatus)}
      and ${chosenBy(search)} ${key.bound?.(search) ?? sql``}
      order by rank ${key.direction}, i.round_at, i.issue_id limit ${limit}::int offset ${offset}::int)
    select ${listed(now)} from page p join maintenance_issues i on i.customer_id = p.customer_id and i.issue_id = p.issue_id
      ${joinTrailer} ${withPeople}
    order by p.rank ${key.direction}, i.round_at, i.issue_id`.execute(db);
  return rows.map((row) => scored(row, now));
}

/** An issue, open or not; undefined outside the scope. */
export async function findIssue(
  db: Kysely<Database>,
  issueId: string,
  scope: TrailerScope,
  now: Date,
): Promise<ListedIssue | undefined> {
  if (isEmptyScope(scope)) return undefined;
  const { rows } = await sql<
    Omit<ListedIssue, 'score'>
  >`select ${listed(now)} from maintenance_issues i ${joinTrailer} ${withPeople}
    where i.issue_id = ${issueId}::uuid and ${inScope(scope)}`.execute(db);
  return rows[0] && scored(rows[0], now);
}

const scored = (row: Omit<ListedIssue, 'score'>, now: Date): ListedIssue => ({
  ...row,
  score: issueScore({ ...row, ageMs: now.getTime() - row.roundAt.getTime() }),
});

const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const joinCustomer = sql`join customers c on c.customer_id = i.customer_id`;
const joinStatus = sql`join trailer_status s on s.customer_id = i.customer_id and s.trailer_id = i.trailer_id`;
const joinTrailer = sql`join trailer t on t.customer_id = i.customer_id and t.trailer_id = i.trailer_id
  ${joinStatus} ${joinCustomer}`;
/**
 * What the scope needs of a trailer, without reading it: few are on lease. Only technicians depend on settings of its
 * customer.
 */
const keyAsTrailer = ({ technician }: TrailerScope) =>
  sql`left join trailer_records lent on lent.customer_id = i.customer_id and lent.trailer_id = i.trailer_id
      and lent.lessor_trailer_id is not null
    cross join lateral (select i.customer_id, i.trailer_id, lent.lessor_customer_id) t
    ${technician ? joinCustomer : sql``}`;

const NO_FILTERS: TrailerFilters = { trailerStates: [], groups: [] };
const hasTrailerFilters = ({ trailerStates, geofence, groups, vin, text }: TrailerFilters): boolean =>
  trailerStates.length > 0 || groups.length > 0 || geofence !== undefined || vin !== undefined || Boolean(text);

/** The open issues of the trailers that the filters let pass. Ends with a condition. */
const from = (search: FilteredList, needsStatus = false): RawBuilder<unknown> => {
  const joined = hasTrailerFilters(search)
    ? joinTrailer
    : sql`${keyAsTrailer(search.scope)} ${needsStatus ? joinStatus : sql``}`;
  return sql`from maintenance_issues i ${joined}
    where i.closed_at is null and i.withdrawn_at is null and ${trailerConditions(search)}`;
};

const chosenBy = ({ kind, state, assigneeId, now }: IssueSearch): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(kind ? [sql`i.kind = ${kind}`] : []),
      ...(state ? [sql`${shownState(now)} = ${state}`] : []),
      ...(assigneeId ? [sql`i.assignee_id = ${assigneeId}::uuid`] : []),
    ],
    sql` and `,
  );

const withPeople = sql`left join users a on a.user_id = i.assignee_id left join users z on z.user_id = i.snoozed_by`;

/** A trailer with a deactivated SIM isn't looked after. */
const isReachable = sql`not exists (select 1 from trailer d
  where d.customer_id = t.customer_id and d.trailer_id = t.trailer_id and d.sim_status = 'deactivated')`;

const isSnoozed = (now: Date) =>
  sql<boolean>`(i.snoozed_at is not null and (i.snoozed_until is null or i.snoozed_until > ${iso(now)}))`;
const shownState = (now: Date) => sql<string>`case when ${isSnoozed(now)} then 'snoozed' else i.state end`;
const isReeferRunning = sql<boolean>`coalesce(s.tk_unit_on_or_off = 'on', false)`;

/** Whichever odometer is known at both ends; one that was replaced runs backward. */
const milesSince = sql<number | null>`coalesce(
  case when s.abs_odometer >= i.abs_miles then s.abs_odometer - i.abs_miles end,
  case when s.gps_odometer >= i.gps_miles then s.gps_odometer - i.gps_miles end)`;

const ofCustomer = ({ customerId }: Pick<IssueList, 'customerId'>) =>
  customerId === undefined ? sql`true` : sql`t.customer_id = ${customerId}::int`;

/** Conditions on `trailer t`, its `trailer_status s` and `customers c`. */
function trailerConditions(search: FilteredList): RawBuilder<unknown> {
  const { scope, trailerStates, geofence, groups, vin, text, now } = search;
  const parts: RawBuilder<unknown>[] = [inScope(scope), isReachable, ofCustomer(search)];
  for (const state of trailerStates) {
    parts.push(sql`exists (select 1 from maintenance_issues i
      where i.customer_id = t.customer_id and i.trailer_id = t.trailer_id and i.closed_at is null
        and i.withdrawn_at is null and ${shownState(now)} = ${state})`);
  }
  if (geofence !== undefined)
    parts.push(sql`strpos(concat(', ', s.geofence, ', '), concat(', ', ${geofence}::text, ', ')) > 0`);
  if (groups.length > 0) parts.push(inNamedGroups(groups));
  if (vin !== undefined) parts.push(sql`t.vin = ${vin}`);
  if (text) parts.push(matchesSearch(fold(text)));
  return sql.join(parts, sql` and `);
}

/** The points of `issueScore`, of which only those of the age change without a report. */
const rankOf = (now: Date) => {
  const { atMs, points } = ISSUE_SCORE.age;
  // `extract` would calculate with decimals.
  const ageMs = sql`(date_part('epoch', ${iso(now)} - i.round_at) * 1000)`;
  return sql<number>`(i.points + floor(least(greatest(${ageMs}, 0), ${atMs}::float8) / ${atMs}::float8
    * ${points}::float8 + 0.5)::int)`;
};

/** Age adds at most its points to those of the reports, so the page ends at most so far below its last by reports. */
function boundOfPoints(search: IssueSearch): RawBuilder<unknown> {
  const ahead = search.offset + search.limit;
  return sql`and i.points >= coalesce((select min(points) from (select i.points ${from(search)} and ${chosenBy(search)}
    order by i.points desc limit ${ahead}::int) ahead), 0) - ${ISSUE_SCORE.age.points}::int`;
}

interface OrderKey {
  readonly value: (now: Date) => RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  /** A condition that all issues up to the end of the page meet, so that an index finds them. */
  readonly bound?: (search: IssueSearch) => RawBuilder<unknown>;
  /** Whether the value depends on the newest report. */
  readonly needsStatus: boolean;
}

const ORDERS: Readonly<Record<IssueOrder, OrderKey>> = {
  score: { value: rankOf, direction: sql`desc`, needsStatus: false, bound: boundOfPoints },
  since: { value: () => sql`i.round_at`, direction: sql`asc`, needsStatus: false },
  miles: { value: () => milesSince, direction: sql`desc nulls last`, needsStatus: true },
};

const listed = (now: Date) => sql`i.customer_id as "customerId", i.issue_id as "issueId", i.trailer_id as "trailerId",
  i.kind, i.opened_at as "openedAt", i.round, i.round_at as "roundAt", i.state, i.worst, i.occurrences,
  i.good_since as "goodSince", i.closed_at as "closedAt", i.abs_miles as "absMiles", i.gps_miles as "gpsMiles",
  i.evidence, i.points, i.withdrawn_at as "withdrawnAt", i.snoozed_at as "snoozedAt", i.snoozed_until as "snoozedUntil",
  i.snoozed_state as "snoozedState", i.snoozed_by as "snoozedBy", i.snooze_reason as "snoozeReason",
  i.assignee_id as "assigneeId", i.repaired_at as "repairedAt", i.repaired_by as "repairedBy", i.version,
  t.vin, t.unit_id as "unitId", t.vehicle_type as "vehicleType", c.short_name as "customerName", s.address, s.geofence,
  s.load_status as "loadStatus", ${isReeferRunning} as "isReeferRunning",
  ${SensorType.ReeferUnit}::int = any(t.installed_sensor_type_ids) as "hasReefer", s.last_report as "lastReport",
  ${milesSince} as miles, ${isSnoozed(now)} as "isSnoozed",
  a.email as "assigneeEmail", z.email as "snoozedByEmail"`;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
