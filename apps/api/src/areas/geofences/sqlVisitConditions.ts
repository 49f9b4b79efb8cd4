import { type RawBuilder, sql } from 'kysely';
import { inNamedGroups } from '../../repositories/sql/inNamedGroups';
import { inScope } from '../../repositories/sql/sqlScope';
import type { VisitSearch } from './repository';
import { freeTime } from './sqlFreeTime';

type VisitFilter = Omit<VisitSearch, 'limit' | 'offset'>;

/** Conditions for visits `v` of trailers `t`; with `overFreeTime` also of geofences `g` with their free time. */
export function visitConditions(filter: VisitFilter): RawBuilder<boolean>[] {
  const { customerId, scope, geofenceId, vin, from, to, at, openOnly, how, overFreeTime, now } = filter;
  const { groups = [], vehicleTypes = [] } = filter;
  const all = [sql<boolean>`v.customer_id = ${customerId}::int`, inScope(scope)];
  if (geofenceId !== undefined) all.push(sql<boolean>`v.geofence_id = ${geofenceId}::uuid`);
  if (vin !== undefined) all.push(sql<boolean>`t.vin = ${vin}`);
  if (vehicleTypes.length > 0) all.push(sql<boolean>`t.vehicle_type = any(${[...vehicleTypes]}::text[])`);
  if (groups.length > 0) all.push(inNamedGroups(groups));
  if (openOnly) all.push(sql<boolean>`v.left_at is null`);
  if (how) all.push(sql<boolean>`v.how = ${how}`);
  // The visits of an instant have been found by their index.
  if (at) return all;
  if (from) all.push(sql<boolean>`(v.left_at is null or v.left_at >= ${instant(from)})`);
  if (to) all.push(sql<boolean>`v.entered_at < ${instant(to)}`);
  if (overFreeTime) {
    all.push(sql<boolean>`v.how = 'seen' and greatest(v.entered_before + ${freeTime}, ${instant(from)})
      < least(coalesce(v.left_after, v.left_at, ${instant(now)}), ${instant(to)})`);
  }
  return all;
}

/** Null without an instant, which `greatest` and `least` ignore. */
const instant = (at: Date | undefined) => sql`${at?.toISOString() ?? null}::timestamptz`;
