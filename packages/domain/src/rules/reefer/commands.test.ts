import { describe, expect, test } from 'vitest';
import { checkSetPoint, commandStatusAt, commandSummary, mayChangeCommand } from './commands';

const NOW = new Date('2026-11-17T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test.each([
  ['inProgress', 14.9, 'inProgress'],
  ['inProgress', 15, 'failed'],
  ['success', 900, 'success'],
  ['failed', 1, 'failed'],
] as const)('%s after %d minutes is %s', (status, minutes, expected) =>
  expect(commandStatusAt({ status, created: minutesAgo(minutes) }, NOW)).toBe(expected),
);

test.each([
  ['inProgress', 'success', true],
  ['inProgress', 'failed', true],
  ['inProgress', 'inProgress', false],
  ['failed', 'success', false],
  ['success', 'failed', false],
] as const)('allows %s to become %s: %s', (from, to, expected) => expect(mayChangeCommand(from, to)).toBe(expected));

describe('commandSummary', () => {
  test('counts the last day, with unanswered commands as failed', () => {
    const commands = [
      { status: 'inProgress', created: minutesAgo(1) },
      { status: 'inProgress', created: minutesAgo(60) },
      { status: 'success', created: minutesAgo(1_439) },
      { status: 'success', created: minutesAgo(1_440) },
    ] as const;
    expect(commandSummary(commands, NOW)).toEqual({ pending: 1, failed: 1, successful: 1 });
  });

  test('is empty without recent commands', () => {
    expect(commandSummary([{ status: 'success', created: minutesAgo(1_440) }], NOW)).toBeUndefined();
    expect(commandSummary([], NOW)).toBeUndefined();
  });
});

test.each([
  [-30, 'C', undefined],
  [35, 'C', undefined],
  [35.1, 'C', 'The set point must be between -30 °C and 35 °C.'],
  [-22, 'F', undefined],
  [95, 'F', undefined],
  [-23, 'F', 'The set point must be between -22 °F and 95 °F.'],
] as const)('checks a set point of %d °%s', (value, unit, expected) =>
  expect(checkSetPoint(value, unit)).toBe(expected),
);
