import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { OtaMatch, OtaRepository, OtaTargetGroup, OtaTargetSearch } from '../repository';
import { isOpen, reportedOf, trailerJoins } from './rows';

type Targets = Pick<OtaRepository, 'targetGroups' | 'matches'>;

/** Which devices a campaign would have, on PostgreSQL. */
export const sqlTargets = (db: Kysely<Database>): Targets => ({
  async targetGroups(search) {
    const reported = reportedOf(search.kind);
    const { rows } = await sql<OtaTargetGroup>`select fitness, version as "fromVersion", count(*)::int as devices
      from (select ${fitnessOf(search)} as fitness, ${reported} as version
        from trailer t ${trailerJoins} where ${matchesTarget(search)}) found
      group by 1, 2 order by 3 desc, 1, version collate "C" nulls last`.execute(db);
    return rows;
  },
  async matches(texts, search) {
    if (texts.length === 0) return [];
    const list = [...texts];
    // One part per index.
    const part = (column: RawBuilder<unknown>) => sql`select t.trailer_id from trailer t
      where ${column} = any(${list}::text[])`;
    const { rows } = await sql<OtaMatch>`select t.trailer_id as "trailerId", t.vin, t.unit_id as "unitId",
        t.serial_number as "serialNumber", ${fitnessOf(search)} as fitness
      from trailer t ${trailerJoins} where t.trailer_id in (
        ${part(sql`lower(t.vin collate "C")`)} union ${part(sql`lower(t.unit_id collate "C")`)}
        union ${part(sql`lower(t.serial_number collate "C")`)})
      order by t.vin collate "C"`.execute(db);
    return rows;
  },
});

/** Whether `trailer t` with `ota_versions v` can be in a campaign. */
export function fitnessOf({ family, kind, version }: OtaTargetSearch): RawBuilder<unknown> {
  return sql`case when t.device_type_id <> ${family}::int then 'otherFamily'
    when t.serial_number is null then 'noDevice'
    when ${reportedOf(kind)} = ${version} then 'alreadyInstalled'
    when exists (select from ota_devices o where o.trailer_id = t.trailer_id and o.kind = ${sql.lit(kind)}
      and ${isOpen('o')}) then 'inOtherCampaign'
    else 'ready' end`;
}

/** What a target's filter requires of `trailer t` with `ota_versions v`. */
export function matchesTarget(search: OtaTargetSearch): RawBuilder<unknown> {
  const { trailerIds, customerId, fromVersions, reportedSince, confirmedIn } = search;
  const conditions = [
    trailerIds === null
      ? sql`t.device_type_id = ${search.family}::int`
      : sql`t.trailer_id = any(${[...trailerIds]}::uuid[])`,
  ];
  if (customerId !== null) conditions.push(sql`t.customer_id = ${customerId}::int`);
  if (fromVersions !== null) {
    const known = fromVersions.filter((version) => version !== null);
    const reported = reportedOf(search.kind);
    const isKnown = sql`coalesce(${reported} = any(${known}::text[]), false)`;
    conditions.push(fromVersions.includes(null) ? sql`(${reported} is null or ${isKnown})` : isKnown);
  }
  if (reportedSince !== null)
    conditions.push(sql`exists (select from trailer_status s where s.customer_id = t.customer_id
      and s.trailer_id = t.trailer_id and s.last_report >= ${reportedSince.toISOString()}::timestamptz)`);
  if (confirmedIn !== null)
    conditions.push(sql`exists (select from ota_devices o where o.campaign_id = ${confirmedIn}::uuid
      and o.trailer_id = t.trailer_id and o.state = 'confirmed')`);
  return sql.join(conditions, sql` and `);
}
