import { expect, it } from 'vitest';
import type { MapPalette } from '../mapPalette';
import { areaOf, edgeOf } from './areas';

const palette = { geofence: 'teal', geofenceLine: 'darkteal', selected: 'blue' } as MapPalette;
const square = (size: number) => [
  { lat: 0, lng: 0 },
  { lat: 0, lng: size },
  { lat: size, lng: size },
  { lat: size, lng: 0 },
];
const area = { kind: 'area', id: 'a', name: 'Yard' } as const;

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

it('draws the edge of a corridor on its own', () => {
  const corridor = { ...area, look: 'plain', parts: [], edge: [square(2)] } as const;
  expect(areaOf(corridor, palette).strokeOpacity).toBe(0);
  expect(edgeOf(corridor, palette)).toMatchObject([{ path: square(2), strokeOpacity: 0.8, strokeWeight: 2 }]);
  expect(edgeOf({ ...area, look: 'plain', parts: [] }, palette)).toEqual([]);
});

it('dashes the closed rings of an inactive area', () => {
  const inactive = { ...area, look: 'inactive', parts: [{ outer: square(3), holes: [square(1)] }] } as const;
  expect(areaOf(inactive, palette).strokeOpacity).toBe(0);
  const edges = edgeOf(inactive, palette);
  expect(edges.map(({ path }) => path)).toEqual([square(3), square(1)].map((ring) => [...ring, ring[0]]));
  expect(edges[0]).toMatchObject({ strokeOpacity: 0, icons: [{ icon: { strokeOpacity: 0.8, strokeWeight: 1.5 } }] });
});
