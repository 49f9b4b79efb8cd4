import { type RawBuilder, sql } from 'kysely';
import { isEmptyScope, type TrailerScope } from '../scope';

/** The access scope as a condition on `trailer t` and `customers c`. Every query on trailers includes it. */
export function inScope(scope: TrailerScope): RawBuilder<boolean> {
  const visible = visibleIn(scope);
  return scope.all || scope.leasesOverAt === null
    ? visible
    : sql<boolean>`(${visible} and ${isLeaseOpen(scope.leasesOverAt)})`;
}

/** Leaves out the trailers `t` of lessees whose lease is over, even if no job has ended their records yet. */
export const isLeaseOpen = (leasesOverAt: Date | null): RawBuilder<boolean> =>
  leasesOverAt === null
    ? sql<boolean>`true`
    : sql<boolean>`(t.lent_until is null or t.lent_until > ${leasesOverAt.toISOString()}::timestamptz)`;

function visibleIn(scope: TrailerScope): RawBuilder<boolean> {
  // A trailer on lease is seen once: as the lessor's by those who see both.
  if (scope.all) return sql<boolean>`t.lessor_customer_id is null`;
  if (isEmptyScope(scope)) return sql<boolean>`false`;
  const ways: RawBuilder<unknown>[] = [];
  if (scope.technician) ways.push(sql`(not c.hidden_from_technicians and t.lessor_customer_id is null)`);
  const [only, ...others] = scope.customerIds;
  if (only !== undefined) {
    // An equality for a single customer, so that an index on (customer_id, …) also provides the order.
    ways.push(
      others.length === 0 ? sql`t.customer_id = ${only}::int` : sql`t.customer_id = any(${scope.customerIds}::int[])`,
    );
  }
  for (const { customerId, groupIds } of scope.groups) {
    ways.push(sql`(t.customer_id = ${customerId}::int and exists (
      select 1 from vehicle_group_trailers m
      where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id and m.group_id = any(${groupIds}::uuid[])))`);
  }
  const found = sql<boolean>`(${sql.join(ways, sql` or `)})`;
  const any =
    scope.customerIds.length + scope.groups.length === 1
      ? found
      : sql<boolean>`(${found} and (t.lessor_customer_id is null
          or t.lessor_customer_id <> all(${scope.customerIds}::int[])))`;
  return scope.within === null ? any : sql<boolean>`(t.customer_id = ${scope.within}::int and ${any})`;
}
