import type { CallOptions } from '../callOptions';
import type {
  CreateCustomerInput,
  FindAllCustomersInput,
  FindAllCustomersQuery,
  UpdateCustomerInput,
} from '../generated/administration/graphql';

/** A page of customers with the total number of matches. Source: query `findAllCustomers`. */
export type ManagedCustomerPage = FindAllCustomersQuery['findAllCustomers'];
/** A customer as administrators see it, with the version that a save must send. */
export type ManagedCustomer = ManagedCustomerPage['customers'][number];
export type { CreateCustomerInput, FindAllCustomersInput, UpdateCustomerInput };

/** A customer and the version that the change is based on. */
export interface CustomerVersion {
  id: number;
  version: number;
}

/**
 * Customers and their settings. Only for top-level administrators: all others get FORBIDDEN. A change based on an
 * outdated version rejects with CONFLICT, and `details.current` is the current customer.
 */
export interface CustomerAdministrationApi {
  /** Customers by name, id or DOT number, page by page. Source: query `findAllCustomers`. */
  find(input: FindAllCustomersInput, options?: CallOptions): Promise<ManagedCustomerPage>;
  /** Creates a customer with its four special groups. Retention is in days. Source: mutation `createCustomer`. */
  create(input: CreateCustomerInput, options?: CallOptions): Promise<ManagedCustomer>;
  /** Changes the given fields. Source: mutation `updateCustomer`. */
  update(input: UpdateCustomerInput, options?: CallOptions): Promise<ManagedCustomer>;
  /** Shows a customer in lists again. Source: mutation `activateCustomer`. */
  activate(customer: CustomerVersion, options?: CallOptions): Promise<ManagedCustomer>;
  /** Hides a customer from lists of customers and groups. Source: mutation `deactivateCustomer`. */
  deactivate(customer: CustomerVersion, options?: CallOptions): Promise<ManagedCustomer>;
}
