import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedWords as de } from '../../languages/de';
import { sharedWords as es } from '../../languages/es';
import { conditionProblems, readCondition } from './checkCondition';
import { type ConditionFault, conditionProblemText } from './conditionProblem';
import { countLeaf, trailerCondition } from './conditions.test.parts';

const DOOR_OPENS = { kind: 'doorChange', to: 'open' };
const TETHER_CHANGES = { kind: 'tetherChange', to: 'any' };
const UNTETHERED = { kind: 'tetherFor', status: 'untethered', durationMs: 0 };
const LOW_FUEL = { kind: 'fuelBelow', percent: 25 };
const COUNT = { kind: 'geofenceCount', where: 'within', geofences: 'any', atLeast: 3 };
const all = (...parts: unknown[]) => ({ kind: 'all', of: parts });
const any = (...parts: unknown[]) => ({ kind: 'any', of: parts });

it('reads every valid condition as it is', () => {
  fc.assert(
    fc.property(fc.oneof(trailerCondition, countLeaf), (condition) => {
      const json = JSON.parse(JSON.stringify(condition));
      expect(readCondition(json)).toEqual({ condition, problems: [] });
    }),
    { numRuns: 500 },
  );
});

it('has an answer to any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { condition, problems } = readCondition(value);
      expect(condition === undefined).toBe(problems.length > 0);
    }),
  );
});

it.each<[string, unknown, [code: string, path: string][]]>([
  ['nothing', undefined, [['malformed', '']]],
  ['a list', [], [['malformed', '']]],
  ['an empty group', all(), [['noConditions', '']]],
  ['a group without a list', { kind: 'all' }, [['malformed', '']]],
  ['a group with a field that it does not know', { ...all(LOW_FUEL), weight: 2 }, [['malformed', '']]],
  ['a kind that it does not know', all(LOW_FUEL, { kind: 'humidity' }), [['unknownType', 'of.1']]],
  ['an inherited name as a kind', { kind: 'toString' }, [['unknownType', '']]],
  ['a condition without a kind', {}, [['unknownType', '']]],
  ['a field that it does not know', { ...LOW_FUEL, forDays: 2 }, [['malformed', 'forDays']]],
  ['a missing field', { kind: 'fuelBelow' }, [['value', 'percent']]],
  ['a number as text', any({ kind: 'fuelBelow', percent: '25' }), [['value', 'of.0.percent']]],
  ['no number', { kind: 'weightAbove', lbs: Number.NaN }, [['value', 'lbs']]],
  ['an empty list of options', { kind: 'battery', levels: [] }, [['noOption', 'levels']]],
  ['options in another order', { kind: 'reeferAlarm', levels: [3, 2] }, [['malformed', 'levels']]],
  ['a repeated option', { kind: 'reeferAlarm', levels: [3, 3] }, [['malformed', 'levels']]],
  ['an unknown option', { kind: 'lights', faultIds: [16] }, [['malformed', 'faultIds']]],
  ['options that are no list', { kind: 'lights', faultIds: 1 }, [['malformed', 'faultIds']]],
  ['no geofence', { ...COUNT, geofences: [] }, [['noGeofence', 'geofences']]],
  ['a repeated geofence', { ...COUNT, geofences: ['a', 'a'] }, [['malformed', 'geofences']]],
  ['an empty id', { ...COUNT, geofences: [''] }, [['malformed', 'geofences']]],
  ['an id that is no text', { ...COUNT, geofences: [7] }, [['malformed', 'geofences']]],
  ['part of a trailer', { ...COUNT, atLeast: 2.5 }, [['value', 'atLeast']]],
  ['no trailer', { ...COUNT, atLeast: 0 }, [['value', 'atLeast']]],
  ['a short silence', { kind: 'silence', durationMs: 3_599_999 }, [['silence', 'durationMs']]],
  ['a long duration', { ...UNTETHERED, durationMs: 30 * 86_400_000 + 1 }, [['duration', 'durationMs']]],
  ['a short duration', all({ ...UNTETHERED, durationMs: 1 }), [['duration', 'of.0.durationMs']]],
  ['a state alone', UNTETHERED, [['duration', 'durationMs']]],
  ['three levels of groups', all(any(all(LOW_FUEL))), [['tooDeep', 'of.0.of.0']]],
  ['eleven conditions', any(...Array(11).fill(LOW_FUEL)), [['tooManyConditions', '']]],
  ['a count next to another condition', any(COUNT, LOW_FUEL), [['notAlone', '']]],
  ['two events at once', any(LOW_FUEL, all(DOOR_OPENS, TETHER_CHANGES)), [['manyEvents', 'of.1']]],
  ['two events at once in groups', all(any(DOOR_OPENS, LOW_FUEL), TETHER_CHANGES), [['manyEvents', '']]],
  [
    'several problems',
    all({ kind: 'fuelBelow' }, any()),
    [
      ['value', 'of.0.percent'],
      ['noConditions', 'of.1'],
    ],
  ],
])('refuses %s', (_, value, expected) => {
  expect(conditionProblems(value).map(({ code, path }) => [code, path.join('.')])).toEqual(expected);
});

it.each<[string, unknown]>([
  ['ten conditions', any(...Array(10).fill(LOW_FUEL))],
  ['an event while a state holds', all(DOOR_OPENS, UNTETHERED)],
  ['one of two events while a state holds', all(any(DOOR_OPENS, TETHER_CHANGES), UNTETHERED)],
  ['two groups', any(all(DOOR_OPENS, UNTETHERED), all(TETHER_CHANGES, LOW_FUEL))],
  ['a count alone', COUNT],
  ['the shortest durations', any({ ...UNTETHERED, durationMs: 60_000 }, { kind: 'silence', durationMs: 3_600_000 })],
])('accepts %s', (_, value) => expect(conditionProblems(value)).toEqual([]));

describe('form messages', () => {
  const faults: readonly ConditionFault[] = [
    ...(
      [
        'noConditions',
        'tooManyConditions',
        'tooDeep',
        'manyEvents',
        'notAlone',
        'noGeofence',
        'noOption',
        'duration',
        'silence',
        'malformed',
      ] as const
    ).map((code) => ({ code })),
    ...(['%', 'lbs', 'psi', '°C', 'trailers'] as const).map(
      (unit): ConditionFault => ({ code: 'value', limits: { min: 1, max: 9, unit } }),
    ),
    { code: 'unknownType', typeId: 17 },
  ];
  const texts = faults.flatMap((fault) => [conditionProblemText(fault), conditionProblemText(fault, 'metric')]);

  it.each([
    ['German', de],
    ['Spanish', es],
  ])('exist in %s', (_, words) => {
    const asKey = (text: string) => {
      let place = 0;
      return text.replace(/\d[\d,.]*\d|\d/g, () => `{${++place}}`);
    };
    expect(texts.filter((text) => !words[asKey(text)])).toEqual([]);
  });
});
