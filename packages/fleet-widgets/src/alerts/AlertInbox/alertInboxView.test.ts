import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decodeAlertInbox,
  EMPTY_INBOX_VIEW,
  encodeAlertInbox,
  INBOX_GROUPS,
  isFiltered,
  searchOf,
} from './alertInboxView';

it('keeps a view in a URL', () => {
  const id = fc.option(fc.constantFrom('01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002'));
  const view = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 999 })),
    group: fc.constantFrom(...INBOX_GROUPS),
    severity: fc.option(fc.constantFrom('critical' as const, 'caution' as const, 'good' as const)),
    assigned: fc.option(fc.constantFrom('mine' as const, 'none' as const)),
    ruleId: id,
    vin: fc.option(fc.constant('1UYVS2538GU123456')),
    alertId: id,
  });
  fc.assert(
    fc.property(view, (given) => {
      const query = new URLSearchParams(encodeAlertInbox(given)).toString();
      expect(decodeAlertInbox(Object.fromEntries(new URLSearchParams(query)))).toEqual(given);
    }),
  );
  expect(
    decodeAlertInbox({ customer: '-1', group: 'all', severity: 'red', assigned: 'you', rule: '', vin: '', alert: '' }),
  ).toEqual(EMPTY_INBOX_VIEW);
});

it('asks the server only for what is filtered', () => {
  expect(searchOf(7, EMPTY_INBOX_VIEW)).toEqual({ customerId: 7, group: 'attention' });
  expect(searchOf(7, { ...EMPTY_INBOX_VIEW, group: 'done', severity: 'caution', vin: 'V' })).toEqual({
    ...{ customerId: 7, group: 'done', severity: 'caution', vin: 'V' },
  });
});

it.each([
  [{}, false],
  [{ group: 'done' as const, alertId: 'a', customerId: 1 }, false],
  [{ severity: 'good' as const }, true],
  [{ assigned: 'none' as const }, true],
  [{ ruleId: 'r' }, true],
  [{ vin: 'v' }, true],
])('counts %j as filtered: %s', (view, filtered) => {
  expect(isFiltered({ ...EMPTY_INBOX_VIEW, ...view })).toBe(filtered);
});
