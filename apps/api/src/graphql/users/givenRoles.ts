import { ApiErrorCode, chosenTypesOf, parseRole, typesAreComplete } from '@gladhand/domain';
import { badInput, fault } from '../../http/fault';
import { customerIdsOf } from '../../repositories/userFacts';
import type { GraphQLContext } from '../context';
import { mayGive } from './reach';

/** More roles than this are no account any more: one per customer is already many. */
const MAX_ROLES = 1_000;

/**
 * The roles to give, sorted and without doubles. BAD_USER_INPUT for names that are no roles, FORBIDDEN for those that
 * are not the caller's to give. Which customers exist is told only to those who may give roles of all.
 */
export async function givenRoles(
  names: readonly string[],
  before: readonly string[],
  { access, repositories }: Pick<GraphQLContext, 'access' | 'repositories'>,
): Promise<readonly string[]> {
  const roles = [...new Set(names)].sort();
  if (roles.length === 0 || roles.length > MAX_ROLES) throw badInput('Give a user at least one role.');
  const unknown = roles.find((name) => !parseRole(name));
  if (unknown !== undefined) throw badInput(`There is no role '${unknown.slice(0, 60)}'.`);
  if (!mayGive(access, before, roles)) throw fault(ApiErrorCode.Forbidden, 'You may not give these roles.');
  if (roles.join() === [...before].sort().join()) return roles;
  if (!typesAreComplete(chosenTypesOf(roles))) throw badInput('Name the customers of this type of user.');
  const ids = customerIdsOf(roles);
  const found = await repositories.customers.find(ids);
  const absent = ids.find((id) => !found.some(({ customerId }) => customerId === id));
  if (absent !== undefined) throw badInput(`There is no customer ${absent}.`);
  return roles;
}
