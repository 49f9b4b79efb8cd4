import type { AlertLeaf, ExplainedPart } from '@gladhand/domain/alerts';
import { readingFormats } from '@gladhand/domain/formats';
import { expect, it } from 'vitest';
import { WHY_TREE_MESSAGES } from './messages';
import { whyText } from './whyText';

const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;
const part = (leaf: AlertLeaf, says: Partial<ExplainedPart>): ExplainedPart => ({
  ...{ kind: 'leaf', leaf, truth: false, state: 'clear', value: null, reportedAt: at('09:26') },
  ...{ since: null, dueAt: null, threshold: null, unknown: null },
  ...says,
});
const linesOf = (explained: ExplainedPart, units: 'us' | 'metric' = 'us') => {
  const { title, value, state, hint } = whyText(explained, {
    sentence: {
      formats: readingFormats(units, 'en-US'),
      geofenceNames: new Map([['g1', 'Toledo Fuel Plaza']]),
      say: (english) => english,
    },
    messages: WHY_TREE_MESSAGES,
    timeText: (instant) => instant.toISOString().slice(11, 16),
  });
  return [title, value, state, hint];
};
const FUEL: AlertLeaf = { kind: 'fuelBelow', percent: 15 };
const HOT: AlertLeaf = { kind: 'tireTemperatureAbove', celsius: 90 };
const OUTSIDE: AlertLeaf = { kind: 'occupancy', where: 'outside', geofences: ['g1'], durationMs: 1_800_000 };
const OPEN: AlertLeaf = { kind: 'doorFor', status: 'open', durationMs: 600_000 };

it.each<[string, string[], string[]]>([
  [
    'a number that holds',
    linesOf(part(FUEL, { truth: true, since: at('09:14'), value: { kind: 'number', amount: 14, unit: '%' } })),
    ['The fuel level of the reefer unit is below 15%', '14%', 'Met', 'since 09:14'],
  ],
  [
    'a temperature in metric units',
    linesOf(part(HOT, { value: { kind: 'number', amount: 71, unit: '°C' } }), 'metric'),
    ['The temperature of a tire exceeds 90 °C', '71.0 °C', 'Not met', 'reported 09:26'],
  ],
  [
    'a place',
    linesOf(part(OUTSIDE, { value: { kind: 'list', items: ['g1'] } })),
    ['The trailer is outside of Toledo Fuel Plaza for 30 minutes', 'In Toledo Fuel Plaza', 'Not met', 'reported 09:26'],
  ],
  [
    'a duration that runs',
    linesOf(
      part(OUTSIDE, {
        ...{ state: 'pending', value: { kind: 'list', items: [] } },
        ...{ since: at('10:18'), dueAt: at('10:48') },
      }),
    ),
    [
      'The trailer is outside of Toledo Fuel Plaza for 30 minutes',
      'Outside',
      'Not met yet',
      'holds since 10:18, met at 10:48',
    ],
  ],
  [
    'a word that is too old',
    linesOf(part(OPEN, { truth: null, state: 'unknown', value: { kind: 'word', word: 'closed' }, unknown: 'stale' })),
    ['The doors are open for 10 minutes', 'Closed', 'Unknown', 'last reported 09:26, which is too old'],
  ],
  [
    'no sensor',
    linesOf(part(OPEN, { truth: null, state: 'unknown', unknown: 'notInstalled', reportedAt: null })),
    ['The doors are open for 10 minutes', '', 'Unknown', 'no sensor installed'],
  ],
  [
    'a value that has not come back far enough',
    linesOf(part(FUEL, { truth: true, state: 'recovering', value: { kind: 'number', amount: 17, unit: '%' } })),
    [
      'The fuel level of the reefer unit is below 15%',
      '17%',
      'Still met',
      'ends once the value is farther from the threshold',
    ],
  ],
  [
    'alarms',
    linesOf(part({ kind: 'reeferAlarm', levels: [3] }, { value: { kind: 'list', items: [1, 3, 3] } })),
    ['The reefer unit has a critical alarm', 'Alarms: low and critical', 'Not met', 'reported 09:26'],
  ],
  [
    'silence',
    linesOf(part({ kind: 'silence', durationMs: 3_600_000 }, { value: { kind: 'word', word: 'report' } })),
    ['The trailer does not report for 1 hour', '', 'Not met', 'reported 09:26'],
  ],
])('writes %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
