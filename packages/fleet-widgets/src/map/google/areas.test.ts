import { expect, it } from 'vitest';
import type { MapPalette } from '../mapPalette';
import { areaOf } from './areas';

const palette = { geofence: 'teal', geofenceLine: 'darkteal', selected: 'blue' } as MapPalette;
const square = (size: number) => [
  { lat: 0, lng: 0 },
  { lat: 0, lng: size },
  { lat: size, lng: size },
  { lat: size, lng: 0 },
];
const area = { kind: 'area', id: 'a', name: 'Yard', isLine: false } as const;

it('turns holes the other way round than their area, whichever way they were drawn', () => {
  for (const hole of [square(1), square(1).toReversed()]) {
    const { paths } = areaOf({ ...area, look: 'plain', parts: [{ outer: square(3), holes: [hole] }] }, palette);
    expect(paths).toEqual([square(3).toReversed(), square(1)]);
  }
});

it('has the specified strokes and fills', () => {
  const plain = areaOf({ ...area, look: 'plain', parts: [] }, palette);
  expect(plain).toMatchObject({ strokeOpacity: 0.8, strokeWeight: 2, fillOpacity: 0.35, strokeColor: 'darkteal' });
  expect(areaOf({ ...area, look: 'inactive', parts: [] }, palette)).toMatchObject({ fillOpacity: 0 });
  expect(areaOf({ ...area, look: 'selected', parts: [] }, palette)).toMatchObject({ strokeColor: 'blue' });
});
