import { expect, it } from 'vitest';
import { type TowFacts, towAfter } from './tow';

const HERE = { lat: 41.65, lng: -83.53 };
/** About 0.07, 0.35 and 0.7 miles from there. */
const NEAR = { lat: 41.651, lng: -83.53 };
const FAR = { lat: 41.655, lng: -83.53 };
const FARTHER = { lat: 41.66, lng: -83.53 };

type Place = typeof HERE & { readonly speedMph?: number };

/** Whether an untethered trailer is towed at each of its positions. */
function towedAt(...places: readonly (Place | undefined)[]): boolean[] {
  let tow: TowFacts | undefined;
  let before: Place | undefined;
  return places.map((position) => {
    tow = towAfter(tow, { position, before, tether: 'untethered' });
    before = position ?? before;
    return tow.isTowed;
  });
}

it.each<[string, (Place | undefined)[], boolean[]]>([
  ['one position far away', [HERE, FAR], [false, false]],
  ['two in a row', [HERE, FAR, FARTHER], [false, false, true]],
  ['two that are not in a row', [HERE, FAR, NEAR, FAR], [false, false, false, false]],
  ['a drift near the place', [HERE, NEAR, HERE, NEAR], [false, false, false, false]],
  ['5 mph', [{ ...HERE, speedMph: 5 }], [false]],
  ['more than 5 mph', [{ ...HERE, speedMph: 5.1 }], [true]],
  ['no position in between', [HERE, FAR, undefined, FARTHER], [false, false, false, true]],
  [
    'a drive on',
    [
      { ...HERE, speedMph: 30 },
      { ...FAR, speedMph: 30 },
    ],
    [true, true],
  ],
  ['a stop that is far from the last position', [{ ...HERE, speedMph: 30 }, FAR], [true, true]],
  [
    'a fast position near the last one',
    [
      { ...HERE, speedMph: 30 },
      { ...NEAR, speedMph: 30 },
    ],
    [true, true],
  ],
  ['a stop', [{ ...HERE, speedMph: 30 }, FAR, FAR], [true, true, false]],
  [
    'a second tow, from where the first one ended',
    [{ ...HERE, speedMph: 30 }, FAR, FAR, HERE, HERE],
    [true, true, false, false, true],
  ],
])('judges %s', (_, places, expected) => expect(towedAt(...places)).toEqual(expected));

it('parks a trailer anew once it was tethered', () => {
  const tow = towAfter(undefined, { position: HERE, before: undefined, tether: 'untethered' });
  const tethered = towAfter(tow, { position: HERE, before: HERE, tether: 'tethered' });
  expect(tethered).toEqual({ far: 0, isTowed: false });
  expect(towAfter(tethered, { position: FAR, before: HERE, tether: 'untethered' })).toEqual({
    ...{ parked: FAR, far: 0, isTowed: false },
  });
});
