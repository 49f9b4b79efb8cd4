import type { AlertExplanation, ExplainedCondition, ExplainedMessage, ExplainedPart } from '@gladhand/domain/alerts';

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
const message = (says: Partial<ExplainedMessage>): ExplainedMessage => ({
  ...{ step: 'fired', channel: 'email', recipient: '', outcome: 'sent', reason: null, until: null },
  ...says,
});
const tree = (truth: boolean | null, ...ways: ExplainedCondition[]): ExplainedCondition => ({
  kind: 'all',
  truth,
  of: [fuel, { kind: 'any', truth, of: ways }],
});

/** What can be said about a rule, a trailer and an instant. */
export const EXPLANATIONS = {
  notMet: explained({
    root: tree(false, part(outside, { value: { kind: 'list', items: ['yard'] } }), doors),
    states: [
      { from: at('06:00'), to: at('07:10'), state: 'unknown' },
      { from: at('07:10'), to: at('10:00'), state: 'firing' },
      { from: at('10:00'), to: at('11:30'), state: 'recovering' },
      { from: at('11:30'), to: at('13:40'), state: 'clear' },
      { from: at('13:40'), to: at('14:14'), state: 'pending' },
      { from: at('14:14'), to: at('15:17'), state: 'clear' },
    ],
    messages: [
      message({ recipient: 'manager@gladhand.example' }),
      message({ channel: 'push', recipient: 'manager@gladhand.example', outcome: 'heldBack', reason: 'channelOff' }),
      message({ recipient: 'yard@gladhand.example', outcome: 'waiting', reason: 'quietHours', until: at('23:00') }),
      message({ step: 'escalation:1', recipient: 'night@gladhand.example', outcome: 'waiting', until: at('15:32') }),
    ],
  }),
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
