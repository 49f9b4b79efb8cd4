import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartLines, chartRows, findGaps, isCounted, nearestRow, rowAfterKey, valueRange } from './chartData';
import type { ChartColor, ChartDash, ChartSeries } from './chartTypes';

const MINUTE_MS = 60_000;
const risingTimes = fc
  .array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 60 })
  .map((steps) => steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step * MINUTE_MS, 0)));

describe('findGaps', () => {
  test.each([
    { times: [], gaps: [] },
    { times: [5], gaps: [] },
    { times: [0, 10, 20], gaps: [] },
    { times: [0, 10, 21], gaps: [{ fromMs: 10, toMs: 21 }] },
    {
      times: [0, 30, 40, 90],
      gaps: [
        { fromMs: 0, toMs: 30 },
        { fromMs: 40, toMs: 90 },
      ],
    },
  ])('finds the gaps in $times', ({ times, gaps }) => {
    expect(findGaps(times, 10)).toEqual(gaps);
  });
});

describe('chartRows', () => {
  test('puts an empty row into each gap', () => {
    const rows = chartRows([0, 10, 40], [{ values: [1, 2, 3] }, { values: [null, 5] }], findGaps([0, 10, 40], 10));
    expect(rows).toEqual({
      times: [0, 10, 25, 40],
      values: [
        [1, 2, null, 3],
        [null, 5, null, null],
      ],
    });
  });

  test('keeps every reading in ascending order, and adds one row for each gap', () => {
    fc.assert(
      fc.property(risingTimes, fc.integer({ min: 1, max: 90 }), (times, maxGapMin) => {
        const values = times.map((_, i) => i);
        const gaps = findGaps(times, maxGapMin * MINUTE_MS);
        const rows = chartRows(times, [{ values }], gaps);
        expect(rows.times).toHaveLength(times.length + gaps.length);
        expect(rows.values[0]?.filter((value) => value !== null)).toEqual(values);
        expect(rows.times.every((time, i) => i === 0 || time > (rows.times[i - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('nearestRow', () => {
  test.each([
    [[], 5, -1],
    [[10], 99, 0],
    [[0, 10, 20], -3, 0],
    [[0, 10, 20], 14, 1],
    [[0, 10, 20], 15, 1],
    [[0, 10, 20], 16, 2],
    [[0, 10, 20], 99, 2],
  ])('in %j, %d is nearest to row %d', (times, atMs, row) => {
    expect(nearestRow(times, atMs)).toBe(row);
  });

  test('always returns the nearest row', () => {
    fc.assert(
      fc.property(risingTimes, fc.integer({ min: 0, max: 8000 }), (times, minute) => {
        const atMs = minute * MINUTE_MS;
        const found = Math.abs((times[nearestRow(times, atMs)] ?? 0) - atMs);
        expect(Math.min(...times.map((time) => Math.abs(time - atMs)))).toBe(found);
      }),
    );
  });
});

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowRight', 99, 99],
  ['ArrowLeft', 0, 0],
  ['PageUp', 5, 15],
  ['PageDown', 5, 0],
  ['Home', 5, 0],
  ['End', 5, 99],
  ['Enter', 5, undefined],
])('%s moves from row %d of 100 to %s', (key, row, next) => {
  expect(rowAfterKey(key, row, 100)).toBe(next);
});

describe('chartLines', () => {
  const line = (color?: ChartColor, dash?: ChartDash): ChartSeries => ({
    id: 'a',
    label: 'A',
    values: [],
    color,
    dash,
  });

  test('assigns the palette in order, skipping colors that are in use', () => {
    expect(chartLines([line(), line('blue'), line()]).map(({ color }) => color)).toEqual(['orange', 'blue', 'teal']);
  });

  test('dashes plum next to solid blue', () => {
    expect(chartLines([line('blue'), line('plum')]).map(({ dash }) => dash)).toEqual(['solid', 'dashed']);
    expect(chartLines([line('blue', 'dashed'), line('plum')]).map(({ dash }) => dash)).toEqual(['dashed', 'solid']);
    expect(chartLines([line('teal'), line('plum')]).map(({ dash }) => dash)).toEqual(['solid', 'solid']);
  });
});

test.each([
  [[{ digits: 0 }], '', true],
  [[{ digits: 0 }, {}], '', false],
  [[{ digits: 0, unit: 'mph' }, {}], 'mph', true],
  [[{ digits: 0, unit: 'mph' }, {}], '', false],
  [[], '', false],
])('the axis of %j in %j has whole numbers: %s', (lines, unit, expected) => {
  expect(isCounted(lines, unit)).toBe(expected);
});

test('valueRange ignores missing values', () => {
  expect(valueRange([null, 3, -1, 2, null])).toEqual({ min: -1, max: 3, last: 2 });
  expect(valueRange([null])).toBeUndefined();
});
