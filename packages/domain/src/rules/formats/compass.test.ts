import { describe, expect, it } from 'vitest';
import { compassPoint, headingText } from './compass';

describe('headingText', () => {
  it.each([
    [0, 'N (0°)'],
    [22.4, 'N (22°)'],
    [22.5, 'NE (23°)'],
    [268, 'W (268°)'],
    [337.5, 'N (338°)'],
    [359.6, 'N (0°)'],
    [360, 'N (0°)'],
    [-90, 'W (270°)'],
  ])('shows %s degrees as %s', (degrees, text) => {
    expect(headingText(degrees)).toBe(text);
  });
});

describe('compassPoint', () => {
  it('names the eight points of the compass', () => {
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(compassPoint)).toEqual([
      'N',
      'NE',
      'E',
      'SE',
      'S',
      'SW',
      'W',
      'NW',
    ]);
  });
});
