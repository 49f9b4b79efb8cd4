import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeGeofenceVisits, EMPTY_VISITS_VIEW, encodeGeofenceVisits, periodOf } from './visitsView';

it('keeps a view in a URL', () => {
  const view = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 999 })),
    tab: fc.constantFrom('visits' as const, 'dwell' as const),
    geofenceId: fc.option(fc.uuid()),
    vin: fc.option(fc.constant('1UYVS2530LG704218')),
    range: fc.constantFrom({ days: 1 }, { days: 31 }, { from: '2026-11-01', to: '2026-11-07' }),
    how: fc.constantFrom(null, 'seen' as const, 'passed' as const),
    openOnly: fc.boolean(),
    overFreeTime: fc.boolean(),
    by: fc.constantFrom('geofence' as const, 'trailer' as const),
  });
  fc.assert(
    fc.property(view, (given) => {
      const query = new URLSearchParams(encodeGeofenceVisits(given)).toString();
      expect(decodeGeofenceVisits(Object.fromEntries(new URLSearchParams(query)))).toEqual(given);
    }),
  );
});

it('ignores unknown values, and is undefined without a table', () => {
  const params = { table: 'visits', customer: 'x', days: '400', how: 'flown', open: '1', by: 'driver', first: 'May' };
  expect(decodeGeofenceVisits(params)).toEqual(EMPTY_VISITS_VIEW);
  expect(decodeGeofenceVisits({ customer: '1' })).toBeUndefined();
});

it('ends a period of days tomorrow, and one of calendar days at midnight of the viewer', () => {
  const now = new Date('2026-11-17T15:12:00Z');
  expect(periodOf({ days: 7 }, 'America/Chicago', now)).toEqual({
    from: new Date('2026-11-10T15:12:00Z'),
    to: new Date('2026-11-18T15:12:00Z'),
  });
  expect(periodOf({ from: '2026-11-01', to: '2026-11-01' }, 'America/Chicago', now)).toEqual({
    from: new Date('2026-11-01T05:00:00Z'),
    to: new Date('2026-11-02T06:00:00Z'),
  });
});
