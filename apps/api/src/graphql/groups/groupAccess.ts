import type { OperationSubject } from '@gladhand/domain';
import { administeredCustomerIds, parseRoles, type RoleKind } from '@gladhand/domain/users';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { UsersShown } from '../../repositories/groups';
import type { GraphQLContext } from '../context';
import { GROUP_MESSAGES } from './messages';

/** Roles that cover all customers. */
const LOOK_EVERYWHERE: readonly RoleKind[] = ['ADMINS', 'SUPPORT', 'VIEW_ONLY_ADMIN', 'ALL_CUSTOMER_VIEW'];

/** Throws NOT_FOUND unless the caller may see the groups of this customer. */
export async function mayLookAt(
  context: GraphQLContext,
  operation: OperationSubject,
  customerId: number,
): Promise<void> {
  await context.access.authorize(operation);
  await exists(context, customerId, groupCustomersOf(context.access.user.roles));
}

/** Customers whose groups these roles can see. */
export const groupCustomersOf = (roles: readonly string[]): readonly number[] | 'all' =>
  looksEverywhere(roles) ? 'all' : administeredCustomerIds(roles);

const looksEverywhere = (roles: readonly string[]): boolean =>
  parseRoles(roles).some(({ kind }) => LOOK_EVERYWHERE.includes(kind));

/** The customers whose users the caller can see. */
export const usersShown = ({ access }: GraphQLContext): UsersShown => ({
  ofCustomerOnly: !looksEverywhere(access.user.roles),
});

/** Throws NOT_FOUND unless the caller administers this customer. */
export async function mayChange(
  context: GraphQLContext,
  operation: OperationSubject,
  customerId: number,
): Promise<void> {
  await context.access.authorize(operation);
  await exists(context, customerId, administeredCustomerIds(context.access.user.roles));
}

async function exists({ repositories }: GraphQLContext, customerId: number, ids: 'all' | readonly number[]) {
  if (ids !== 'all' && !ids.includes(customerId)) throw notFound();
  if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
}

const MAX_IDS = 2_000;

/** Ids in the format of the storage. A text that can't be an id gets NOT_FOUND. */
export function idsOf(ids: readonly string[], { max = MAX_IDS }: { max?: number } = {}): string[] {
  if (ids.length > max) throw badInput(GROUP_MESSAGES.tooManyIds(max));
  if (!ids.every(isUuid)) throw notFound();
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
