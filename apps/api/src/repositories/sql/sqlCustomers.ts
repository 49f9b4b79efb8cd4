import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { CustomerRecord } from '../entities';
import type { CustomerRepository } from '../port';
import { inScope } from './sqlScope';

const toCustomer = (row: Selectable<Database['customers']>): CustomerRecord => ({
  customerId: row.customer_id,
  shortName: row.short_name,
  longName: row.long_name,
  abbrev: row.abbrev,
  active: row.active,
  dotNumber: row.dot_number,
  retentionDurationDays: row.retention_duration_days,
  unloadedUpToLbs: row.unloaded_up_to_lbs,
  hiddenFromTechnicians: row.hidden_from_technicians,
  showsParts: row.shows_parts,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const byName = sql`lower(short_name collate "C")`;

export function sqlCustomers(db: Kysely<Database>): CustomerRepository {
  return {
    async list({ customerIds, showDeactivated, scope }) {
      const ids = customerIds === 'all' ? undefined : [...customerIds];
      if (ids?.length === 0) return [];
      const totals = db
        .selectFrom('trailer as t')
        .innerJoin('customers as c', 'c.customer_id', 't.customer_id')
        .select(['t.customer_id'])
        .select(sql<number>`count(*)::int`.as('assets'))
        .select(sql<number>`(count(*) filter (where t.sim_status = 'activated'))::int`.as('active_assets'))
        .where(inScope(scope))
        .groupBy('t.customer_id');
      const rows = await db
        .with('totals', () => totals)
        .selectFrom('customers')
        .leftJoin('totals', 'totals.customer_id', 'customers.customer_id')
        .selectAll('customers')
        .select(['totals.assets', 'totals.active_assets'])
        .$if(ids !== undefined, (query) => query.where('customers.customer_id', 'in', ids ?? []))
        .$if(!showDeactivated, (query) => query.where('customers.active', '=', true))
        .orderBy(byName)
        .orderBy('customers.customer_id')
        .execute();
      return rows.map((row) => ({
        ...toCustomer(row),
        totalAssets: row.assets ?? 0,
        totalActiveAssets: row.active_assets ?? 0,
      }));
    },

    async find(customerIds) {
      if (customerIds.length === 0) return [];
      const rows = await db
        .selectFrom('customers')
        .selectAll()
        .where('customer_id', 'in', [...customerIds])
        .orderBy(byName)
        .orderBy('customer_id')
        .execute();
      return rows.map(toCustomer);
    },

    async features(customerIds) {
      const ids = customerIds === 'all' ? undefined : [...customerIds];
      if (ids?.length === 0) return [];
      const rows = await db
        .selectFrom('customer_features')
        .select('feature')
        .distinct()
        .$if(ids !== undefined, (query) => query.where('customer_id', 'in', ids ?? []))
        .execute();
      return rows.map(({ feature }) => feature).sort();
    },
  };
}
