import { TRACKING_TOGGLES } from '@gladhand/domain/tracking';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeTracking, EMPTY_TRACKING_VIEW, encodeTracking, filterClicks, type TrackingView } from './trackingView';

const bound = fc.option(fc.nat({ max: 200_000 }));

it('is restored from a URL as it was written', () => {
  const views = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 99_999 })),
    toggles: fc.uniqueArray(fc.constantFrom(...Object.values(TRACKING_TOGGLES).flat())),
    weightFromLbs: bound,
    weightToLbs: bound,
    search: fc.string(),
    alertActive: fc.boolean(),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(decodeTracking(encodeTracking(view))).toEqual(view);
    }),
  );
});

it.each<Record<string, string>>([{}, { customer: '-1', show: 'everything', from: '1e9', to: 'x', alerts: 'yes' }])(
  'reads %j as no filter',
  (query) => {
    expect(decodeTracking(query)).toEqual(EMPTY_TRACKING_VIEW);
  },
);

it.each<[Partial<TrackingView>, Partial<TrackingView>, string[]]>([
  [{}, {}, []],
  [{}, { toggles: ['brake'] }, ['brake on']],
  [{ toggles: ['brake', 'flat'] }, { toggles: ['flat', 'tire'] }, ['tire on', 'brake off']],
  [{}, { weightFromLbs: 2_000 }, ['weight set']],
  [{ weightToLbs: 2_000 }, {}, ['weight clear']],
  [{ search: 'R-22' }, { search: 'R-2207' }, ['search set']],
  [{ search: 'R-22' }, {}, ['search clear']],
  [{}, { alertActive: true }, ['alerts on']],
  [{}, { customerId: 7 }, ['customer one']],
])('reports the change from %j to %j as %j', (before, after, reported) => {
  const clicks = filterClicks({ ...EMPTY_TRACKING_VIEW, ...before }, { ...EMPTY_TRACKING_VIEW, ...after });
  expect(clicks.map(({ filter, value }) => `${filter} ${value}`)).toEqual(reported);
});
