import { expect, it } from 'vitest';
import type { AreaFeature } from './mapFeatures';
import { namePlace } from './namePlace';

const square = (size: number) => [
  { lat: 0, lng: 0 },
  { lat: 0, lng: size },
  { lat: size, lng: size },
  { lat: size, lng: 0 },
];
const area: AreaFeature = { kind: 'area', id: 'a', name: 'Yard', look: 'plain', parts: [] };
const part = (size: number) => ({ outer: square(size), holes: [] });

it.each<[string, Partial<AreaFeature>, ReturnType<typeof namePlace>]>([
  ['below its first part', { parts: [part(4), part(1)] }, { lat: 0, lng: 2 }],
  ['in the middle of a corridor', { parts: [part(1), part(4)], edge: [square(4)] }, { lat: 0, lng: 0 }],
  ['nowhere without points', { parts: [] }, undefined],
])('names an area %s', (_, extra, place) => expect(namePlace({ ...area, ...extra })).toEqual(place));
