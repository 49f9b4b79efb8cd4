import type { CustomersApi } from '../contract/customers';
import type { DataCall } from './dataCall';

/** Customers over HTTP. */
export const createCustomersApi = (graphql: DataCall): CustomersApi => ({
  list: async (input, call) =>
    (await graphql((known) => known.CustomersDocument, { showDeactivated: input?.showDeactivated ?? false }, call))
      .customers,
});
