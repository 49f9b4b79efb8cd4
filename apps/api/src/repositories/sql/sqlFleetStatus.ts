import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { FleetCounts, FleetRow, FleetStatusRepository } from '../fleetStatus';
import { isEmptyScope } from '../scope';
import { fleetColumn } from './fleetColumns';
import { fleetConditions, fleetOrder } from './fleetConditions';
import { inScope } from './sqlScope';

const NO_COUNTS: FleetCounts = { total: 0, critical: 0, caution: 0, good: 0, notAvailable: 0, notReporting: 0 };

const from = sql`from trailer_status s
  join trailer t on t.customer_id = s.customer_id and t.trailer_id = s.trailer_id
  join customers c on c.customer_id = t.customer_id`;

export function sqlFleetStatus(db: Kysely<Database>): FleetStatusRepository {
  const count = async (where: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from} where ${where}`.execute(db);
    return rows[0]?.total ?? 0;
  };

  return {
    async page(query, { limit, offset }, fields) {
      if (isEmptyScope(query.scope)) return [];
      const { rows } = await sql<FleetRow>`select ${columns(fields, query.now)} ${from}
        where ${fleetConditions(query)} order by ${fleetOrder(query)}
        limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },

    count: async (query) => (isEmptyScope(query.scope) ? 0 : count(fleetConditions(query))),

    async keys(query) {
      if (isEmptyScope(query.scope)) return { customerIds: [], trailerIds: [] };
      const { rows } = await sql<{ customer_id: number; trailer_id: string }>`
        select t.customer_id, t.trailer_id ${from}
        where ${fleetConditions(query)} order by ${fleetOrder(query)}`.execute(db);
      return { customerIds: rows.map((row) => row.customer_id), trailerIds: rows.map((row) => row.trailer_id) };
    },

    async rows(keys, scope, now, fields) {
      if (keys.trailerIds.length === 0 || isEmptyScope(scope)) return [];
      const { rows } = await sql<FleetRow>`select ${columns(fields, now)}
        from unnest(${keys.customerIds}::int[], ${keys.trailerIds}::uuid[]) with ordinality as k(customer_id, trailer_id, place)
        join trailer_status s on s.customer_id = k.customer_id and s.trailer_id = k.trailer_id
        join trailer t on t.customer_id = k.customer_id and t.trailer_id = k.trailer_id
        join customers c on c.customer_id = k.customer_id
        where ${inScope(scope)} order by k.place`.execute(db);
      return rows;
    },

    async changedSince(scope, since, now, fields) {
      if (isEmptyScope(scope)) return [];
      const changed = since === null ? sql`true` : sql`greatest(s.updated_at, t.updated_at) >= ${since}::timestamptz`;
      const { rows } = await sql<FleetRow>`select ${columns(fields, now)} ${from}
        where ${inScope(scope)} and ${changed} order by t.customer_id, t.trailer_id`.execute(db);
      return rows;
    },

    async counts(query) {
      if (isEmptyScope(query.scope)) return NO_COUNTS;
      const health = (word: string) => sql`(count(*) filter (where s.trailer_health_status = ${word}))::int`;
      const connectivity = fleetColumn('connectivityStatus', query.now);
      const { rows } = await sql<FleetCounts>`select count(*)::int as total,
        ${health('CRITICAL')} as critical, ${health('CAUTION')} as caution, ${health('GOOD')} as good,
        ${health('NA')} as "notAvailable",
        (count(*) filter (where ${connectivity} in ('CRITICAL', 'NA')))::int as "notReporting"
        ${from} where ${fleetConditions(query)}`.execute(db);
      return rows[0] ?? NO_COUNTS;
    },
  };
}

function columns(fields: readonly string[], now: Date): RawBuilder<unknown> {
  // Rows must be counted even if no field is requested.
  const selected = fields.length > 0 ? fields : ['id'];
  return sql.join(selected.map((field) => sql`${fleetColumn(field, now)} as ${sql.ref(field)}`));
}
