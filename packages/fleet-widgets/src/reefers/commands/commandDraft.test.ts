import { describe, expect, test } from 'vitest';
import { type CommandDraft, orderOf, setPointRange } from './commandDraft';
import { commandText } from './commandWords';

const draft = (says: Partial<CommandDraft>): CommandDraft => ({ kind: 'setPoint', zone: 1, setPoint: null, ...says });

describe('a command', () => {
  test.each([
    ['nothing chosen', draft({ kind: null }), 'us', undefined],
    ['off', draft({ kind: 'remoteOff', setPoint: 99 }), 'us', { kind: 'remoteOff', zone: null, setPointC: null }],
    ['no temperature yet', draft({}), 'us', undefined],
    ['Fahrenheit', draft({ setPoint: 34, zone: 2 }), 'us', { kind: 'setPoint', zone: 2, setPointC: 1.111 }],
    ['Celsius', draft({ setPoint: 1.1 }), 'metric', { kind: 'setPoint', zone: 1, setPointC: 1.1 }],
    ['the coldest', draft({ setPoint: -22 }), 'us', { kind: 'setPoint', zone: 1, setPointC: -30 }],
    ['the warmest', draft({ setPoint: 95 }), 'us', { kind: 'setPoint', zone: 1, setPointC: 35 }],
    ['too cold', draft({ setPoint: -22.1 }), 'us', undefined],
    ['too warm', draft({ setPoint: 35.1 }), 'metric', undefined],
  ] as const)('%s', (_, chosen, units, expected) => expect(orderOf(chosen, units)).toEqual(expected));

  test('reads as it was entered', () => {
    for (let setPoint = -22; setPoint <= 95; setPoint += 0.5) {
      const order = orderOf(draft({ setPoint }), 'us');
      expect(order && commandText(order, 'us')).toBe(`Set Point 1 to ${setPoint.toFixed(1).replace('-0.0', '0.0')} °F`);
    }
  });
});

test.each([
  ['us', { min: -22, max: 95 }],
  ['metric', { min: -30, max: 35 }],
] as const)('the range in %s', (units, expected) => expect(setPointRange(units)).toEqual(expected));
