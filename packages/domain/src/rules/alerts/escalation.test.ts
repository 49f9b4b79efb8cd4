import { expect, it } from 'vitest';
import { type EscalationStep, escalationAt, escalationProblem } from './escalation';

const MINUTE_MS = 60_000;
const step = (minutes: number, emails = ['shop@example.com']): EscalationStep => ({
  afterMs: minutes * MINUTE_MS,
  emails,
});
const noticed = new Date('2026-11-17T15:00:00Z');
const hours = (from: string, to: string) => ({ zone: 'UTC', windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from, to }] });

it.each([
  ['since the alert was noticed', undefined, '2026-11-17T15:30:00.000Z'],
  ['within active hours', hours('12:00', '16:00'), '2026-11-17T15:30:00.000Z'],
  ['since active hours began', hours('20:00', '22:00'), '2026-11-17T20:30:00.000Z'],
])('is due %s', (_, windows, expected) =>
  expect(escalationAt(step(30), noticed, windows).toISOString()).toBe(expected),
);

it.each([
  ['no steps', [], undefined],
  ['three steps', [step(10), step(20), step(30)], undefined],
  ['a fourth', [step(10), step(20), step(30), step(40)], 'tooMany'],
  ['half a minute', [step(0.5)], 'duration'],
  ['no number', [step(Number.NaN)], 'duration'],
  ['31 days', [step(31 * 1_440)], 'duration'],
  ['the same time twice', [step(10), step(10)], 'order'],
  ['no addresses', [step(10, [])], 'emails'],
])('has steps with a problem or none: %s', (_, steps, expected) => expect(escalationProblem(steps)).toBe(expected));
