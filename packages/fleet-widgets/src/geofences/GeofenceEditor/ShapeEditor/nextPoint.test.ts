import { expect, it } from 'vitest';
import { fromScreen, toScreen } from '../../../map/mercator';
import { nextPoint } from './nextPoint';

const view = { camera: { lat: 41.6, lng: -83.4, zoom: 16 }, size: { widthPx: 800, heightPx: 600 } };
const at = (x: number, y: number) => fromScreen({ x, y }, view.camera, view.size);
const placed = (...params: [Parameters<typeof nextPoint>[0], ReturnType<typeof at>[], number]) => {
  const point = nextPoint(...params, view);
  const { x, y } = point ? toScreen(point, view.camera, view.size) : { x: Number.NaN, y: Number.NaN };
  return [Math.round(x), Math.round(y)];
};

it.each([
  ['next to a lone vertex', 'polygon', [at(100, 100)], 0, [172, 100]],
  ['aside of two vertices, so that three make an area', 'polygon', [at(100, 100), at(200, 100)], 1, [150, 25]],
  ['in the middle of an edge', 'polygon', [at(0, 0), at(100, 0), at(100, 80)], 1, [100, 40]],
  ['in the middle of the last edge', 'polygon', [at(0, 0), at(100, 0), at(100, 80)], 2, [50, 40]],
  ['beyond the end of a line', 'corridor', [at(0, 0), at(100, 0)], 1, [172, 0]],
  ['within a line', 'corridor', [at(0, 0), at(100, 0)], 0, [50, 0]],
] as const)('is %s', (_, mode, points, after, expected) => {
  expect(placed(mode, [...points], after)).toEqual(expected);
});

it('is nowhere after a vertex that does not exist', () => {
  expect(nextPoint('polygon', [], 0, view)).toBeUndefined();
});
