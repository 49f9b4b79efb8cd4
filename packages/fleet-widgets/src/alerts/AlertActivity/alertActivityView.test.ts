import { HISTORY_DAYS, type HistoryRange } from '@gladhand/domain/history';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ACTIVITY_KINDS,
  activityInput,
  decodeAlertActivity,
  EMPTY_ACTIVITY_VIEW,
  encodeAlertActivity,
  isFiltered,
} from './alertActivityView';

it('keeps a view in a URL', () => {
  const range: fc.Arbitrary<HistoryRange> = fc.oneof(
    fc.record({ days: fc.constantFrom(...HISTORY_DAYS) }),
    fc.constant({ from: '2026-11-01', to: '2026-11-17' }),
  );
  const view = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 999 })),
    kinds: fc.subarray([...ACTIVITY_KINDS]),
    severity: fc.option(fc.constantFrom('critical' as const, 'caution' as const, 'good' as const)),
    ruleId: fc.option(fc.constant('01930000-0000-7000-8000-000000000001')),
    vin: fc.option(fc.constant('1UYVS2538GU123456')),
    person: fc.option(fc.constant('dana+night@cedarridge.example')),
    range: fc.option(range),
  });
  fc.assert(
    fc.property(view, (given) => {
      const query = new URLSearchParams(encodeAlertActivity(given)).toString();
      expect(decodeAlertActivity(Object.fromEntries(new URLSearchParams(query)))).toEqual(given);
    }),
  );
});

it('ignores unknown values of a URL', () => {
  const params = { customer: '-1', kinds: 'weather', severity: 'red', rule: '', vin: '', person: ' ', days: '3' };
  expect(decodeAlertActivity(params)).toEqual(EMPTY_ACTIVITY_VIEW);
  expect(decodeAlertActivity({ first: '2026-13-01', last: '2026-11-17' })).toEqual(EMPTY_ACTIVITY_VIEW);
});

const opened = new Date('2026-11-17T15:12:00Z');
const options = { timeZone: 'America/Chicago', opened };

it('requests only what is filtered', () => {
  expect(activityInput(7, EMPTY_ACTIVITY_VIEW, options)).toEqual({ customerId: 7 });
  expect(activityInput(7, { ...EMPTY_ACTIVITY_VIEW, kinds: ['rules'], range: { days: 7 } }, options)).toEqual({
    ...{ customerId: 7, kinds: ['rules'], from: '2026-11-10T15:12:00.000Z' },
  });
});

it('requests whole days of the zone', () => {
  const range = { from: '2026-10-31', to: '2026-11-01' };
  expect(activityInput(7, { ...EMPTY_ACTIVITY_VIEW, range }, options)).toEqual({
    ...{ customerId: 7, from: '2026-10-31T05:00:00.000Z', to: '2026-11-02T06:00:00.000Z' },
  });
});

it.each([
  [{}, false],
  [{ customerId: 1 }, false],
  [{ kinds: ['alerts' as const] }, true],
  [{ severity: 'good' as const }, true],
  [{ ruleId: 'r' }, true],
  [{ vin: 'v' }, true],
  [{ person: 'p@x.example' }, true],
  [{ range: { days: 7 as const } }, true],
])('counts %j as filtered: %s', (view, filtered) => {
  expect(isFiltered({ ...EMPTY_ACTIVITY_VIEW, ...view })).toBe(filtered);
});
