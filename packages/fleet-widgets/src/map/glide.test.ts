import { expect, it } from 'vitest';
import { between } from './glide';
import type { TrailerMarker } from './mapEngine';

const at = (lat: number, lng: number): TrailerMarker => ({
  kind: 'trailer',
  id: 'a',
  lat,
  lng,
  severity: 'good',
  heading: 90,
  label: 'A',
});

it('starts where the marker stood, ends where it is, and never goes beyond', () => {
  const [from, to] = [at(40, -90), at(41, -89)];
  expect(between(from, to, 0)).toMatchObject({ lat: 40, lng: -90, heading: 90 });
  expect(between(from, to, 1)).toBe(to);
  for (const share of [0.1, 0.5, 0.9]) {
    const { lat } = between(from, to, share);
    expect(lat).toBeGreaterThan(40);
    expect(lat).toBeLessThan(41);
  }
});

it('puts what is new straight to its place', () => {
  expect(between(undefined, at(41, -89), 0)).toMatchObject({ lat: 41, lng: -89 });
});
