import type { CallOptions } from './callOptions';
import type { CustomersQuery } from './generated/graphql';

/** One customer that the caller has access to. Source: query `customers`. */
export type Customer = CustomersQuery['customers'][number];

/** The customers that the caller has access to. */
export interface CustomersApi {
  /** The customers that the caller has access to. Source: query `customers`. */
  list(input?: { showDeactivated?: boolean }, options?: CallOptions): Promise<Customer[]>;
}

/** The customer port of `PortalApi`. */
export interface CustomersPort {
  customers: CustomersApi;
}
