import type { Customer } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** Customers in sight that are in use, by short name. */
export const customersQuery: ApiQuery<Customer[]> = {
  key: ['customers'],
  fetch: (api, options) => api.customers.list({}, options),
};
