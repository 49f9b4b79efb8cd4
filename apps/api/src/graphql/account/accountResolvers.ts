import { FEATURES } from '@gladhand/domain';
import { customerIdOf, parseRoles } from '@gladhand/domain/users';
import { passwordExpirationDays } from '../../auth/sessions';
import { notFound } from '../../http/apiError';
import type { QueryResolvers } from '../generated/resolvers';
import { timeZoneChoice } from './timeZoneChoice';

export const accountQueries: Pick<QueryResolvers, 'me' | 'getCustomerFeatures'> = {
  async me(_, _args, { access, repositories, now }) {
    await access.authorize('me');
    const { user, groups } = access;
    const ids = new Set(parseRoles(user.roles).flatMap(({ customerId }) => customerId ?? []));
    const customers = await repositories.customers.find([...ids]);
    return {
      id: user.userId,
      email: user.email,
      isLoggedIn: true,
      roles: [...user.roles],
      customerId: customerIdOf(user.roles) ?? null,
      customerNames: customers.map(({ shortName }) => shortName),
      showsParts: customers.length === 0 || customers.some(({ showsParts }) => showsParts),
      timezone: user.timeZone ? timeZoneChoice(user.timeZone, now()) : null,
      groups: groups.map(({ groupId, name, kind, customerId }) => ({ id: groupId, name, kind, customerId })),
      passwordExpirationDays: passwordExpirationDays(user, now()),
    };
  },

  async getCustomerFeatures(_, { input }, { access, repositories }) {
    await access.authorize('getCustomerFeatures');
    const { customerIds } = access.scope;
    const { customerId } = input;
    if (typeof customerId === 'number' && customerIds !== 'all' && !customerIds.includes(customerId)) throw notFound();
    const names = new Set(
      await repositories.customers.features(typeof customerId === 'number' ? [customerId] : customerIds),
    );
    return FEATURES.flatMap(({ id }, index) => (names.has(id) ? [{ featureId: index + 1, featureName: id }] : []));
  },
};
