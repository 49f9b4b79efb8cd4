import { beforeEach, expect, it, vi } from 'vitest';
import type { ClusterMarker, PlaceMarker, PointerMarker, TrackLine, TrailerMarker } from './mapFeatures';
import { createMapLayers, type DrawGroup } from './mapLayers';

const trailer = (id: string, lat = 41): TrailerMarker => ({
  kind: 'trailer',
  id,
  lat,
  lng: -87,
  severity: 'good',
  heading: null,
  label: id,
});
const cluster: ClusterMarker = {
  kind: 'cluster',
  id: 'cluster:1',
  lat: 41,
  lng: -87,
  counts: { critical: 0, caution: 0, good: 2, unknown: 0 },
  total: 2,
};
const place: PlaceMarker = { kind: 'place', id: 'stop', type: 'stop', lat: 41, lng: -87 };
const pointer: PointerMarker = { kind: 'pointer', id: 'pointer', lat: 41, lng: -87, heading: 90 };
const track = (id: string): TrackLine => ({ kind: 'track', id, points: [] });

/** Layers that record what was drawn: the group and the ids. */
function recording() {
  const drawn: [DrawGroup, ...string[]][] = [];
  const draw = (group: DrawGroup) => (features: readonly { id: string }[]) =>
    void drawn.push([group, ...features.map(({ id }) => id)]);
  const layers = createMapLayers({
    areas: draw('areas'),
    marked: draw('marked'),
    pins: draw('pins'),
    tracks: draw('tracks'),
    fleet: draw('fleet'),
    places: draw('places'),
    pointer: draw('pointer'),
  });
  return { drawn, layers };
}

let frames: FrameRequestCallback[] = [];
const cancel = vi.fn();

beforeEach(() => {
  frames = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', cancel);
});

it('draws the features of one layer by kind, from the lowest to the topmost', () => {
  const { drawn, layers } = recording();
  const changed = layers.set('all', [pointer, place, trailer('a'), cluster, track('route')]);
  expect(drawn).toEqual([
    ['tracks', 'route'],
    ['fleet', 'a', 'cluster:1'],
    ['places', 'stop'],
    ['pointer', 'pointer'],
  ]);
  expect(changed).toEqual(['tracks', 'fleet', 'places', 'pointer']);
});

it('draws only the groups that a layer has or had', () => {
  const { drawn, layers } = recording();
  layers.set('tracks', [track('a')]);
  layers.set('places', [place]);
  layers.set('mixed', [pointer]);
  drawn.length = 0;
  expect(layers.set('mixed', [trailer('a')])).toEqual(['fleet', 'pointer']);
  expect(drawn).toEqual([['fleet', 'a'], ['pointer']]);
});

it('replaces or removes one layer without affecting the others', () => {
  const { drawn, layers } = recording();
  layers.set('own', [track('a'), track('b')]);
  layers.set('shared', [track('c')]);
  layers.set('own', [track('d')]);
  layers.set('own', []);
  layers.set('own', []);
  expect(drawn).toEqual([
    ['tracks', 'a', 'b'],
    ['tracks', 'a', 'b', 'c'],
    ['tracks', 'd', 'c'],
    ['tracks', 'c'],
  ]);
  expect(layers.features('tracks')).toEqual([track('c')]);
});

it('redraws all groups, or some of them', () => {
  const { drawn, layers } = recording();
  layers.set('all', [trailer('a'), track('route')]);
  drawn.length = 0;
  layers.redraw(['tracks']);
  expect(drawn).toEqual([['tracks', 'route']]);
  layers.redraw();
  expect(drawn.slice(1)).toEqual([
    ...[['areas'], ['marked'], ['pins']],
    ...[['tracks', 'route'], ['fleet', 'a'], ['places'], ['pointer']],
  ]);
});

it('draws marked areas apart, so that the many other ones stay as they are', () => {
  const { drawn, layers } = recording();
  const area = { kind: 'area', name: 'Yard', parts: [] } as const;
  layers.set('geofences', [{ ...area, id: 'a', look: 'plain' }]);
  layers.set('marked', [{ ...area, id: 'a', look: 'hovered' }]);
  expect(drawn).toEqual([
    ['areas', 'a'],
    ['marked', 'a'],
  ]);
});

it('animates the markers of a layer on request, and stops them', () => {
  const latitudes: number[][] = [];
  const layers = createMapLayers({
    areas: vi.fn(),
    marked: vi.fn(),
    pins: vi.fn(),
    tracks: vi.fn(),
    fleet: (markers) => void latitudes.push(markers.map(({ lat }) => lat)),
    places: vi.fn(),
    pointer: vi.fn(),
  });
  layers.set('fleet', [trailer('a', 40)], { glide: true });
  layers.set('fleet', [trailer('a', 41)], { glide: true });
  expect(latitudes).toEqual([[40]]);
  frames[0]?.(performance.now() + 300);
  expect(latitudes[1]?.[0]).toBeGreaterThan(40);
  expect(latitudes[1]?.[0]).toBeLessThan(41);
  layers.stop();
  expect(cancel).toHaveBeenCalledWith(frames.length);
  layers.set('fleet', [trailer('a', 42)]);
  expect(latitudes.at(-1)).toEqual([42]);
});
