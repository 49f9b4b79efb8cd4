import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparkPath } from './sparkPath';

const frame = { width: 42, height: 12, inset: 1 };

test.each([
  { name: 'nothing without values', values: [], line: '', lone: 0, last: undefined },
  { name: 'nothing for gaps only', values: [null, null], line: '', lone: 0, last: undefined },
  { name: 'two values', values: [0, 10], line: 'M1 11L41 1', lone: 0, last: { x: 41, y: 1 } },
  { name: 'equal values', values: [5, 5], line: 'M1 6L41 6', lone: 0, last: { x: 41, y: 6 } },
  { name: 'a gap', values: [0, 10, null, 10, 0], line: 'M1 11L11 1M31 1L41 11', lone: 0, last: { x: 41, y: 11 } },
  { name: 'a lone value at the end', values: [0, 10, null, 5], line: 'M1 11L14.3 1', lone: 1, last: { x: 41, y: 6 } },
  { name: 'a gap at the end', values: [0, 10, null], line: 'M1 11L21 1', lone: 0, last: { x: 21, y: 1 } },
])('draws $name', ({ values, line, lone, last }) => {
  const path = sparkPath(values, frame);
  expect(path.line).toBe(line);
  expect(path.lone).toHaveLength(lone);
  expect(path.last).toEqual(last);
});

test('draws each known value once and inside the frame', () => {
  const readings = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 })), { maxLength: 50 });
  fc.assert(
    fc.property(readings, (values) => {
      const { line, lone } = sparkPath(values, frame);
      const drawn = line.match(/[ML]/g)?.length ?? 0;
      expect(drawn + lone.length).toBe(values.filter((value) => value !== null).length);
      for (const [, x, y] of line.matchAll(/[ML](\S+?) ([\d.-]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(1);
        expect(Number(x)).toBeLessThanOrEqual(41);
        expect(Number(y)).toBeGreaterThanOrEqual(1);
        expect(Number(y)).toBeLessThanOrEqual(11);
      }
    }),
  );
});
