// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { savedFilter } from './savedFilter';

const ANN = 'user-1';

afterEach(() => savedFilter.write({}, ANN));

it('restores a filter as it was written', () => {
  const filter = { tether: ['untethered'] as const, parts: { abs: ['faults'] as const } };
  savedFilter.write(filter, ANN);
  expect(savedFilter.read(ANN)).toEqual(filter);
});

it('removes the cookie of an empty filter', () => {
  savedFilter.write({ tether: ['untethered'] }, ANN);
  savedFilter.write({ tether: [] }, ANN);
  expect(document.cookie).not.toContain('gh_control_filter');
  expect(savedFilter.read(ANN)).toEqual({});
});

it('does not read the filter of another user on the same device', () => {
  savedFilter.write({ customerId: 7 }, ANN);
  expect(savedFilter.read('user-2')).toEqual({});
  expect(savedFilter.read(ANN)).toEqual({ customerId: 7 });
});
