import { flatMiles } from '@gladhand/domain/fleet';
import { expect, it } from 'vitest';
import { lengthMiles } from './drive';
import { roadNetwork } from './roadNetwork';

const CHICAGO = { lat: 41.85, lng: -87.65 };
const SAINT_LOUIS = { lat: 38.63, lng: -90.2 };

it('connects cities along roads without jumps', () => {
  const route = roadNetwork().route(CHICAGO, SAINT_LOUIS) ?? [];
  expect(route[0]).toEqual(CHICAGO);
  expect(route.at(-1)).toEqual(SAINT_LOUIS);
  const straight = flatMiles(CHICAGO, SAINT_LOUIS);
  expect(lengthMiles(route) / straight).toBeGreaterThan(1.02);
  expect(lengthMiles(route) / straight).toBeLessThan(1.4);
  for (const point of route.slice(1, -1)) expect(roadNetwork().nearest(point, 0.1)).toBeDefined();
  const longest = Math.max(...route.slice(1).map((point, index) => flatMiles(route[index] ?? point, point)));
  expect(longest).toBeLessThan(60);
});

it('never turns back on the same road', () => {
  const route = roadNetwork().route(CHICAGO, SAINT_LOUIS) ?? [];
  expect(new Set(route.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(route.length);
});

it('finds the same route again', () => {
  expect(roadNetwork().route(CHICAGO, SAINT_LOUIS)).toEqual(roadNetwork().route(CHICAGO, SAINT_LOUIS));
});

it('finds no route far from any road', () => {
  expect(roadNetwork().route(CHICAGO, { lat: 53.55, lng: -113.47 })).toBeUndefined();
  expect(roadNetwork().nearest({ lat: 53.55, lng: -113.47 }, 30)).toBeUndefined();
});
