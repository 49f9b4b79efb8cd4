import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEASE_STATES } from '../../vocabulary/leases';
import { leaseActions } from './leaseActions';
import { leaseDaysProblem, leaseSpan, spansOverlap } from './leaseSpan';

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const HOUR_MS = 3_600_000;

describe('the span of a lease', () => {
  it.each([
    ['2026-11-01', '2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 25],
    ['2027-03-14', '2027-03-14', 'America/New_York', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z', 23],
    ['2026-11-28', '2026-11-29', 'America/Chicago', '2026-11-28T06:00:00Z', '2026-11-30T06:00:00Z', 48],
    ['2026-11-01', '2026-11-01', 'America/Phoenix', '2026-11-01T07:00:00Z', '2026-11-02T07:00:00Z', 24],
    // Clocks jump over midnight itself.
    ['2026-09-06', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z', 23],
  ])('of %s to %s in %s begins and ends at local midnight', (first, last, timeZone, from, until, hours) => {
    const span = leaseSpan({ firstDay: day(first), lastDay: day(last), timeZone });
    expect(span).toEqual({ from: new Date(from), until: new Date(until) });
    expect((Number(span.until) - Number(span.from)) / HOUR_MS).toBe(hours);
  });

  it('has no end without a last day', () => {
    expect(leaseSpan({ firstDay: day('2026-12-01'), lastDay: null, timeZone: 'UTC' }).until).toBeNull();
  });

  it('of the next day begins where the one before ends, in any zone', () => {
    const zones = ['America/New_York', 'America/Los_Angeles', 'America/St_Johns', 'America/Santiago', 'UTC'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), fc.constantFrom(...zones), (offset, timeZone) => {
        const at = (days: number) => {
          const date = new Date(Date.UTC(2025, 0, 1 + days));
          return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
        };
        const one = leaseSpan({ firstDay: at(offset), lastDay: at(offset), timeZone });
        const next = leaseSpan({ firstDay: at(offset + 1), lastDay: at(offset + 1), timeZone });
        expect(one.until).toEqual(next.from);
        expect(spansOverlap(one, next)).toBe(false);
      }),
    );
  });
});

describe('overlapping spans', () => {
  const span = (from: number, until: number | null) => ({
    from: new Date(from),
    until: until === null ? null : new Date(until),
  });
  it.each([
    [span(0, 10), span(10, 20), false],
    [span(0, 11), span(10, 20), true],
    [span(0, null), span(10, 20), true],
    [span(20, null), span(10, 20), false],
    [span(0, null), span(5, null), true],
  ])('%j and %j: %s', (a, b, overlap) => {
    expect(spansOverlap(a, b)).toBe(overlap);
    expect(spansOverlap(b, a)).toBe(overlap);
  });
});

it.each([
  ['2026-11-27', null, 'past'],
  ['2026-11-28', null, undefined],
  ['2026-12-05', '2026-12-04', 'order'],
  ['2026-12-05', '2026-12-05', undefined],
  ['2027-11-30', null, 'tooFar'],
  ['2026-12-05', '2036-12-06', 'tooLong'],
])('a lease from %s to %s: %s', (first, last, problem) => {
  const now = new Date('2026-11-29T03:00:00Z');
  const days = { firstDay: day(first), lastDay: last === null ? null : day(last), timeZone: 'America/New_York' };
  expect(leaseDaysProblem(days, now)).toBe(problem);
});

it('offers nothing for a lease that is over', () => {
  expect(Object.fromEntries(LEASE_STATES.map(({ id }) => [id, leaseActions(id)]))).toEqual({
    planned: ['changeEnd', 'cancel'],
    active: ['changeEnd', 'end'],
    ended: [],
    canceled: [],
  });
});
