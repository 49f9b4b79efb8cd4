import { expect, it } from 'vitest';
import { badgeText } from './badgeText';

it.each([
  [undefined, undefined],
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('shows %s as %s', (count, expected) => {
  expect(badgeText(count, String)).toBe(expected);
});
