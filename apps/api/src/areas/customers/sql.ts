import type { CustomerSortField } from '@gladhand/domain/customers';
import { UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../../repositories/fleetFields';
import { inTransaction } from '../../repositories/sql/inTransaction';
import { countFleetChange } from '../../repositories/sql/sqlFleetRevisions';
import type {
  CustomerAdministrationRepository,
  CustomerChange,
  ManagedCustomerRecord,
  NewCustomer,
} from './repository';

const columns = sql`c.customer_id as "customerId", c.short_name as "shortName", c.long_name as "longName", c.abbrev,
  c.active, c.dot_number as "dotNumber", c.retention_duration_days as "retentionDurationDays",
  c.unloaded_up_to_lbs as "unloadedUpToLbs", c.hidden_from_technicians as "hiddenFromTechnicians",
  c.shows_parts as "showsParts", c.created_at as "createdAt", c.updated_at as "updatedAt",
  c.version, coalesce(n.assets, 0) as "totalAssets", coalesce(n.active_assets, 0) as "totalActiveAssets",
  coalesce((select json_agg(f.feature order by f.feature collate "C")
    from customer_features f where f.customer_id = c.customer_id), '[]') as features`;

const from = sql`from customers c left join (
  select customer_id, count(*)::int as assets, (count(*) filter (where sim_status = 'activated'))::int as active_assets
  from trailer group by customer_id) n on n.customer_id = c.customer_id`;

const SORT: Readonly<Record<CustomerSortField, RawBuilder<unknown>>> = {
  shortName: sql`lower(c.short_name collate "C")`,
  longName: sql`lower(c.long_name collate "C")`,
  abbrev: sql`lower(c.abbrev collate "C")`,
  id: sql`c.customer_id`,
  active: sql`c.active`,
  // Sorted as numbers, so that 9 comes before 10.
  dotNumber: sql`(case when c.dot_number ~ '^[0-9]{1,9}$' then c.dot_number::int end)`,
  retentionDurationDays: sql`c.retention_duration_days`,
  unloadedUpToLbs: sql`coalesce(c.unloaded_up_to_lbs, ${UNLOADED_UP_TO_LBS})`,
  totalAssets: sql`coalesce(n.assets, 0)`,
  totalActiveAssets: sql`coalesce(n.active_assets, 0)`,
  created: sql`c.created_at`,
  updated: sql`c.updated_at`,
};

export function sqlCustomerAdministration(db: Kysely<Database>): CustomerAdministrationRepository {
  return {
    async search({ search, showDeactivated, sortBy, sortAsc, limit, offset }) {
      const parts = [
        ...(showDeactivated ? [] : [sql`c.active`]),
        ...(search === '' ? [] : [matches(fold(search))]),
        sql`true`,
      ];
      const where = sql.join(parts, sql` and `);
      const { rows: counts } = await sql<{ total: number }>`
        select count(*)::int as total from customers c where ${where}`.execute(db);
      const { rows } = await sql<ManagedCustomerRecord>`select ${columns} ${from} where ${where}
        order by ${SORT[sortBy]} ${sortAsc ? sql`asc` : sql`desc`} nulls last, c.customer_id
        limit ${limit} offset ${offset}`.execute(db);
      return { total: counts[0]?.total ?? 0, customers: rows };
    },

    create: (input) => inTransaction(db, (trx) => create(trx, input)),

    change: (customerId, version, change, now) =>
      inTransaction(db, async (trx) => {
        await lockCustomers(trx);
        const before = await read(trx, customerId);
        if (!before) return { kind: 'absent' };
        if (before.version !== version) return { kind: 'conflict', current: before };
        if (change.shortName !== undefined && (await isTaken(trx, change.shortName, customerId)))
          return { kind: 'nameTaken' };
        await trx
          .updateTable('customers')
          .set({ ...changedColumns(change), updated_at: now })
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('customer_id', '=', customerId)
          .execute();
        await countFleetChange(trx, customerId);
        if (change.features) {
          await trx.deleteFrom('customer_features').where('customer_id', '=', customerId).execute();
          await addFeatures(trx, customerId, change.features);
        }
        const customer = await read(trx, customerId);
        return customer ? { kind: 'saved', before, customer } : { kind: 'absent' };
      }),
  };
}

async function create(trx: Kysely<Database>, { customer, features, groups }: NewCustomer) {
  await lockCustomers(trx);
  if (await isTaken(trx, customer.shortName, null)) return undefined;
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(customer_id), 0) + 1 as id from customers`.execute(trx);
  const customerId = rows[0]?.id ?? 1;
  const { createdAt, updatedAt, ...rest } = customer;
  await trx
    .insertInto('customers')
    .values({
      customer_id: customerId,
      short_name: rest.shortName,
      long_name: rest.longName,
      abbrev: rest.abbrev,
      active: rest.active,
      dot_number: rest.dotNumber,
      retention_duration_days: rest.retentionDurationDays,
      unloaded_up_to_lbs: rest.unloadedUpToLbs,
      hidden_from_technicians: rest.hiddenFromTechnicians,
      shows_parts: rest.showsParts,
      created_at: createdAt,
      updated_at: updatedAt,
    })
    .execute();
  await addFeatures(trx, customerId, features);
  for (const { groupId, name, kind } of groups)
    await trx.insertInto('vehicle_groups').values({ customer_id: customerId, group_id: groupId, name, kind }).execute();
  return read(trx, customerId);
}

/** Customers are rarely written, so writes run one at a time; this keeps names and ids unique. */
const lockCustomers = (trx: Kysely<Database>) =>
  sql`select customer_id from customers order by customer_id limit 1 for no key update`.execute(trx);

async function read(db: Kysely<Database>, customerId: number): Promise<ManagedCustomerRecord | undefined> {
  const { rows } = await sql<ManagedCustomerRecord>`
    select ${columns} ${from} where c.customer_id = ${customerId}`.execute(db);
  return rows[0];
}

async function isTaken(db: Kysely<Database>, shortName: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`select 1 from customers
    where lower(short_name collate "C") = ${fold(shortName)} and customer_id is distinct from ${except}::int
    limit 1`.execute(db);
  return rows.length > 0;
}

const matches = (text: string) => sql`(strpos(lower(c.short_name collate "C"), ${text}) > 0
  or strpos(lower(c.long_name collate "C"), ${text}) > 0 or strpos(lower(c.abbrev collate "C"), ${text}) > 0
  or strpos(coalesce(c.dot_number, ''), ${text}) > 0 or c.customer_id::text = ${text})`;

async function addFeatures(trx: Kysely<Database>, customerId: number, features: readonly string[]): Promise<void> {
  if (features.length === 0) return;
  await trx
    .insertInto('customer_features')
    .values(features.map((feature) => ({ customer_id: customerId, feature })))
    .execute();
}

const changedColumns = (change: CustomerChange) => ({
  ...(change.shortName !== undefined && { short_name: change.shortName }),
  ...(change.longName !== undefined && { long_name: change.longName }),
  ...(change.abbrev !== undefined && { abbrev: change.abbrev }),
  ...(change.active !== undefined && { active: change.active }),
  ...(change.dotNumber !== undefined && { dot_number: change.dotNumber }),
  ...(change.retentionDurationDays !== undefined && { retention_duration_days: change.retentionDurationDays }),
  ...(change.unloadedUpToLbs !== undefined && { unloaded_up_to_lbs: change.unloadedUpToLbs }),
  ...(change.hiddenFromTechnicians !== undefined && { hidden_from_technicians: change.hiddenFromTechnicians }),
  ...(change.showsParts !== undefined && { shows_parts: change.showsParts }),
});
