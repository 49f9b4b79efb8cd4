import type { CustomerAdministrationApi } from '../../contract/administration/customers';
import type { AdministrationCall } from './administrationCall';

export function createCustomerAdministrationApi(graphql: AdministrationCall): CustomerAdministrationApi {
  return {
    find: async (input, call) =>
      (await graphql((known) => known.FindAllCustomersDocument, { input }, call)).findAllCustomers,
    create: async (input, call) =>
      (await graphql((known) => known.CreateCustomerDocument, { input }, call)).createCustomer,
    update: async (input, call) =>
      (await graphql((known) => known.UpdateCustomerDocument, { input }, call)).updateCustomer,
    activate: async ({ id, version }, call) =>
      (await graphql((known) => known.ActivateCustomerDocument, { customerId: id, version }, call)).activateCustomer,
    deactivate: async ({ id, version }, call) =>
      (await graphql((known) => known.DeactivateCustomerDocument, { customerId: id, version }, call))
        .deactivateCustomer,
  };
}
