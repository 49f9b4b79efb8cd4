import { expect, it } from 'vitest';
import { between } from './glide';
import type { TrailerMarker } from './mapFeatures';

const at = (lat: number, lng: number): TrailerMarker => ({
  kind: 'trailer',
  id: 'a',
  lat,
  lng,
  severity: 'good',
  heading: 90,
  label: 'A',
});

it('starts at the earlier position, ends at the new one, and never overshoots', () => {
  const [from, to] = [at(40, -90), at(41, -89)];
  expect(between(from, to, 0)).toMatchObject({ lat: 40, lng: -90, heading: 90 });
  expect(between(from, to, 1)).toBe(to);
  for (const share of [0.1, 0.5, 0.9]) {
    const { lat } = between(from, to, share);
    expect(lat).toBeGreaterThan(40);
    expect(lat).toBeLessThan(41);
  }
});

it('draws a new marker at its position at once', () => {
  expect(between(undefined, at(41, -89), 0)).toMatchObject({ lat: 41, lng: -89 });
});
