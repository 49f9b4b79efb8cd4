import type { QueryResolvers } from '../generated/resolvers';

export const customerQueries: Pick<QueryResolvers, 'customers'> = {
  async customers(_, { showDeactivated }, { access, repositories }) {
    await access.authorise('customers');
    const customers = await repositories.customers.list({
      customerIds: access.sight.customerIds,
      showDeactivated,
      scope: access.sight.trailers,
    });
    return customers.map(({ customerId, createdAt, updatedAt, hiddenFromTechnicians: _hidden, ...customer }) => ({
      ...customer,
      id: customerId,
      created: createdAt.toISOString(),
      updated: updatedAt.toISOString(),
    }));
  },
};
