import { describe, expect, it } from 'vitest';
import { cameraFor, eastOf } from './googleCamera';

const SIZE = { widthPx: 1024, heightPx: 768 };
const LIMITS = { paddingPx: 0, minZoom: 5, maxZoom: 12 };

describe('cameraFor', () => {
  it('shows the contiguous states at a low zoom, and a yard at the highest', () => {
    expect(cameraFor([-125, 24, -66, 49], SIZE, LIMITS).zoom).toBe(5);
    expect(cameraFor([-87.3501, 41.6, -87.35, 41.6001], SIZE, LIMITS).zoom).toBe(12);
    expect(cameraFor([-87.35, 41.6, -87.35, 41.6], SIZE, LIMITS)).toMatchObject({ zoom: 12 });
  });

  it('shows all of the bounds', () => {
    const { lat, lng, zoom } = cameraFor([-88, 41, -86, 42], SIZE, LIMITS);
    const edge = eastOf({ lat, lng, zoom }, SIZE.widthPx / 2);
    expect(edge.lng).toBeGreaterThan(-86);
    expect(eastOf({ lat, lng, zoom: zoom + 1 }, SIZE.widthPx / 2).lng).toBeLessThan(-86);
  });

  it('leaves room at the edges', () => {
    const narrow = cameraFor([-88, 41, -86, 42], SIZE, { ...LIMITS, paddingPx: 300 });
    expect(narrow.zoom).toBeLessThan(cameraFor([-88, 41, -86, 42], SIZE, LIMITS).zoom);
  });
});

it('moves east by pixels: 256 of them are the world at zoom 0', () => {
  expect(eastOf({ lat: 40, lng: -100, zoom: 0 }, 128).lng).toBeCloseTo(80);
  expect(eastOf({ lat: 40, lng: -100, zoom: 8 }, 256).lng).toBeCloseTo(-100 + 360 / 256);
  expect(eastOf({ lat: 40, lng: -100, zoom: 8 }, 256).lat).toBeCloseTo(40);
});
