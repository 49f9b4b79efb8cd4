import { ApiErrorCode } from '@gladhand/domain';
import { chosenTypesOf, parseRole, typesAreComplete } from '@gladhand/domain/users';
import { mayGive } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import { apiError, badInput } from '../../http/apiError';
import { customerIdsOf } from '../../repositories/userFacts';
import { USER_MESSAGES } from './messages';

/** Safety limit: even one role per customer is already a lot. */
const MAX_ROLES = 1_000;

/**
 * The roles to grant, sorted and without duplicates. BAD_USER_INPUT for unknown roles, FORBIDDEN for roles that the
 * caller can't grant. Only callers who can grant roles of all customers can find out which customers exist.
 */
export async function givenRoles(
  names: readonly string[],
  before: readonly string[],
  { access, repositories }: Pick<GraphQLContext, 'access' | 'repositories'>,
): Promise<readonly string[]> {
  const roles = [...new Set(names)].sort();
  if (roles.length === 0 || roles.length > MAX_ROLES) throw badInput(USER_MESSAGES.noRole);
  const unknown = roles.find((name) => !parseRole(name));
  if (unknown !== undefined) throw badInput(USER_MESSAGES.unknownRole(unknown.slice(0, 60)));
  if (!mayGive(access, before, roles)) throw apiError(ApiErrorCode.Forbidden, USER_MESSAGES.rolesNotYours);
  if (roles.join() === [...before].sort().join()) return roles;
  if (!typesAreComplete(chosenTypesOf(roles))) throw badInput(USER_MESSAGES.customersMissing);
  const ids = customerIdsOf(roles);
  const found = await repositories.customers.find(ids);
  const absent = ids.find((id) => !found.some(({ customerId }) => customerId === id));
  if (absent !== undefined) throw badInput(USER_MESSAGES.unknownCustomer(absent));
  return roles;
}
