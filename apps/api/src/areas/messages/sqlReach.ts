import { ALL_CUSTOMER_ROLES, type MessageAudience } from '@gladhand/domain/messages';
import { CARRIER_ROLES, RoleKind } from '@gladhand/domain/users';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { AudienceReach, MessageUser, UserPage } from './repository';

const KINDS = Object.values(RoleKind);

/** Counts the enabled users of an audience. */
export async function countReach(db: Kysely<Database>, audience: MessageAudience): Promise<AudienceReach> {
  const { rows } = await sql<{ kind: RoleKind | null; users: number }>`${reached(audience)}
    select kind, count(*)::int as users from reached group by kind
    union all
    select null, count(distinct user_id)::int from reached`.execute(db);
  return {
    users: rows.find(({ kind }) => kind === null)?.users ?? 0,
    byRole: new Map(rows.flatMap(({ kind, users }) => (kind === null ? [] : [[kind, users]]))),
  };
}

/** Enabled users of an audience by email address. */
export async function listReach(
  db: Kysely<Database>,
  audience: MessageAudience,
  { after, limit }: UserPage,
): Promise<MessageUser[]> {
  const { rows } = await sql<MessageUser>`${reached(audience)}
    select u.user_id as "userId", u.email from users u
    where u.user_id in (select user_id from reached) and ${isAfter(after)}
    order by u.email collate "C" limit ${limit}::int`.execute(db);
  return rows;
}

/** Whether `users u` comes after an email address. */
export const isAfter = (email: string | null): RawBuilder<unknown> =>
  email === null ? sql`true` : sql`u.email collate "C" > ${email}`;

/** `with reached`: users with the kinds of their matching roles. The same rule as `matchingMemberships`. */
function reached(audience: MessageAudience): RawBuilder<unknown> {
  const roles = [...audience.roles];
  const customerIds = [...audience.customerIds];
  const features = [...audience.features];
  return sql`
    with parsed as materialized (
      select r.user_id, coalesce(b.parts[1], r.role) as kind, b.parts[2]::int as customer_id
      from user_roles r
      join users u on u.user_id = r.user_id and u.enabled
      cross join lateral (
        select regexp_match(r.role, '^(CUSTOMER|CUSTOMER_ADMIN)_([1-9][0-9]{0,8})$') as parts) b
      where b.parts is not null or r.role = any(${KINDS.filter((kind) => !BOUND.includes(kind))}::text[])),
    memberships as (
      select p.user_id, p.kind, p.customer_id from parsed p
      where p.kind <> all(${[...CARRIER_ROLES]}::text[]) and not (p.kind = 'CUSTOMER' and exists (
        select from parsed c where c.user_id = p.user_id and c.kind = any(${[...CARRIER_ROLES]}::text[])))
      union all
      -- Roles such as OEM have the customers of the user's CUSTOMER roles.
      select p.user_id, p.kind, named.customer_id from parsed p
      left join parsed named on named.user_id = p.user_id and named.kind = 'CUSTOMER'
      where p.kind = any(${[...CARRIER_ROLES]}::text[])),
    reached as materialized (
      select distinct m.user_id, m.kind from memberships m
      where (${roles.length === 0}::boolean or m.kind = any(${roles}::text[]))
        and (${customerIds.length === 0}::boolean or m.customer_id = any(${customerIds}::int[]))
        and (${features.length === 0}::boolean or exists (
          select from customer_features f where f.feature = any(${features}::text[])
            and (f.customer_id = m.customer_id
              or m.customer_id is null and m.kind = any(${[...ALL_CUSTOMER_ROLES]}::text[])))))`;
}

/** Roles whose names end with a customer id; a name without one is invalid. */
const BOUND: readonly RoleKind[] = [RoleKind.Customer, RoleKind.CustomerAdmin];
