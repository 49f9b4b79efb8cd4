import type { AdministrationPort } from '@gladhand/domain';
import type {
  CreateCustomerInput,
  CustomerVersion,
  ManagedCustomer,
  ManagedCustomerPage,
  UpdateCustomerInput,
} from '@gladhand/domain/administration';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type { CustomerView } from './customerView';

export function customerPageQuery(view: CustomerView): ApiQuery<ManagedCustomerPage> {
  const input = {
    paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
    filter: view.filter.trim() || null,
    showDeactivated: view.showDeactivated,
    sortingInput: view.sort,
  };
  return {
    key: ['managedCustomers', input],
    fetch: (api: AdministrationPort, options) => api.administration.customers.find(input, options),
  };
}

/** The largest page that the server returns. */
const MAX_PAGE = 100;

/** One customer by id, or null. The filter also finds names and DOT numbers with these digits. */
export const oneCustomerQuery = (id: string): ApiQuery<ManagedCustomer | null> => ({
  key: ['managedCustomers', 'one', id],
  fetch: async (api: AdministrationPort, options) => {
    for (let pageNumber = 1; ; pageNumber++) {
      const paginationInput = { pageSize: MAX_PAGE, pageNumber };
      const input = { paginationInput, filter: id, showDeactivated: true };
      const { customers, customerCount } = await api.administration.customers.find(input, options);
      const found = customers.find((customer) => String(customer.id) === id);
      if (found || customers.length === 0 || pageNumber * MAX_PAGE >= customerCount) return found ?? null;
    }
  },
});

/** Lists of customers, and the features that depend on them. */
const STALE = [['managedCustomers'], ['customers'], ['features'], ['fleetStatus']];

export const createCustomer: ApiMutation<CreateCustomerInput, ManagedCustomer> = {
  run: (api: AdministrationPort, input, requestId) => api.administration.customers.create({ ...input, requestId }),
  invalidates: () => STALE,
};
export const updateCustomer: ApiMutation<UpdateCustomerInput, ManagedCustomer> = {
  run: (api: AdministrationPort, input) => api.administration.customers.update(input),
  invalidates: () => STALE,
};
/** Activates or deactivates a customer. */
export const setCustomerActive: ApiMutation<CustomerVersion & { active: boolean }, ManagedCustomer> = {
  run: (api: AdministrationPort, { active, ...customer }) =>
    active ? api.administration.customers.activate(customer) : api.administration.customers.deactivate(customer),
  invalidates: () => STALE,
};
