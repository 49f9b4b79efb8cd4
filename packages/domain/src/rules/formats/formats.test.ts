import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logDoor, logLights, logLoad } from './activityLog';
import { celsius, durationMs, durationParts, fahrenheit, gallons, liters } from './conversions';
import { csvCell, csvLine, guardFormula, unguardFormula } from './csv';
import { ageText, durationText } from './durationText';
import { formatCoordinates, MISSING } from './formats';
import { readingFormats, US_FORMATS } from './readingFormats';

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('treats %s as missing', (value) => {
  expect(formatCoordinates(value, 1, MISSING.detail)).toBe('N/A');
  expect(formatCoordinates(1, value)).toBe('-');
});

test('formats coordinates with two decimals', () => expect(formatCoordinates(37.0842, -94.5133)).toBe('37.08, -94.51'));

describe('conversions', () => {
  test.each([
    [0, 32],
    [100, 212],
    [-40, -40],
  ])('converts %i °C to %i °F', (c, f) => expect(fahrenheit(c)).toBe(f));

  test('converts to Fahrenheit and back', () => {
    fc.assert(
      fc.property(fc.double({ min: -200, max: 2000, noNaN: true }), (value) => {
        expect(celsius(fahrenheit(value))).toBeCloseTo(value, 6);
        expect(liters(gallons(value))).toBeCloseTo(value, 6);
      }),
    );
    expect(gallons(100)).toBeCloseTo(26.41720524, 8);
  });

  test.each([
    [86_400_000, { amount: 1, unit: 'days' }],
    [129_600_000, { amount: 36, unit: 'hours' }],
    [5_400_000, { amount: 90, unit: 'minutes' }],
    [0, undefined],
    [-5, undefined],
    [Number.NaN, undefined],
  ])('shows %i ms as %j', (ms, parts) => expect(durationParts(ms)).toEqual(parts));

  test('keeps a whole duration when converting it to a field and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('minutes', 'hours', 'days'), (amount, unit) => {
        const ms = durationMs(amount, unit as 'minutes');
        const parts = durationParts(ms);
        expect(parts && durationMs(parts.amount, parts.unit)).toBe(ms);
      }),
    );
  });
});

test.each([
  [-5_000, '0 s'],
  [0, '0 s'],
  [999, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [119_000, '1 min'],
  [11_400_000, '3 h 10 min'],
  [7_200_000, '2 h'],
  [86_399_999, '23 h 59 min'],
  [86_400_000, '1 d'],
  [86_400_000 + 59 * 60_000, '1 d'],
  [76 * 3_600_000, '3 d 4 h'],
  [7 * 86_400_000 + 3_600_000, '7 d'],
  [26.9 * 86_400_000, '26 d'],
])('writes %d ms as %s', (ms, text) => expect(durationText(ms)).toBe(text));

test('rounds a duration down, so that it never looks longer than it is', () => {
  const unitMs: Record<string, number> = { d: 86_400_000, h: 3_600_000, min: 60_000, s: 1_000 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (ms) => {
      const parts = [...durationText(ms).matchAll(/(\d+) (\w+)/g)].map(
        ([, count, unit]) => Number(count) * (unitMs[unit ?? ''] ?? 0),
      );
      const sum = parts.reduce((a, b) => a + b, 0);
      expect(sum).toBeLessThanOrEqual(ms);
      expect(ms - sum).toBeLessThan(ms < 7 * 86_400_000 ? 3_600_000 : 86_400_000);
    }),
  );
});

test.each([
  [-1, 'just now'],
  [59_999, 'just now'],
  [180_000, '3 min ago'],
])('writes %d ms ago as %s', (ms, text) => expect(ageText(ms)).toBe(text));

describe('activity log', () => {
  test.each([
    [true, 'Open'],
    [false, 'Closed'],
    [null, 'N/A'],
  ])('door %s: %s', (opened, text) => expect(logDoor(opened)).toBe(text));

  test.each([
    [false, 900, 'Unloaded'],
    [true, 12_345, 'Loaded: 12,345lbs'],
    [true, null, 'Loaded'],
    [null, 12_345, 'N/A'],
  ])('load %s %s: %s', (loaded, lbs, text) => expect(logLoad(loaded, lbs, US_FORMATS)).toBe(text));

  test('writes a load in kilograms', () =>
    expect(logLoad(true, 12_345, readingFormats('metric', 'en-US'))).toBe('Loaded: 5,600kg'));

  test.each([
    [{ red: 'good', brown: 'good' }, 'Good'],
    [{ red: 'lowCurrent', green: 'good', brown: 'unknown' }, 'Red, Brown'],
    [{}, 'N/A'],
  ] as const)('lights %j: %s', (branches, text) => expect(logLights(branches)).toBe(text));
});

describe('csv', () => {
  test('restores every text from its guarded form, which is never a formula', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+\-@\t\r]\d{0,3}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const cell = guardFormula(text);
        expect(unguardFormula(cell)).toBe(text);
        expect(cell).not.toMatch(/^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/);
      }),
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['-12.5', '-12.5'],
    ['-86.25200', '-86.25200'],
    ['-12.5 °F', "'-12.5 °F"],
    ['-1+cmd', "'-1+cmd"],
    ['-1\n=A1', `"'-1\n=A1"`],
    ['+15551234567', "'+15551234567"],
    ['-', "'-"],
    [-1, '-1'],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=A1,"x"', '"\'=A1,""x"""'],
    [null, ''],
    [true, 'true'],
    ['plain', 'plain'],
  ])('writes %j as %j', (value, cell) => expect(csvCell(value)).toBe(cell));

  test('writes no cell that begins like a formula or breaks the line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text);
        expect(cell.replace(/^"/, '')).not.toMatch(/^(?:[=+@\t\r]|-(?!\d+(\.\d+)?$))/);
        const body = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '') : cell;
        expect(body).not.toContain('"');
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[,\r\n]/);
      }),
    );
    expect(csvLine(['a', 1, null])).toBe('a,1,\r\n');
  });
});
