import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ABS_DAYS, type AbsView, decodeAbsView, EMPTY_ABS_VIEW, encodeAbsView } from './absView';

const views: fc.Arbitrary<AbsView> = fc.record({
  vin: fc.constant('1GRAA000000000001'),
  days: fc.constantFrom(...ABS_DAYS),
  status: fc.constantFrom(null, 'Active', 'Cleared'),
  faultTypeId: fc.constantFrom(null, 1, 2),
  lifecycleId: fc.constantFrom(null, 'a'),
});

it('survives a URL', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(decodeAbsView(encodeAbsView(view), view.vin)).toEqual(view);
    }),
  );
});

it('ignores what it does not know', () => {
  const params = { days: '15', status: 'Open', type: '3', fault: '' };
  expect(decodeAbsView(params, null)).toEqual(EMPTY_ABS_VIEW);
});
