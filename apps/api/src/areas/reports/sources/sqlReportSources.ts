import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { isEmptyScope } from '../../../repositories/scope';
import { inScope } from '../../../repositories/sql/sqlScope';
import type { ReportSourceRepository, TrailerPlace } from './reportSourceRepository';

/** Trailers of reports on PostgreSQL. */
export const sqlReportSources = (db: Kysely<Database>): ReportSourceRepository => ({
  async trailers({ customerId, scope, allVehicles, vehicleIds, vehicleGroupIds }, after, limit) {
    if (isEmptyScope(scope)) return [];
    const chosen = sql`(t.trailer_id = any(${[...vehicleIds]}::uuid[]) or exists (
      select from vehicle_group_trailers m join chosen using (group_id)
      where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id))`;
    const { rows } = await sql<TrailerPlace>`
      with recursive chosen as (
        select group_id from unnest(${[...vehicleGroupIds]}::uuid[]) as g(group_id)
        union
        select p.group_id from chosen join vehicle_group_parents p
          on p.customer_id = ${customerId}::int and p.parent_id = chosen.group_id
      )
      select t.trailer_id as "trailerId", lower(t.unit_id collate "C") as unit
      from trailer t join customers c on c.customer_id = t.customer_id
      where t.customer_id = ${customerId}::int and ${inScope(scope)} and ${allVehicles ? sql`true` : chosen}
        ${after ? sql`and (lower(t.unit_id collate "C"), t.trailer_id) > (${after.unit}, ${after.trailerId}::uuid)` : sql``}
      order by lower(t.unit_id collate "C"), t.trailer_id limit ${limit}`.execute(db);
    return rows;
  },
});
