import { CARRIER_ROLES } from '@gladhand/domain/users';
import { type RawBuilder, sql } from 'kysely';
import type { Span, UserQuery, UserSortField } from './repository';

const COLUMNS: Record<UserSortField, RawBuilder<unknown>> = {
  email: sql`users.email collate "C"`,
  enabled: sql`users.enabled`,
  accountStatus: sql`users.account_status collate "C"`,
  emailVerified: sql`users.email_verified`,
  lastLogin: sql`users.last_login_at`,
  updated: sql`users.updated_at`,
  created: sql`users.created_at`,
};

/** The sort order of a page; each one matches an index whose second column is the email address. */
export function userOrder({ sortBy, sortAsc }: Pick<UserQuery, 'sortBy' | 'sortAsc'>): RawBuilder<unknown> {
  const way = sortAsc ? sql`asc` : sql`desc`;
  if (sortBy === 'email') return sql`${COLUMNS.email} ${way}`;
  const last = sortBy === 'lastLogin' ? sql` nulls last` : sql``;
  return sql`${COLUMNS[sortBy]} ${way}${last}, ${COLUMNS.email} ${way}`;
}

/** All conditions of a query on users. */
export function userConditions(query: UserQuery): RawBuilder<boolean> {
  const { customerIds, within } = query;
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (customerIds !== 'all') parts.push(holds(sql`r.role = any(${boundRoles(customerIds)}::text[])`));
  if (query.userId) parts.push(sql`users.user_id = ${query.userId}::uuid`);
  if (query.username) parts.push(sql`users.email like ${like(query.username)}`);
  if (query.customer) {
    const named = sql`select c.customer_id from customers c
      where strpos(lower(c.short_name collate "C"), ${query.customer.toLowerCase()}) > 0 ${ofCustomers('c', within)}`;
    parts.push(
      holds(
        sql`r.role in (select p || n.customer_id from (${named}) n, (values ('CUSTOMER_'), ('CUSTOMER_ADMIN_')) v (p))`,
      ),
    );
  }
  if (query.group) {
    parts.push(sql`exists (select 1 from vehicle_group_users m join vehicle_groups g using (customer_id, group_id)
      where m.user_id = users.user_id and strpos(lower(g.name collate "C"), ${query.group.toLowerCase()}) > 0
      ${ofCustomers('m', within)})`);
  }
  if (query.enabled !== null) parts.push(sql`users.enabled = ${query.enabled}`);
  if (query.emailVerified !== null) parts.push(sql`users.email_verified = ${query.emailVerified}`);
  if (query.accountStatus !== null) parts.push(sql`users.account_status = ${query.accountStatus}`);
  if (query.types)
    parts.push(sql`(${sql.join([sql`false`, ...query.types.map((type) => ofType(type, within))], sql` or `)})`);
  parts.push(
    ...span('lastLogin', query.lastLogin),
    ...span('updated', query.updated),
    ...span('created', query.created),
  );
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

const like = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const holds = (condition: RawBuilder<unknown>) =>
  sql`exists (select 1 from user_roles r where r.user_id = users.user_id and ${condition})`;

const boundRoles = (customerIds: readonly number[]) =>
  customerIds.flatMap((id) => [`CUSTOMER_${id}`, `CUSTOMER_ADMIN_${id}`]);

const ofCustomers = (table: 'c' | 'm', within: UserQuery['within']) =>
  within === 'all' ? sql`` : sql`and ${sql.ref(`${table}.customer_id`)} = any(${[...within]}::int[])`;

/** Matches a type as its column shows it. CUSTOMER roles that only supply the customers of another role don't count. */
function ofType(type: string, within: UserQuery['within']): RawBuilder<unknown> {
  if (type !== 'CUSTOMER' && type !== 'CUSTOMER_ADMIN') return holds(sql`r.role = ${type}`);
  const bound =
    within === 'all'
      ? // ':' is the character after '9', so the range matches any digit.
        holds(sql`r.role collate "C" >= ${`${type}_0`} and r.role collate "C" < ${`${type}_:`}`)
      : holds(sql`r.role = any(${within.map((id) => `${type}_${id}`)}::text[])`);
  if (type === 'CUSTOMER_ADMIN') return bound;
  return sql`(${bound} and not ${holds(sql`r.role = any(${[...CARRIER_ROLES]}::text[])`)})`;
}

function span(field: UserSortField, range: Span | null): RawBuilder<unknown>[] {
  return [
    ...(range?.from ? [sql`${COLUMNS[field]} >= ${range.from}::timestamptz`] : []),
    ...(range?.before ? [sql`${COLUMNS[field]} < ${range.before}::timestamptz`] : []),
  ];
}
