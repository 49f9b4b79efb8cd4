import { expect, it } from 'vitest';
import { decodeLeases, EMPTY_LEASE_VIEW, encodeLeases } from './leaseView';

it.each([
  EMPTY_LEASE_VIEW,
  { ...EMPTY_LEASE_VIEW, leaseId: 'new' },
  { leaseId: '01930006-0000-7000-8000-000000000001', state: 'active', customerId: 3, vin: '1JJV' } as const,
])('keeps %j in a URL', (view) => {
  expect(decodeLeases(encodeLeases(view))).toEqual(view);
});

it('ignores what it does not know', () => {
  expect(decodeLeases({ lease: '../users', state: 'lost', customer: 'x' })).toEqual(EMPTY_LEASE_VIEW);
});
