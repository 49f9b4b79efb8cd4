import { allowedOperations, parseRoles } from '@gladhand/domain';
import { sightOf } from '../../auth/sight';
import type { CustomerWithTotals } from '../../repositories/entities';
import { CARRIER_ROLES } from '../../repositories/userFacts';
import type { GraphQLContext } from '../context';
import type { AccessScope, EffectiveAccess } from '../generated/resolvers';
import { userInReach } from './changeUser';
import { isWithin, reachOf } from './reach';

const MAX_SCOPES = 200;

/** What a user can see and do, and through which role or group, as far as the caller may know of the customers. */
export async function effectiveAccess(userId: string, context: GraphQLContext): Promise<EffectiveAccess> {
  const { access, repositories } = context;
  const user = await userInReach(userId, context);
  const reach = reachOf(access);
  const roles = parseRoles(user.roles).filter(({ customerId: id }) => id === undefined || isWithin(reach, id));
  const names = roles.map(({ name }) => name);
  const nothing = { everything: false, trailerCount: 0, scopes: [], areas: [] };
  const standing = await repositories.sessions.standing(userId);
  if (!standing) return { email: user.email, enabled: false, roles: names, ...nothing };

  const sight = sightOf(standing);
  const inSight = sight.customerIds === 'all' ? reach : sight.customerIds.filter((id) => isWithin(reach, id));
  const [customers, features] = await Promise.all([
    repositories.customers.list({ customerIds: inSight, showDeactivated: true, scope: sight.trailers }),
    repositories.customers.features(inSight),
  ]);
  const groups = standing.groups.filter(({ customerId }) => isWithin(reach, customerId));
  const commands = groups.find(({ kind }) => kind === 'tkCommandControl')?.name;
  const scopeOf = ({ customerId, shortName, totalAssets }: CustomerWithTotals): AccessScope => {
    const whole = sight.trailers.customerIds.includes(customerId);
    const giving = roles.filter(
      ({ kind, customerId: bound }) => bound === customerId || kind === 'TECHNICIAN' || CARRIER_ROLES.includes(kind),
    );
    const isAdministered = giving.some(({ kind }) => kind !== 'CUSTOMER');
    return {
      customerId,
      customerName: shortName,
      whole,
      trailerCount: totalAssets,
      roles: giving.map(({ name }) => name),
      groups: isAdministered
        ? []
        : groups
            .filter((group) => group.customerId === customerId && SHOWING.includes(group.kind))
            .map(({ name }) => name),
    };
  };

  return {
    email: user.email,
    enabled: true,
    roles: names,
    everything: sight.trailers.all,
    trailerCount: customers.reduce((sum, { totalAssets }) => sum + totalAssets, 0),
    scopes: sight.trailers.all ? [] : customers.slice(0, MAX_SCOPES).map(scopeOf),
    areas: allowedOperations(names, Object.fromEntries(features.map((name) => [name, true]))).map(
      ({ area, operations }) => ({
        area,
        operations: operations.flatMap(({ operation, through }) => {
          if (operation !== 'sendReeferCommands') return [{ operation, through: [...through] }];
          return commands ? [{ operation, through: [...through, commands] }] : [];
        }),
      }),
    ),
  };
}

/** Kinds of groups that say what is seen. */
const SHOWING = ['regular', 'allVins', 'noVins'];
