import type {
  CreateCustomerInput,
  FindAllCustomersInput,
  FindAllCustomersQuery,
  UpdateCustomerInput,
} from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A page of customers with the number of all that match. Source: query `findAllCustomers`. */
export type ManagedCustomerPage = FindAllCustomersQuery['findAllCustomers'];
/** A customer as its administrator sees it, with the version that a save must name. */
export type ManagedCustomer = ManagedCustomerPage['customers'][number];
export type { CreateCustomerInput, FindAllCustomersInput, UpdateCustomerInput };

/** A customer by the version that was read. */
export interface CustomerVersion {
  id: number;
  version: number;
}

/**
 * Customers and what they have. Top-level administrators only: others are FORBIDDEN. A change of an older version
 * rejects with CONFLICT; `details.current` is the customer as it is now.
 */
export interface CustomerAdministrationApi {
  /** Customers by name, id or DOT number, page by page. Source: query `findAllCustomers`. */
  find(input: FindAllCustomersInput, options?: CallOptions): Promise<ManagedCustomerPage>;
  /** Makes a customer with its four special groups. Retention is in days. Source: mutation `createCustomer`. */
  create(input: CreateCustomerInput, options?: CallOptions): Promise<ManagedCustomer>;
  /** Changes the fields that are given. Source: mutation `updateCustomer`. */
  update(input: UpdateCustomerInput, options?: CallOptions): Promise<ManagedCustomer>;
  /** Lists a customer again. Source: mutation `activateCustomer`. */
  activate(customer: CustomerVersion, options?: CallOptions): Promise<ManagedCustomer>;
  /** Takes a customer out of lists of customers and groups. Source: mutation `deactivateCustomer`. */
  deactivate(customer: CustomerVersion, options?: CallOptions): Promise<ManagedCustomer>;
}
