import { expect, it } from 'vitest';
import { featureParts } from './featureParts';
import type { ReadFeature } from './readResult';

const line = (row: number, vertices: number): ReadFeature => ({
  row,
  name: `Road ${row}`,
  shape: { type: 'corridor', halfWidthMeters: 50, line: Array(vertices).fill({ lat: 41, lng: -83 }) },
});
const rows = (features: readonly ReadFeature[]) => featureParts(features).map((part) => part.map(({ row }) => row));

it('divides features by their vertices, in their order', () => {
  expect(rows([line(1, 4_000), line(2, 4_000), line(3, 1), line(4, 50_000), line(5, 1)])).toEqual([
    [1, 2],
    [3],
    [4],
    [5],
  ]);
});

it('divides features without vertices by their number', () => {
  const points = Array.from({ length: 1_001 }, (_, row): ReadFeature => ({ row, name: '' }));
  expect(featureParts(points).map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(featureParts([])).toEqual([]);
});
