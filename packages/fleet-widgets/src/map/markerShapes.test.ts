import { describe, expect, it } from 'vitest';
import { ringSteps, shortCount } from './markerShapes';

it.each([
  [1, '1'],
  [999, '999'],
  [1000, '1k'],
  [1349, '1.3k'],
  [9_999, '9.9k'],
  [12_486, '12k'],
])('writes %d as %s', (total, text) => {
  expect(shortCount(total)).toBe(text);
});

describe('ringSteps', () => {
  const none = { critical: 0, caution: 0, unknown: 0, good: 0 };

  it('shows one critical trailer among a thousand', () => {
    expect(ringSteps(1000, { ...none, critical: 1, good: 999 })[0]).toBe(1);
  });

  it('shows no step for severities without trailers', () => {
    expect(ringSteps(10, { ...none, good: 10 })).toEqual([0, 0, 0]);
  });

  it('fills the ring when all are critical', () => {
    expect(ringSteps(3, { ...none, critical: 3 })).toEqual([20, 0, 0]);
  });
});
