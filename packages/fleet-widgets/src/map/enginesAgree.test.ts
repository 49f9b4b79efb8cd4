import { MercatorCoordinate } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { eastOf } from './google/googleCamera';
import { toMark } from './google/toMark';
import type { MapMarker, PlaceType } from './mapFeatures';
import type { MarkerImages } from './maplibre/markerImages';
import { toGeoJson } from './maplibre/toGeoJson';
import { fromScreen, metersPerPixel, toScreen } from './mercator';

const at = { lat: 41, lng: -87 };
const counts = { critical: 1, caution: 0, good: 1400, unknown: 2 };
const trailer = { kind: 'trailer', heading: null, label: 'R-1', ...at } as const;
const pin = { kind: 'pin', name: 'Yard', around: [-88, 40, -86, 42], ...at } as const;
const TYPES: readonly PlaceType[] = ['doubt', 'event', 'stop', 'start', 'end'];
/** From the lowest to the topmost on Google. */
const MARKERS: readonly MapMarker[] = [
  { ...pin, id: 'closed', count: 1, look: 'inactive' },
  { ...pin, id: 'yard', count: 1, look: 'plain' },
  { ...pin, id: 'yards', count: 1200, look: 'plain' },
  { ...trailer, id: 'good', severity: 'good', heading: 90 },
  { ...trailer, id: 'unknown', severity: 'unknown' },
  { ...trailer, id: 'caution', severity: 'caution', stale: true },
  { ...trailer, id: 'critical', severity: 'critical', heading: 359 },
  { kind: 'cluster', id: 'cluster:1', counts, total: 1403, ...at },
  ...TYPES.map((type): MapMarker => ({ kind: 'place', id: type, type, ...at })),
  { kind: 'pointer', id: 'pointer', heading: 12, ...at },
];

const images: MarkerImages = { need: ({ key }) => key, redraw: () => undefined };

it.each(MARKERS)('both engines draw $id at the same position with the same picture', (marker) => {
  const { geometry, properties } = toGeoJson(marker, images);
  const mark = toMark(marker);
  expect(geometry).toEqual({ type: 'Point', coordinates: [mark.lng, mark.lat] });
  expect(properties).toMatchObject({ id: mark.id, kind: marker.kind, picture: mark.named.key });
});

it('both engines write the same count on a cluster and on a pin of several areas', () => {
  const several = MARKERS.filter(({ id }) => id === 'cluster:1' || id === 'yards');
  expect(several.map((one) => toMark(one).text)).toEqual(['1.2k', '1.4k']);
  expect(several.map((one) => toGeoJson(one, images).properties)).toMatchObject([{ label: '1.2k' }, { label: '1.4k' }]);
});

it('stacks elements on Google from pins up to the pointer', () => {
  const orders = MARKERS.map((marker) => toMark(marker).order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(new Set(orders).size).toBe(orders.length);
});

const SIZE = { widthPx: 900, heightPx: 600 };
/** A yard, a place near a pole, and one past the antimeridian. */
const PLACES = [
  { lat: 41.6528, lng: -83.5379 },
  { lat: -84.9, lng: 12 },
  { lat: -17.01, lng: 180.02 },
];

it.each(PLACES)('an element above the map is where both engines draw $lat, $lng', (place) => {
  const camera = { lat: place.lat + 0.01, lng: place.lng - 0.02, zoom: 15.5 };
  const { x, y } = toScreen(place, camera, SIZE);
  // MapLibre: the world is 1 wide, and a zoom one lower shows it at the same size.
  const [point, center] = [place, camera].map(({ lat, lng }) => MercatorCoordinate.fromLngLat([lng, lat]));
  const worldPx = 512 * 2 ** (camera.zoom - 1);
  expect(x).toBeCloseTo(SIZE.widthPx / 2 + ((point?.x ?? 0) - (center?.x ?? 0)) * worldPx, 5);
  expect(y).toBeCloseTo(SIZE.heightPx / 2 + ((point?.y ?? 0) - (center?.y ?? 0)) * worldPx, 5);
  // Google: the camera that is moved east by the same pixels has the same longitude.
  expect(eastOf(camera, x - SIZE.widthPx / 2).lng).toBeCloseTo(place.lng, 9);
  const back = fromScreen({ x, y }, camera, SIZE);
  expect(back.lat).toBeCloseTo(place.lat, 9);
  expect(back.lng).toBeCloseTo(place.lng, 9);
});

it('a pixel has as many meters as on the earth', () => {
  const camera = { lat: 60, lng: 20, zoom: 16 };
  const [a, b] = [0, 100].map((x) => fromScreen({ x, y: 300 }, camera, SIZE));
  const meters = ((b?.lng ?? 0) - (a?.lng ?? 0)) * 111_319.49 * Math.cos((60 * Math.PI) / 180);
  expect(metersPerPixel(camera) * 100).toBeCloseTo(meters, 3);
});
