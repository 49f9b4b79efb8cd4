import type { CustomerSortField } from '@gladhand/domain/customers';
import type { CustomerRecord, CustomerWithTotals, GroupRecord } from '../../repositories/entities';

/** A customer with the fields that only its administrators see. Totals count all trailers. */
export interface ManagedCustomerRecord extends CustomerWithTotals {
  version: number;
  /** Names of enabled features in alphabetical order. */
  features: readonly string[];
}

export interface CustomerSearch {
  /**
   * Matches part of the name, the abbreviation or the DOT number, or the complete id; case-insensitive. Empty matches
   * all.
   */
  search: string;
  showDeactivated: boolean;
  sortBy: CustomerSortField;
  sortAsc: boolean;
  limit: number;
  offset: number;
}

/** The editable fields of a customer. */
export type CustomerChange = Partial<
  Omit<CustomerRecord, 'customerId' | 'createdAt' | 'updatedAt'> & { features: readonly string[] }
>;

/** A new customer; it gets its id when it is stored. */
export interface NewCustomer {
  customer: Omit<CustomerRecord, 'customerId'>;
  features: readonly string[];
  /** The groups that every customer has. */
  groups: readonly Omit<GroupRecord, 'customerId'>[];
}

/** The result of a write. */
export type CustomerWrite =
  | { kind: 'saved'; before: ManagedCustomerRecord; customer: ManagedCustomerRecord }
  /** Someone else has saved since this version was read. */
  | { kind: 'conflict'; current: ManagedCustomerRecord }
  /** Another customer has the short name, in whatever case. */
  | { kind: 'nameTaken' }
  | { kind: 'absent' };

export interface CustomerAdministrationRepository {
  search(query: CustomerSearch): Promise<{ total: number; customers: ManagedCustomerRecord[] }>;
  /** Stores a customer with its features and groups under the next free id. Undefined if the short name is taken. */
  create(input: NewCustomer): Promise<ManagedCustomerRecord | undefined>;
  /** Changes the given fields if `version` is still the current one; otherwise changes nothing. */
  change(customerId: number, version: number, change: CustomerChange, now: Date): Promise<CustomerWrite>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    customerAdministration: CustomerAdministrationRepository;
  }
}
