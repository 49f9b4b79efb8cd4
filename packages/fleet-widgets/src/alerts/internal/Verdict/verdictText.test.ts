import type { AlertExplanation, ExplainedPart } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { VERDICT_MESSAGES } from './messages';
import { verdictText } from './verdictText';

const textOf = (explanation: Partial<AlertExplanation> | null) =>
  verdictText(
    explanation && {
      ...{ verdict: 'notMet', since: null, state: 'clear', root: null },
      ...explanation,
    },
    { time: '09:30 CST', timeText: (at) => at.toISOString().slice(11, 16), messages: VERDICT_MESSAGES },
  );
const waiting = (dueAt: string | null): ExplainedPart => ({
  ...{ kind: 'leaf', leaf: { kind: 'tow' }, truth: false, state: 'pending', value: null, reportedAt: null },
  ...{ since: null, dueAt, threshold: null, unknown: null },
});

it.each<[string, Partial<AlertExplanation> | null, RegExp]>([
  ['firing', { verdict: 'firing', since: '2026-11-24T08:12:00Z' }, /^Firing at 09:30 CST\. This alert began 08:12\.$/],
  ['not met', {}, /conditions were not met/],
  ['unknown', { state: 'unknown' }, /A value was unknown/],
  ['off', { verdict: 'ruleOff' }, /The rule was off/],
  ['younger', { verdict: 'ruleYounger' }, /got its present conditions later/],
  ['not about the trailer', { verdict: 'notConcerned' }, /isn't about this trailer or geofence/],
  ['without reports', { verdict: 'noReports' }, /had not reported/],
  ['gone', null, /no longer exists/],
  ['of a verdict that is new', { verdict: 'muted' }, /conditions were not met/],
])('writes the verdict of a rule that is %s', (_, explanation, text) => {
  expect(textOf(explanation)).toMatch(text);
});

it('says when the first of the durations that run is over', () => {
  const root = {
    kind: 'all' as const,
    truth: false,
    of: [waiting('2026-11-24T15:48:00Z'), waiting(null), waiting('2026-11-24T15:40:00Z')],
  };
  expect(textOf({ state: 'pending', root })).toMatch(/its time is up 15:40\.$/);
  expect(textOf({ state: 'pending', root: null })).toMatch(/not for long enough yet\.$/);
});
