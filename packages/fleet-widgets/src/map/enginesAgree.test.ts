import { expect, it } from 'vitest';
import { toMark } from './google/toMark';
import type { MapMarker, PlaceType } from './mapFeatures';
import type { MarkerImages } from './maplibre/markerImages';
import { toGeoJson } from './maplibre/toGeoJson';

const at = { lat: 41, lng: -87 };
const counts = { critical: 1, caution: 0, good: 1400, unknown: 2 };
const trailer = { kind: 'trailer', heading: null, label: 'R-1', ...at } as const;
const TYPES: readonly PlaceType[] = ['doubt', 'event', 'stop', 'start', 'end'];
/** From the lowest to the topmost on Google. */
const MARKERS: readonly MapMarker[] = [
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

it('both engines write the same count on a cluster', () => {
  const cluster = MARKERS.filter(({ kind }) => kind === 'cluster');
  expect(cluster.map((one) => toMark(one).text)).toEqual(['1.4k']);
  expect(cluster.map((one) => toGeoJson(one, images).properties)).toMatchObject([{ label: '1.4k' }]);
});

it('stacks elements on Google from trailers up to the pointer', () => {
  const orders = MARKERS.map((marker) => toMark(marker).order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(new Set(orders).size).toBe(orders.length);
});
