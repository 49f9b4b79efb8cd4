import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { customersOf, type FleetRevisionRepository } from '../fleetRevisions';

export function sqlFleetRevisions(db: Kysely<Database>): FleetRevisionRepository {
  return {
    async of(scope) {
      const customerIds = customersOf(scope);
      if (customerIds.length === 0) return 0;
      const where = customerIds === 'all' ? sql`true` : sql`customer_id = any(${[...customerIds]}::int[])`;
      const { rows } = await sql<{ revision: string }>`
        select coalesce(sum(revision), 0)::text as revision from fleet_revisions where ${where}`.execute(db);
      return Number(rows[0]?.revision ?? 0);
    },
  };
}

/**
 * Counts a change of a customer's trailers within the transaction that makes it. Both rows stay locked until the
 * commit, which delays only other master data changes of the same customer. The fixed order prevents deadlocks.
 */
export async function countFleetChange(trx: Kysely<Database>, customerId: number): Promise<void> {
  await sql`with locked as (
      select customer_id from customers where customer_id = ${customerId}::int for no key update
    )
    insert into fleet_revisions (customer_id, revision) select customer_id, 1 from locked
    on conflict (customer_id) do update set revision = fleet_revisions.revision + 1`.execute(trx);
}
