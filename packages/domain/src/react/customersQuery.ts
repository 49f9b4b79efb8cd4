import type { Customer } from '../contract/portalApi';
import type { ApiQuery } from './useApiQuery';

/** Customers in sight that are in use, by short name: for choosing one of them. */
export const customersQuery: ApiQuery<Customer[]> = {
  key: ['customers'],
  fetch: (api, options) => api.customers.list({}, options),
};
