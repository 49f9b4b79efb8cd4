import { type RawBuilder, sql } from 'kysely';
import { isEmptyScope, type TrailerScope } from '../../../repositories/scope';
import { inScope } from '../../../repositories/sql/sqlScope';

/**
 * Whether a caller may know how many trailers a rule counts: only with access to every one of them. A condition on a
 * customer `c` and the rule that an expression names.
 */
export function coversCounted(scope: TrailerScope, ruleId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (isEmptyScope(scope)) return sql<boolean>`false`;
  if (scope.all) return sql<boolean>`true`;
  return sql<boolean>`(c.customer_id = any(${[...scope.customerIds]}::int[]) or exists (
    select from alert_counts n where n.customer_id = c.customer_id and n.rule_id = ${ruleId}
      and cardinality(n.trailer_ids) > 0 and not exists (
        select from trailer t where t.customer_id = n.customer_id and t.trailer_id = any(n.trailer_ids)
          and not ${inScope(scope)})))`;
}

/** Whether a caller may know about an episode `e` of a trailer `t`, or of a geofence, and a customer `c`. */
export const episodeInScope = (scope: TrailerScope): RawBuilder<boolean> =>
  sql<boolean>`case when e.trailer_id is null then ${coversCounted(scope, sql`e.rule_id`)}
    else t.trailer_id is not null and ${inScope(scope)} end`;
