import type { Customer, CustomersPort } from '../contract/customers';
import type { ApiQuery } from './useApiQuery';

/** Active customers that the user has access to, by short name. */
export const customersQuery: ApiQuery<Customer[]> = {
  key: ['customers'],
  fetch: (api: CustomersPort, options) => api.customers.list({}, options),
};
