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
}

export const FIRST_VIEW: CustomerView = {
  filter: '',
  showDeactivated: false,
  sort: { sortBy: 'shortName', sortAsc: true },
  page: 1,
  pageSize: 25,
};

export const customerPageQuery = (view: CustomerView): ApiQuery<ManagedCustomerPage> => ({
  key: ['managedCustomers', view],
  fetch: (api, options) =>
    api.administration.customers.find(
      {
        paginationInput: { pageSize: view.pageSize, pageNumber: view.page },
        filter: view.filter.trim() || null,
        showDeactivated: view.showDeactivated,
        sortingInput: view.sort,
      },
      options,
    ),
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
