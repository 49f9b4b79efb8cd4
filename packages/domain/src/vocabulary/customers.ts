import type { Word } from './lookup';

/** Customer picker entries that are not customers; both have id 0, so real ids start at 1. */
export const SYNTHETIC_CUSTOMERS: readonly Word<0>[] = [
  { id: 0, label: 'Super Admin' },
  { id: 0, label: 'All Customers' },
];

/** Whether the id belongs to a real customer. */
export function isCustomerId(id: number): boolean {
  return Number.isInteger(id) && id > 0;
}
