import { sayEnglish } from '@gladhand/ui';
import { expect, it } from 'vitest';
import { remainingText } from './remainingText';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-5, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1 h'],
  [8 * HOUR - 1, '7 h 59 min'],
  [24 * HOUR, '1 d'],
  [7 * 24 * HOUR - 1, '6 d 23 h'],
])('writes %d ms as %s', (ms, text) => {
  expect(remainingText(ms, sayEnglish, 'en-US')).toBe(text);
});
