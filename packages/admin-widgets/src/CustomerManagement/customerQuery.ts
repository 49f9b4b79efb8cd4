import type {
  CreateCustomerInput,
  CustomerVersion,
  ManagedCustomer,
  ManagedCustomerPage,
  UpdateCustomerInput,
} from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';

/** Which customers are listed, in what order, and which page of them. */
export interface CustomerView {
  filter: string;
  showDeactivated: boolean;
  sort: { sortBy: string; sortAsc: boolean };
  page: number;
  pageSize: number;
  /** The customer whose dialog is open; null: none. */
  openId: number | null;
}

export const FIRST_VIEW: CustomerView = {
  filter: '',
  showDeactivated: false,
  sort: { sortBy: 'shortName', sortAsc: true },
  page: 1,
  pageSize: 25,
  openId: null,
};

export function customerPageQuery(view: CustomerView): ApiQuery<ManagedCustomerPage> {
  const input = {
    paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
    filter: view.filter.trim() || null,
    showDeactivated: view.showDeactivated,
    sortingInput: view.sort,
  };
  return {
    key: ['managedCustomers', input],
    fetch: (api, options) => api.administration.customers.find(input, options),
  };
}

/** Most rows that the server answers at once. */
const MAX_PAGE = 100;

/** One customer by id; null when there is none. The filter finds names and DOT numbers with these digits too. */
export const oneCustomerQuery = (id: string): ApiQuery<ManagedCustomer | null> => ({
  key: ['managedCustomers', 'one', id],
  fetch: async (api, options) => {
    for (let pageNumber = 1; ; pageNumber++) {
      const paginationInput = { pageSize: MAX_PAGE, pageNumber };
      const input = { paginationInput, filter: id, showDeactivated: true };
      const { customers, customerCount } = await api.administration.customers.find(input, options);
      const found = customers.find((customer) => String(customer.id) === id);
      if (found || customers.length === 0 || pageNumber * MAX_PAGE >= customerCount) return found ?? null;
    }
  },
});

/** Lists of customers, and what a viewer may do by the features of them. */
const STALE = [['managedCustomers'], ['customers'], ['features']];

export const createCustomer: ApiMutation<CreateCustomerInput, ManagedCustomer> = {
  run: (api, input, requestId) => api.administration.customers.create({ ...input, requestId }),
  invalidates: () => STALE,
};
export const updateCustomer: ApiMutation<UpdateCustomerInput, ManagedCustomer> = {
  run: (api, input) => api.administration.customers.update(input),
  invalidates: () => STALE,
};
/** Puts a customer in use or out of it. */
export const setCustomerActive: ApiMutation<CustomerVersion & { active: boolean }, ManagedCustomer> = {
  run: (api, { active, ...customer }) =>
    active ? api.administration.customers.activate(customer) : api.administration.customers.deactivate(customer),
  invalidates: () => STALE,
};
