import type { TrailerScope } from '../../repositories/scope';

/** A text in lower case, and how many results are wanted. */
export interface SearchQuery {
  text: string;
  limit: number;
}

export interface TrailerResult {
  vin: string;
  unitId: string;
  serialNumber: string | null;
  customerName: string;
}

export interface CustomerResult {
  customerId: number;
  shortName: string;
  longName: string;
  active: boolean;
}

export interface GroupResult {
  customerId: number;
  groupId: string;
  name: string;
  customerName: string;
}

export interface UserResult {
  userId: string;
  email: string;
  enabled: boolean;
}

/** Customers within reach of the caller. */
export type SearchedCustomers = readonly number[] | 'all';

/** Quick search by name or number: exact matches first, then matches at the beginning, then within the text. */
export interface SearchRepository {
  /**
   * Trailers by VIN, unit ID or serial number. Texts of two characters match only the beginning. With `wholeNumber`
   * only a complete VIN or serial number matches.
   */
  trailers(query: SearchQuery & { scope: TrailerScope; wholeNumber: boolean }): Promise<TrailerResult[]>;
  /** Customers by name, abbreviation, DOT number or complete id. */
  customers(query: SearchQuery & { customerIds: SearchedCustomers }): Promise<CustomerResult[]>;
  /** Groups by name. */
  groups(query: SearchQuery & { customerIds: SearchedCustomers }): Promise<GroupResult[]>;
  /** Users by email address; 'all' includes users without a customer. */
  users(query: SearchQuery & { customerIds: SearchedCustomers }): Promise<UserResult[]>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    search: SearchRepository;
  }
}
