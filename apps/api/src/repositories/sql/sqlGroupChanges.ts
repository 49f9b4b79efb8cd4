import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { PlacedGroup } from '../entities';
import type { GroupChange } from '../groups';

/** The parents of `vehicle_groups g` in ascending order. */
export const parentsOf = sql<string[]>`array(select p.parent_id::text from vehicle_group_parents p
  where p.customer_id = g.customer_id and p.group_id = g.group_id order by p.parent_id)`;

/** Writes the decisions. Memberships of a deleted group are deleted with it. */
export async function changeGroups(trx: Kysely<Database>, customerId: number, change: GroupChange): Promise<void> {
  const put = change.kind === 'put' ? [change.group] : change.moved;
  for (const group of put) await putGroup(trx, group);
  if (change.kind === 'put') return;
  await trx
    .deleteFrom('vehicle_groups')
    .where('customer_id', '=', customerId)
    .where('group_id', '=', change.groupId)
    .execute();
}

async function putGroup(trx: Kysely<Database>, group: PlacedGroup): Promise<void> {
  const { customerId, groupId, name, kind, version, parentIds } = group;
  await trx
    .insertInto('vehicle_groups')
    .values({ customer_id: customerId, group_id: groupId, name, kind, version })
    .onConflict((conflict) => conflict.columns(['customer_id', 'group_id']).doUpdateSet({ name, version }))
    .execute();
  await trx
    .deleteFrom('vehicle_group_parents')
    .where('customer_id', '=', customerId)
    .where('group_id', '=', groupId)
    .execute();
  if (parentIds.length === 0) return;
  await trx
    .insertInto('vehicle_group_parents')
    .values(parentIds.map((parentId) => ({ customer_id: customerId, group_id: groupId, parent_id: parentId })))
    .execute();
}
