import { expect, it } from 'vitest';
import { decodePartsView, EMPTY_PARTS_VIEW, encodePartsView, type PartsView } from './partsView';

const FULL: PartsView = {
  ...{ vin: '1GRAA000000000001', isWholeFleet: true, search: 'valve & hose', category: 'abs', faultCode: 789 },
  ...{ part: { maker: '', partNumber: 'TA-1/2' }, listsTrailers: true },
};

it.each([EMPTY_PARTS_VIEW, FULL, { ...FULL, listsTrailers: false }])('survives a URL: %j', (view) => {
  const query = new URLSearchParams(encodePartsView(view)).toString();
  expect(decodePartsView(Object.fromEntries(new URLSearchParams(query)), view.vin)).toEqual(view);
});

it('ignores what it does not know', () => {
  const params = { fleet: 'half', category: 'sails', code: '1e9', list: 'trailers' };
  expect(decodePartsView(params, null)).toEqual(EMPTY_PARTS_VIEW);
});
