import type { OperationSubject } from '@gladhand/domain';
import { PERMISSIONS, type Permission } from '@gladhand/domain/permissions';
import { parseRoles } from '@gladhand/domain/users';
import { notFound } from '../http/apiError';
import type { GraphQLContext } from './context';

/** Rejects unless the caller may run an operation and belongs to the customer. */
export async function authorizeReading(
  operation: OperationSubject,
  customerId: number,
  { access }: Pick<GraphQLContext, 'access'>,
): Promise<void> {
  await access.authorize(operation);
  const { customerIds } = access.scope;
  if (customerIds !== 'all' && !customerIds.includes(customerId)) throw notFound();
}

/**
 * Rejects unless a role that may run an operation belongs to the customer: reading all of a customer and writing to
 * another one doesn't allow writing to the first.
 */
export async function authorizeWriting(
  operation: OperationSubject,
  customerId: number,
  context: Pick<GraphQLContext, 'access'>,
): Promise<void> {
  await authorizeReading(operation, customerId, context);
  const { allowed }: Permission = PERMISSIONS[operation];
  const isAllowed = parseRoles(context.access.user.roles).some(
    (role) =>
      Array.isArray(allowed) &&
      allowed.includes(role.kind) &&
      (role.customerId === undefined || role.customerId === customerId),
  );
  if (!isAllowed) throw notFound();
}
