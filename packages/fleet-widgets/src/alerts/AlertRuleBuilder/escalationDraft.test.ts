import { expect, it } from 'vitest';
import { type DraftStep, draftStep, draftSteps, stepProblems, stepsOf } from './escalationDraft';

const MINUTE_MS = 60_000;
const EMAILS = ['shop@example.com'];
const step = (afterMs: DraftStep['afterMs'], emails: readonly string[] = EMAILS): DraftStep => ({
  key: String(afterMs),
  ...{ afterMs, emails },
});

it('begins with half an hour, and doubles', () => {
  const first = draftStep([]);
  expect(first.afterMs).toBe(30 * MINUTE_MS);
  const second = draftStep([first]);
  expect(second.afterMs).toBe(60 * MINUTE_MS);
  expect(second.key).not.toBe(first.key);
  expect(draftStep([step(29 * 24 * 60 * MINUTE_MS)]).afterMs).toBe(30 * 24 * 60 * MINUTE_MS);
});

it('keeps the steps of a rule', () => {
  const steps = [{ afterMs: 10 * MINUTE_MS, emails: EMAILS }];
  expect(stepsOf(draftSteps(steps))).toEqual(steps);
});

it.each([
  ['nothing', [step(10 * MINUTE_MS), step(20 * MINUTE_MS)], []],
  ['no duration', [step(null)], ['duration']],
  ['half a minute', [step(30_000)], ['duration']],
  ['a text', [step('')], ['duration']],
  ['an earlier step', [step(20 * MINUTE_MS), step(10 * MINUTE_MS)], ['order']],
  ['no address', [step(20 * MINUTE_MS, [])], ['emails']],
  ['no valid address', [step(20 * MINUTE_MS, ['shop'])], ['invalid']],
])('finds %s', (_, steps, expected) => expect([...stepProblems(steps).values()]).toEqual(expected));
