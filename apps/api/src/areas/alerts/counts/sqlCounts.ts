import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { CountAccess, CountableTrailer, CountBasis, CountRepository } from './countRepository';
import { coversCounted } from './sqlCountScope';

/** What decides about counts of trailers, on PostgreSQL. */
export const sqlCounts = (db: Kysely<Database>): CountRepository => ({
  async lock(customerId) {
    await sql`select pg_advisory_xact_lock(hashtext(${`alert counts ${customerId}`}))`.execute(db);
  },
  async customers() {
    const { rows } = await sql<{ customerId: number }>`select distinct customer_id as "customerId" from alert_rules
      where deleted_at is null and disabled_at is null and failed_at is null
        and condition::text like '%"geofenceCount"%' order by 1`.execute(db);
    return rows.map(({ customerId }) => customerId);
  },
  async trailers({ customerId, allVehicles, trailerIds, groupIds }, access) {
    const isChosen = allVehicles
      ? sql`true`
      : sql`(t.trailer_id = any(${[...trailerIds]}::uuid[]) or ${inGroups('chosen')})`;
    const { rows } = await sql<CountableTrailer>`
      with recursive chosen as (${below(customerId, groupIds, 'chosen')}),
        seen as (${below(customerId, groupsOf(access), 'seen')})
      select t.trailer_id as "trailerId", t.vin, t.unit_id as "unitId", s.lat is not null as "isPlaced"
      from trailer t left join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id
      where t.customer_id = ${customerId}::int and ${isChosen}
        and ${access === 'all' ? sql`true` : inGroups('seen')}
      order by t.trailer_id`.execute(db);
    return rows;
  },
  async basis(customerId, ruleId) {
    const { rows } = await sql<CountBasis>`select customer_id as "customerId", rule_id as "ruleId",
        rule_version as "ruleVersion", since, trailer_ids as "trailerIds", unplaced_ids as "unplacedIds"
      from alert_counts where customer_id = ${customerId}::int and rule_id = ${ruleId}::uuid`.execute(db);
    return rows[0];
  },
  async putBasis({ customerId, ruleId, ruleVersion, since, trailerIds, unplacedIds }) {
    await sql`insert into alert_counts (customer_id, rule_id, rule_version, since, trailer_ids, unplaced_ids)
      values (${customerId}::int, ${ruleId}::uuid, ${ruleVersion}::int, ${since.toISOString()}::timestamptz,
        ${[...trailerIds]}::uuid[], ${[...unplacedIds]}::uuid[])
      on conflict (customer_id, rule_id) do update set rule_version = excluded.rule_version,
        since = excluded.since, trailer_ids = excluded.trailer_ids, unplaced_ids = excluded.unplaced_ids`.execute(db);
  },
  async covered(customerId, ruleIds, scope) {
    if (ruleIds.length === 0) return [];
    const { rows } = await sql<{ ruleId: string }>`select r.rule_id as "ruleId"
      from unnest(${[...ruleIds]}::uuid[]) as r(rule_id) cross join customers c
      where c.customer_id = ${customerId}::int and ${coversCounted(scope, sql`r.rule_id`)}`.execute(db);
    return rows.map(({ ruleId }) => ruleId);
  },
});

const groupsOf = (access: CountAccess): readonly string[] => (access === 'all' ? [] : access);

/** Groups with their descendants, as the body of a recursive table. */
const below = (customerId: number, groupIds: readonly string[], table: 'chosen' | 'seen'): RawBuilder<unknown> => sql`
  select group_id from unnest(${[...groupIds]}::uuid[]) as g(group_id)
  union select p.group_id from ${sql.raw(table)} b
    join vehicle_group_parents p on p.customer_id = ${customerId}::int and p.parent_id = b.group_id`;

const inGroups = (table: 'chosen' | 'seen'): RawBuilder<unknown> => sql`exists (
  select from vehicle_group_trailers m join ${sql.raw(table)} g on g.group_id = m.group_id
  where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id)`;
