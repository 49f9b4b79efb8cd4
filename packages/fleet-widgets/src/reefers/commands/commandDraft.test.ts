import { describe, expect, test } from 'vitest';
import { type CommandDraft, orderOf, setPointRange } from './commandDraft';
import { commandText } from './commandWords';

const draft = (says: Partial<CommandDraft>): CommandDraft => ({ kind: 'setPoint', zone: 1, setPoint: null, ...says });

describe('a command', () => {
  test.each([
    ['is incomplete without a kind', draft({ kind: null }), 'us', undefined],
    [
      'turns a unit off, without a set point',
      draft({ kind: 'remoteOff', setPoint: 99 }),
      'us',
      { kind: 'remoteOff', zone: null, setPointC: null },
    ],
    ['is incomplete without a temperature', draft({}), 'us', undefined],
    ['converts Fahrenheit', draft({ setPoint: 34, zone: 2 }), 'us', { kind: 'setPoint', zone: 2, setPointC: 1.111 }],
    ['keeps Celsius', draft({ setPoint: 1.1 }), 'metric', { kind: 'setPoint', zone: 1, setPointC: 1.1 }],
    ['allows the lowest set point', draft({ setPoint: -22 }), 'us', { kind: 'setPoint', zone: 1, setPointC: -30 }],
    ['allows the highest set point', draft({ setPoint: 95 }), 'us', { kind: 'setPoint', zone: 1, setPointC: 35 }],
    ['rejects a set point that is too low', draft({ setPoint: -22.1 }), 'us', undefined],
    ['rejects a set point that is too high', draft({ setPoint: 35.1 }), 'metric', undefined],
  ] as const)('%s', (_, chosen, units, expected) => expect(orderOf(chosen, units)).toEqual(expected));

  test('shows the set point as it was entered', () => {
    for (let setPoint = -22; setPoint <= 95; setPoint += 0.5) {
      const order = orderOf(draft({ setPoint }), 'us');
      expect(order && commandText(order, 'us')).toBe(`Set Point 1 to ${setPoint.toFixed(1).replace('-0.0', '0.0')} °F`);
    }
  });
});

test.each([
  ['us', { min: -22, max: 95 }],
  ['metric', { min: -30, max: 35 }],
] as const)('returns the range in %s units', (units, expected) => expect(setPointRange(units)).toEqual(expected));
