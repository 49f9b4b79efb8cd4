import { TRACKING_TOGGLES } from '@gladhand/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeTracking, EMPTY_TRACKING_VIEW, encodeTracking } from './trackingView';

const bound = fc.option(fc.nat({ max: 200_000 }));

it('comes back out of an address as it went in', () => {
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
  'takes %j as nothing chosen',
  (query) => {
    expect(decodeTracking(query)).toEqual(EMPTY_TRACKING_VIEW);
  },
);
