import { administeredCustomerIds, parseRoles, type RoleKind } from '@gladhand/domain';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { UsersShown } from '../../repositories/groups';
import type { GraphQLContext } from '../context';

/** They look after every customer. */
const LOOK_EVERYWHERE: readonly RoleKind[] = ['ADMINS', 'SUPPORT', 'VIEW_ONLY_ADMIN', 'ALL_CUSTOMER_VIEW'];

/** Rejects with NOT_FOUND unless the caller may look at the groups of this customer. */
export async function mayLookAt(context: GraphQLContext, operation: string, customerId: number): Promise<void> {
  await context.access.authorise(operation);
  const { roles } = context.access.user;
  await exists(context, customerId, looksEverywhere(context) ? 'all' : administeredCustomerIds(roles));
}

const looksEverywhere = ({ access }: GraphQLContext): boolean =>
  parseRoles(access.user.roles).some(({ kind }) => LOOK_EVERYWHERE.includes(kind));

/** Whose users the caller gets to see. */
export const usersShown = (context: GraphQLContext): UsersShown => ({ ofCustomerOnly: !looksEverywhere(context) });

/** Rejects with NOT_FOUND unless the caller administers this customer. */
export async function mayChange(context: GraphQLContext, operation: string, customerId: number): Promise<void> {
  await context.access.authorise(operation);
  await exists(context, customerId, administeredCustomerIds(context.access.user.roles));
}

async function exists({ repositories }: GraphQLContext, customerId: number, ids: 'all' | readonly number[]) {
  if (ids !== 'all' && !ids.includes(customerId)) throw notFound();
  if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
}

const MAX_IDS = 2_000;

/** Ids as the storage takes them; what cannot be one of a row is not there. */
export function idsOf(ids: readonly string[], { max = MAX_IDS }: { max?: number } = {}): string[] {
  if (ids.length > max) throw badInput(`Name at most ${max.toLocaleString('en-US')} at a time.`);
  if (!ids.every(isUuid)) throw notFound();
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** Limit and offset of a page. */
export function pageOf({ pageSize, pageNumber }: { pageSize: number; pageNumber: number }) {
  if (pageSize < 1 || pageSize > 100) throw badInput('A page has 1 to 100 rows.');
  if (pageNumber < 1 || pageNumber > 100_000) throw badInput('Pages start at 1.');
  return { limit: pageSize, offset: (pageNumber - 1) * pageSize };
}
