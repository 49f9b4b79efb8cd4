import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberRules, readNumber, stepNumber, typedPattern, writeNumber } from './numberText';

const whole: NumberRules = { fractionDigits: 0, min: 0 };
const decimal: NumberRules = { fractionDigits: 1, min: 0, max: 250 };
const cold: NumberRules = { fractionDigits: 1, min: -40, max: 80 };

describe('readNumber', () => {
  test.each([
    ['34', whole, { number: 34 }],
    [' 007 ', whole, { number: 7 }],
    ['41,260', whole, { number: 41260 }],
    ['1,204,000', whole, { number: 1_204_000 }],
    ['34.0', whole, { number: 34 }],
    ['34.', whole, { number: 34 }],
    ['34.5', whole, { problem: 'fraction' }],
    ['12.5', decimal, { number: 12.5 }],
    ['12,5', decimal, { number: 12.5 }],
    ['.5', decimal, { number: 0.5 }],
    ['12.55', decimal, { problem: 'fraction' }],
    ['250.1', decimal, { number: 250.1, problem: 'range' }],
    ['-0', cold, { number: 0 }],
    ['−20', cold, { number: -20 }],
    ['-41', cold, { number: -41, problem: 'range' }],
    ['-1', whole, { number: -1, problem: 'range' }],
    ['99999999999999999999', whole, { problem: 'range' }],
    ['34 psi', whole, { problem: 'unreadable' }],
    ['1e3', whole, { problem: 'unreadable' }],
    ['.', decimal, { problem: 'unreadable' }],
    ['-', cold, { problem: 'unreadable' }],
  ])('reads %j under %j', (text, rules, reading) => {
    expect(readNumber(text, rules)).toEqual(reading);
  });
});

test.each([
  [undefined, 1, whole, 1],
  [null, -1, cold, -1],
  [null, -1, whole, 0],
  [249.9, 1, decimal, 250],
  [0.1, 0.2, decimal, 0.3],
  [-0.1, 0.1, cold, 0],
])('steps %j by %j under %j', (number, delta, rules, next) => {
  expect(stepNumber(number, delta, rules)).toBe(next);
});

test.each([
  ['', whole, true],
  ['12', whole, true],
  ['1.', whole, false],
  ['-', whole, false],
  ['-', cold, true],
  ['-12.5', cold, true],
  ['12.55', decimal, false],
  ['1.2.', decimal, false],
])('allows %j while typing under %j: %j', (text, rules, allowed) => {
  expect(typedPattern(rules).test(text)).toBe(allowed);
});

test('reads a written number as the same number, which can also be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 800 }), (tenths) => {
      const text = writeNumber(tenths / 10, 1);
      expect(readNumber(text, cold)).toEqual({ number: tenths / 10 + 0 });
      expect(typedPattern(cold).test(text)).toBe(true);
    }),
  );
});

test('never steps beyond the limits', () => {
  fc.assert(
    fc.property(fc.double({ min: -40, max: 80, noNaN: true }), fc.integer({ min: -200, max: 200 }), (from, delta) => {
      const next = stepNumber(from, delta, cold);
      expect(next).toBeGreaterThanOrEqual(-40);
      expect(next).toBeLessThanOrEqual(80);
    }),
  );
});
