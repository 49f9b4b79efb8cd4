import { expect, test } from 'vitest';
import { nextChangeMs, shortAge } from './shortAge';

test.each([
  [-60_000, 'now'],
  [0, 'now'],
  [4_999, 'now'],
  [5_000, '5 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [86_399_999, '23 h'],
  [86_400_000, '1 d'],
  [950_400_000, '11 d'],
])('writes an age of %i ms as %s', (ageMs, words) => {
  expect(shortAge(ageMs)).toBe(words);
});

test('uses replaced texts and keeps the others', () => {
  const texts = { now: 'jetzt', days: (count: number) => `${count} T.` };
  expect([0, 60_000, 950_400_000].map((ageMs) => shortAge(ageMs, texts))).toEqual(['jetzt', '1 min', '11 T.']);
});

test.each([
  [0, 1_000],
  [5_400, 600],
  [61_000, 59_000],
  [3_600_000, 3_600_000],
  [86_400_000, 86_400_000],
  [90_000_000, 82_800_000],
])('the text for %i ms stays correct for %i ms', (ageMs, stayMs) => {
  expect(nextChangeMs(ageMs)).toBe(stayMs);
});
