import type { AlertExplanation, ExplainedCondition, ExplainedPart } from '@gladhand/domain/alerts';

const at = (clock: string) => `2026-11-17T${clock}:00.000Z`;
const part = (leaf: ExplainedPart['leaf'], says: Partial<ExplainedPart>): ExplainedPart => ({
  ...{ kind: 'leaf', leaf, truth: false, state: 'clear', value: null, reportedAt: at('14:56') },
  ...{ since: null, dueAt: null, threshold: null, unknown: null },
  ...says,
});

const fuel = part(
  { kind: 'fuelBelow', percent: 15 },
  { truth: true, state: 'firing', since: at('14:14'), value: { kind: 'number', amount: 14, unit: '%' } },
);
const outside = { kind: 'occupancy', where: 'outside', geofences: 'any', durationMs: 1_800_000 } as const;
const doors = part(
  { kind: 'doorFor', status: 'open', durationMs: 600_000 },
  { value: { kind: 'word', word: 'closed' }, reportedAt: at('12:55') },
);

const explained = (says: Partial<AlertExplanation>): AlertExplanation => ({
  ...{ verdict: 'notMet', since: null, state: 'clear', root: null, reportedAt: at('14:56') },
  ...{ states: null, messages: null },
  ...says,
});
const tree = (truth: boolean | null, ...ways: ExplainedCondition[]): ExplainedCondition => ({
  kind: 'all',
  truth,
  of: [fuel, { kind: 'any', truth, of: ways }],
});

/** What can be said about a rule, a trailer and an instant. */
export const EXPLANATIONS = {
  notMet: explained({ root: tree(false, part(outside, { value: { kind: 'list', items: ['yard'] } }), doors) }),
  pending: explained({
    state: 'pending',
    root: tree(
      false,
      part(outside, { state: 'pending', since: at('15:00'), dueAt: at('15:30'), value: { kind: 'list', items: [] } }),
      doors,
    ),
  }),
  unknown: explained({
    state: 'unknown',
    root: tree(
      null,
      part(outside, { truth: null, state: 'unknown', unknown: 'stale', reportedAt: at('02:10') }),
      part(doors.leaf, { truth: null, state: 'unknown', unknown: 'notInstalled', reportedAt: null }),
    ),
  }),
  firing: explained({
    verdict: 'firing',
    state: 'firing',
    since: at('14:44'),
    root: tree(
      true,
      part(outside, { truth: true, state: 'firing', since: at('14:14'), value: { kind: 'list', items: [] } }),
      doors,
    ),
  }),
  ruleOff: explained({ verdict: 'ruleOff', state: null, reportedAt: null }),
  ruleYounger: explained({ verdict: 'ruleYounger', state: null, reportedAt: null }),
  notConcerned: explained({ verdict: 'notConcerned', state: null, reportedAt: null }),
  noReports: explained({ verdict: 'noReports', state: 'unknown', reportedAt: null }),
} as const satisfies Readonly<Record<string, AlertExplanation>>;
