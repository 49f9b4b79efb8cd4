import type { CustomerSortField } from '@gladhand/domain';
import type { CustomerRecord, CustomerWithTotals, GroupRecord } from './entities';

/** A customer with what only its administrator sees. Totals count every trailer. */
export interface ManagedCustomerRecord extends CustomerWithTotals {
  version: number;
  /** Names of the features that are on, in the order of the alphabet. */
  features: readonly string[];
}

export interface CustomerSearch {
  /** A part of a name, the abbreviation or the DOT number, or the whole id; without case. Empty: all. */
  search: string;
  showDeactivated: boolean;
  sortBy: CustomerSortField;
  sortAsc: boolean;
  limit: number;
  offset: number;
}

/** What may change about a customer. */
export type CustomerChange = Partial<
  Omit<CustomerRecord, 'customerId' | 'createdAt' | 'updatedAt'> & { features: readonly string[] }
>;

/** A new customer; its id is handed out when it is kept. */
export interface NewCustomer {
  customer: Omit<CustomerRecord, 'customerId'>;
  features: readonly string[];
  /** The groups that every customer has. */
  groups: readonly Omit<GroupRecord, 'customerId'>[];
}

/** What became of a write. */
export type CustomerWrite =
  | { kind: 'saved'; before: ManagedCustomerRecord; customer: ManagedCustomerRecord }
  /** Somebody saved since the version was read. */
  | { kind: 'conflict'; current: ManagedCustomerRecord }
  /** Another customer has the short name, in whatever case. */
  | { kind: 'nameTaken' }
  | { kind: 'absent' };

export interface CustomerAdministrationRepository {
  search(query: CustomerSearch): Promise<{ total: number; customers: ManagedCustomerRecord[] }>;
  /** Keeps a customer with features and groups under the next free id. Undefined when the short name is taken. */
  create(input: NewCustomer): Promise<ManagedCustomerRecord | undefined>;
  /** Changes the named fields of the version that was read, all or none. */
  change(customerId: number, version: number, change: CustomerChange, now: Date): Promise<CustomerWrite>;
}
