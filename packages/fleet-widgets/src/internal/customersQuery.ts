import type { Customer } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';

/** Customers in sight, for choosing one of them. */
export const customersQuery: ApiQuery<Customer[]> = {
  key: ['customers'],
  fetch: (api, options) => api.customers.list({}, options),
};
