import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedWords as de } from '../../languages/de';
import { sharedWords as es } from '../../languages/es';
import { LIGHT_BRANCHES } from '../../vocabulary/lights';
import { readingFormats } from '../formats/readingFormats';
import type { AlertCondition } from './alertCondition';
import { sentenceOf } from './alertSentence';
import { defaultLeaf } from './alertTypes';
import { ALARM_LEVEL_NAMES, CLAUSES, LIGHT_FAULT_CLAUSES, SENTENCES } from './clauseTexts';
import { countLeaf, trailerCondition } from './conditions.test.parts';

const geofenceNames = new Map([
  ['yard', 'Toledo Yard'],
  ['dock', 'Dock 4'],
]);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const doorsOpen: AlertCondition = { kind: 'doorFor', status: 'open', durationMs: HOUR_MS / 2 };
const outsideYard: AlertCondition = { kind: 'occupancy', where: 'outside', geofences: ['yard'], durationMs: 0 };
const lowFuel: AlertCondition = { kind: 'fuelBelow', percent: 25 };

it.each<[string, AlertCondition]>([
  [
    'When the doors are open for 30 minutes and the trailer is outside of Toledo Yard.',
    { kind: 'all', of: [doorsOpen, outsideYard] },
  ],
  [
    'When the doors are open for 30 minutes, the trailer is outside of Toledo Yard, or the fuel level of the reefer unit is below 25%.',
    { kind: 'any', of: [doorsOpen, outsideYard, lowFuel] },
  ],
  [
    'When either the doors are open for 30 minutes or the trailer is outside of Toledo Yard, and the fuel level of the reefer unit is below 25%.',
    { kind: 'all', of: [{ kind: 'any', of: [doorsOpen, outsideYard] }, lowFuel] },
  ],
  [
    'When the doors are open for 30 minutes and the trailer is outside of Toledo Yard, or the fuel level of the reefer unit is below 25%.',
    { kind: 'any', of: [{ kind: 'all', of: [doorsOpen, outsideYard] }, lowFuel] },
  ],
  ['When the doors are open for 30 minutes.', { kind: 'all', of: [{ kind: 'any', of: [doorsOpen] }] }],
  ['When the trailer enters or leaves any geofence.', { kind: 'crossing', on: ['entered', 'left'], geofences: 'any' }],
  [
    'When the trailer enters Toledo Yard or Dock 4.',
    { kind: 'crossing', on: ['entered'], geofences: ['yard', 'dock'] },
  ],
  ['When the trailer leaves a deleted geofence.', { kind: 'crossing', on: ['left'], geofences: ['gone', 'lost'] }],
  [
    'When the trailer is in Dock 4 for 90 minutes.',
    { kind: 'occupancy', where: 'within', geofences: ['dock'], durationMs: 1.5 * HOUR_MS },
  ],
  [
    'When the trailer is outside of all geofences for 2 days.',
    { kind: 'occupancy', where: 'outside', geofences: 'any', durationMs: 2 * DAY_MS },
  ],
  ['When the loaded weight exceeds 34,000 lbs.', { kind: 'weightAbove', lbs: 34_000 }],
  ['When the load status changes.', { kind: 'loadChange', to: 'any' }],
  ['When the load status changes to unloaded.', { kind: 'loadChange', to: 'unloaded' }],
  ['When an ABS component has a fault.', { kind: 'absFault', of: 'component' }],
  ['When the lights have a fault.', { kind: 'lights', faultIds: [] }],
  [
    'When the lights have a short circuit (any circuit), an outage (red or green), or a flicker (brown).',
    { kind: 'lights', faultIds: [1, 2, 3, 4, 5, 6, 7, 15] },
  ],
  ['When the trailer becomes untethered.', { kind: 'tetherChange', to: 'untethered' }],
  ['When the trailer is untethered for 1 hour.', { kind: 'tetherFor', status: 'untethered', durationMs: HOUR_MS }],
  ['When the doors close.', { kind: 'doorChange', to: 'closed' }],
  ['When the doors are closed for 61 seconds.', { kind: 'doorFor', status: 'closed', durationMs: 61_000 }],
  ['When the battery is low or critical.', { kind: 'battery', levels: ['caution', 'critical'] }],
  ['When the battery is critical.', { kind: 'battery', levels: ['critical'] }],
  ['When the tire inflation system is filling.', { kind: 'tireInflation', states: ['filling'] }],
  ['When the reefer unit has a caution or critical alarm.', { kind: 'reeferAlarm', levels: [2, 3] }],
  ['When the reefer unit has an alarm.', { kind: 'reeferAlarm', levels: [1, 2, 3] }],
  ['When the trailer is towed while untethered.', { kind: 'tow' }],
  ['When the pressure of a tire is below 80.5 psi.', { kind: 'tirePressureBelow', psi: 80.5 }],
  ['When the temperature of a tire exceeds 392 °F.', { kind: 'tireTemperatureAbove', celsius: 200 }],
  ['When the trailer does not report for 1 day.', { kind: 'silence', durationMs: DAY_MS }],
  [
    'When the number of trailers in Toledo Yard is at least 1,200.',
    { kind: 'geofenceCount', where: 'within', geofences: ['yard'], atLeast: 1_200 },
  ],
  [
    'When the number of trailers outside of any one geofence is at least 1.',
    { kind: 'geofenceCount', where: 'outside', geofences: 'any', atLeast: 1 },
  ],
])('%s', (sentence, condition) => expect(sentenceOf(condition, { geofenceNames })).toBe(sentence));

it('uses the units and the language of the reader', () => {
  const formats = readingFormats('metric', 'de-DE');
  const options = { geofenceNames, formats, say: (english: string) => de[english] ?? english };
  expect(
    [defaultLeaf(20), defaultLeaf(19), defaultLeaf(9), { kind: 'all', of: [doorsOpen, outsideYard] }].map((leaf) =>
      sentenceOf(leaf as AlertCondition, options),
    ),
  ).toEqual([
    'Wenn die Temperatur eines Reifens 90 °C übersteigt.',
    'Wenn der Druck eines Reifens unter 551,6 kPa liegt.',
    'Wenn der Trailer 7 Tage lang abgekuppelt ist.',
    'Wenn die Türen 30 Minuten lang offen sind und der Trailer außerhalb von Toledo Yard ist.',
  ]);
});

const texts = [
  ...Object.values(CLAUSES),
  ...Object.values(LIGHT_FAULT_CLAUSES),
  ...Object.values(ALARM_LEVEL_NAMES),
  ...Object.values(SENTENCES),
  ...LIGHT_BRANCHES.map(({ label }) => label.toLowerCase()),
  'any circuit',
];

describe.each([
  ['German', de],
  ['Spanish', es],
])('%s', (_, words) => {
  it('has every text, with the same places', () => {
    const places = (text: string) => new Set([...text.matchAll(/\{\d\}/g)].map(([place]) => place));
    expect(texts.filter((text) => words[text] === undefined)).toEqual([]);
    for (const text of texts) expect(places(words[text] ?? ''), text).toEqual(places(text));
  });
});

it('says every condition in one sentence, and asks for no text without a translation', () => {
  fc.assert(
    fc.property(fc.oneof(trailerCondition, countLeaf), (condition) => {
      const untranslated: string[] = [];
      const say = (english: string) => {
        if (!texts.includes(english)) untranslated.push(english);
        return english;
      };
      const sentence = sentenceOf(condition, { geofenceNames, say });
      expect(sentence).toMatch(/^When [^{}]+\.$/);
      expect(untranslated).toEqual([]);
    }),
  );
});
