import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedTime, stepTime, writeTypedTime } from './typedTime';

test.each([
  ['8', '08:00'],
  ['08:30', '08:30'],
  ['8:30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['20.15', '20:15'],
  ['20h15', '20:15'],
  ['8:30 am', '08:30'],
  ['8:30 PM', '20:30'],
  ['8 p.m.', '20:00'],
  ['8p', '20:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['12:30a', '00:30'],
  ['0', '00:00'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['8:3', undefined],
  ['noon', undefined],
  ['', undefined],
])('reads %j as %j', (text, time) => {
  expect(readTypedTime(text)).toBe(time);
});

test.each([
  ['20:15', 24, '20:15'],
  ['20:15', 12, '8:15 PM'],
  ['00:05', 12, '12:05 AM'],
  ['12:00', 12, '12:00 PM'],
  [null, 24, ''],
] as const)('writes %j on a %j-hour clock as %j', (time, clock, text) => {
  expect(writeTypedTime(time, clock)).toBe(text);
});

test.each([
  ['08:07', 1, '08:15'],
  ['08:07', -1, '08:00'],
  ['08:15', 1, '08:30'],
  ['23:50', 1, '00:00'],
  ['00:00', -1, '23:45'],
  [null, 1, '00:15'],
])('moves %j by %j steps to %j', (time, steps, next) => {
  expect(stepTime(time, steps, 15)).toBe(next);
});

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

test('reads a written time as the same time, on either clock', () => {
  fc.assert(
    fc.property(anyTime, fc.constantFrom(12 as const, 24 as const), (time, clock) => {
      expect(readTypedTime(writeTypedTime(time, clock))).toBe(time);
    }),
  );
});
