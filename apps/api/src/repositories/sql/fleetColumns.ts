import { CONNECTIVITY_POLICY } from '@gladhand/domain/readings';
import { type RawBuilder, sql } from 'kysely';
import { STATUS_COLUMNS, TRAILER_COLUMNS } from '../../database/trailerColumns';

const DAY_SECONDS = 86_400;

/** Plain columns by record field, as `t.…` (trailer) or `s.…` (trailer_status). */
const PLAIN: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  ...Object.entries(TRAILER_COLUMNS).map(([field, [column]]) => [field, sql.ref(`t.${column}`)] as const),
  ...Object.entries(STATUS_COLUMNS).map(([field, [column]]) => [field, sql.ref(`s.${column}`)] as const),
  ['id', sql.ref('t.trailer_id')],
  ['customerId', sql.ref('t.customer_id')],
  ['customerName', sql.ref('c.short_name')],
]);

const groupNames = sql`coalesce((
  select array_agg(g.name order by lower(g.name collate "C"), g.group_id)
  from vehicle_group_trailers m join vehicle_groups g using (customer_id, group_id)
  where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id), '{}')`;

/** A field of the contract as SQL. `now` is the parameter of time-dependent fields. */
export function fleetColumn(field: string, now: Date): RawBuilder<unknown> {
  const plain = PLAIN.get(field);
  if (plain) return plain;
  switch (field) {
    case 'groups':
      return groupNames;
    case 'timeUntetheredDays':
      return sql`(extract(epoch from ${now}::timestamptz - s.untethered_since) / ${DAY_SECONDS}::float8)::float8`;
    case 'ageYears':
      return sql`case when t.model_year is not null then greatest(0, ${now.getUTCFullYear()}::int - t.model_year) end`;
    case 'connectivityStatus':
      return connectivityColumn(now);
    default:
      throw new Error(`[api] No column for the fleet status field '${field}'.`);
  }
}

/** The domain's `connectivityOf` as SQL; the contract suite compares the two. */
function connectivityColumn(now: Date): RawBuilder<unknown> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const tethered = before(CONNECTIVITY_POLICY.goodUpToTetheredMs);
  const untethered = before(CONNECTIVITY_POLICY.goodUpToUntetheredMs);
  const critical = before(CONNECTIVITY_POLICY.criticalFromMs);
  return sql`case
    when t.sim_status = 'suspended' then 'SUSPENDED'
    when s.last_report is null then 'NA'
    when s.last_report <= ${critical}::timestamptz then case
      when t.sim_status = 'activated' and t.sim_status_change_date > greatest(s.last_report, ${critical}::timestamptz)
      then 'NA' else 'CRITICAL' end
    when s.last_report < case when s.tethered_status = 'tethered'
      then ${tethered}::timestamptz else ${untethered}::timestamptz end then 'CAUTION'
    else 'GOOD' end`;
}
