import type { Word } from './lookup';

/** Entries of the customer picker that are no customers; both have id 0, so real ids begin at 1. */
export const SYNTHETIC_CUSTOMERS: readonly Word<0>[] = [
  { id: 0, label: 'Super Admin' },
  { id: 0, label: 'All Customers' },
];

/** True for the id of a real customer. */
export function isCustomerId(id: number): boolean {
  return Number.isInteger(id) && id > 0;
}
