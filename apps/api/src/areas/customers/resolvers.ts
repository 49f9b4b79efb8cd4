import type { QueryResolvers } from '../../graphql/generated/resolvers';

export const customerQueries: Pick<QueryResolvers, 'customers'> = {
  async customers(_, { showDeactivated }, { access, repositories }) {
    await access.authorize('customers');
    const customers = await repositories.customers.list({
      customerIds: access.scope.customerIds,
      showDeactivated,
      scope: access.scope.trailers,
    });
    return customers.map(
      ({ customerId, createdAt, updatedAt, hiddenFromTechnicians: _hidden, showsParts: _shows, ...customer }) => ({
        ...customer,
        id: customerId,
        created: createdAt.toISOString(),
        updated: updatedAt.toISOString(),
      }),
    );
  },
};
