import { allowedOperations, CARRIER_ROLES, parseRoles } from '@gladhand/domain/users';
import { scopeOf } from '../../auth/accessScope';
import { isWithin, reachOf } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import type { AccessScope, EffectiveAccess } from '../../graphql/generated/resolvers';
import type { CustomerWithTotals } from '../../repositories/entities';
import { userInReach } from './changeUser';

const MAX_SCOPES = 200;

/** What a user can see and do, and the role or group that allows it, limited to customers visible to the caller. */
export async function effectiveAccess(userId: string, context: GraphQLContext): Promise<EffectiveAccess> {
  const { access, repositories } = context;
  const user = await userInReach(userId, context);
  const reach = reachOf(access);
  const roles = parseRoles(user.roles).filter(({ customerId: id }) => id === undefined || isWithin(reach, id));
  const names = roles.map(({ name }) => name);
  const nothing = { everything: false, trailerCount: 0, scopes: [], areas: [] };
  const principal = await repositories.sessions.principalScope(userId, context.now());
  if (!principal) return { email: user.email, enabled: false, roles: names, ...nothing };

  const scope = scopeOf(principal);
  const visible = scope.customerIds === 'all' ? reach : scope.customerIds.filter((id) => isWithin(reach, id));
  const [customers, features] = await Promise.all([
    repositories.customers.list({ customerIds: visible, showDeactivated: true, scope: scope.trailers }),
    repositories.customers.features(visible),
  ]);
  const groups = principal.groups.filter(({ customerId }) => isWithin(reach, customerId));
  const commands = groups.find(({ kind }) => kind === 'tkCommandControl')?.name;
  const toAccessScope = ({ customerId, shortName, totalAssets }: CustomerWithTotals): AccessScope => {
    const whole = scope.trailers.customerIds.includes(customerId);
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
    everything: scope.trailers.all,
    trailerCount: customers.reduce((sum, { totalAssets }) => sum + totalAssets, 0),
    scopes: scope.trailers.all ? [] : customers.slice(0, MAX_SCOPES).map(toAccessScope),
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

/** Kinds of groups that determine which trailers are visible. */
const SHOWING = ['regular', 'allVins', 'noVins'];
