import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnEdges, columnsBetween } from './columnEdges';

const widths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 70 });

describe('columnsBetween', () => {
  it.each<[string, widthsPx: number[], startPx: number, endPx: number, first: number, last: number]>([
    ['finds none without columns', [], 0, 500, 0, -1],
    ['finds none without room', [100, 100], 50, 50, 0, -1],
    ['finds all that fit', [100, 100], 0, 500, 0, 1],
    ['leaves out a column that ends at the start', [100, 100, 100], 100, 300, 1, 2],
    ['leaves out a column that begins at the end', [100, 100, 100], 0, 200, 0, 1],
    ['keeps columns of which a pixel is visible', [100, 100, 100], 99, 201, 0, 2],
    ['begins with the first column when scrolled past the start', [100, 100], -30, 70, 0, 0],
    ['ends with the last column when scrolled past the end', [100, 100], 250, 350, 1, 1],
  ])('%s', (_, widthsPx, startPx, endPx, first, last) => {
    expect(columnsBetween(columnEdges(widthsPx), startPx, endPx)).toEqual({ first, last });
  });

  it('finds what comparing every column finds', () => {
    fc.assert(
      fc.property(widths, fc.nat(), fc.integer({ min: 1, max: 2_000 }), (widthsPx, from, roomPx) => {
        const edges = columnEdges(widthsPx);
        const startPx = from % (edges.at(-1) ?? 1);
        const visible = widthsPx.flatMap((width, index) => {
          const start = edges[index] ?? 0;
          return start < startPx + roomPx && start + width > startPx ? [index] : [];
        });
        expect(columnsBetween(edges, startPx, startPx + roomPx)).toEqual({ first: visible[0], last: visible.at(-1) });
      }),
    );
  });
});
