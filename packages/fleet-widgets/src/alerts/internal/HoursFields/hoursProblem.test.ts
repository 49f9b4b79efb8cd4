import { expect, it } from 'vitest';
import { hoursProblem, isOverMidnight } from './hoursProblem';

it.each([
  ['complete', { days: [0], from: '08:00', to: '17:00' }, undefined],
  ['without a day', { days: [], from: '08:00', to: '17:00' }, 'missingDays'],
  ['without a beginning', { days: [0], from: '', to: '17:00' }, 'missingTimes'],
  ['without an end', { days: [0], from: '08:00', to: '' }, 'missingTimes'],
])('%s hours have a problem or none', (_, hours, expected) => expect(hoursProblem(hours)).toBe(expected));

it.each([
  ['08:00', '17:00', false],
  ['22:00', '06:00', true],
  ['08:00', '08:00', true],
  ['', '06:00', false],
])('%s to %s ends on the next day: %s', (from, to, expected) =>
  expect(isOverMidnight({ days: [0], from, to })).toBe(expected),
);
