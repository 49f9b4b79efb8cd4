import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReeferCommand } from '../../vocabulary/reefer';
import { celsius } from '../formats/conversions';
import { checkCommand, obeys, outcomesOf, type PendingCommand, sameOrder, type UnitReadBack } from './readBack';

const NOW = new Date('2026-11-17T15:12:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const order = (kind: ReeferCommand, setPointC: number | null = null) => ({
  kind,
  zone: setPointC === null ? null : 1,
  setPointC,
});
const ON: UnitReadBack = { recordedAt: NOW, power: 'on', mode: 'continuous', zones: [{ setPointF: 35 }], alarms: [] };

test.each<[ReeferCommand, Partial<UnitReadBack>, boolean | undefined]>([
  ['remoteOn', {}, true],
  ['remoteOn', { power: 'off' }, false],
  ['remoteOff', { power: 'off' }, true],
  ['remoteOff', {}, false],
  ['continuousMode', {}, true],
  ['continuousMode', { mode: 'cycleSentry' }, false],
  ['cycleSentryMode', { mode: 'cycleSentry' }, true],
  ['cycleSentryMode', { mode: undefined }, undefined],
  ['clearAllFaults', {}, true],
  ['clearAllFaults', { alarms: [{ code: 84 }] }, false],
  ['clearAllFaults', { alarms: undefined }, undefined],
])('confirms %s when the unit reports %j: %s', (kind, says, expected) =>
  expect(obeys({ ...ON, ...says }, order(kind))).toBe(expected),
);

test.each([
  [35, 35, true],
  [35.4, 35, true],
  [36, 35, false],
  [undefined, 35, undefined],
])('confirms a set point reported as %s and requested as %d: %s', (setPointF, askedF, expected) =>
  expect(obeys({ ...ON, zones: [{ setPointF }] }, order('setPoint', celsius(askedF)))).toBe(expected),
);

describe('commands ended by a report', () => {
  const OFF: PendingCommand = { id: 'a', ...order('remoteOff'), created: ago(2), delivered: ago(1) };
  const end = (pending: readonly PendingCommand[], says: Partial<UnitReadBack>) =>
    outcomesOf(pending, { ...ON, ...says }, NOW).map(({ id, status, message }) => [id, status, message]);

  test.each<[string, Partial<UnitReadBack>, Partial<PendingCommand>, unknown[]]>([
    [
      'accepted and confirmed by the reading',
      { power: 'off', answers: [{ id: 'a', applied: true }] },
      {},
      [['a', 'success', null]],
    ],
    ['confirmed by the reading without a response', { power: 'off' }, {}, [['a', 'success', null]]],
    ['confirmed by a reading from before the delivery', { power: 'off', recordedAt: ago(1.5) }, {}, []],
    ['confirmed by the reading but never delivered', { power: 'off' }, { delivered: null }, []],
    ['neither confirmed nor accepted', {}, {}, []],
    [
      'accepted but not carried out',
      { answers: [{ id: 'a', applied: true }] },
      {},
      [['a', 'failed', 'The unit accepted the command but reports a different state.']],
    ],
    ['refused', { answers: [{ id: 'a', applied: false, reason: 'No fuel.' }] }, {}, [['a', 'failed', 'No fuel.']]],
    [
      'refused without a reason',
      { answers: [{ id: 'a', applied: false }] },
      {},
      [['a', 'failed', 'Command failed please try again later']],
    ],
    ['answered after 15 minutes', { power: 'off', answers: [{ id: 'a', applied: true }] }, { created: ago(15) }, []],
    ['a response to another command', { answers: [{ id: 'b', applied: true }] }, {}, []],
  ])('%s', (_, says, command, expected) => expect(end([{ ...OFF, ...command }], says)).toEqual(expected));

  test('accepted commands in one report, of which the reading confirms only the later one', () => {
    const again: PendingCommand = { ...OFF, id: 'b', kind: 'remoteOn', created: ago(1) };
    const answers = [
      { id: 'a', applied: true },
      { id: 'b', applied: true },
    ];
    expect(end([again, OFF], { answers })).toEqual([
      ['a', 'success', null],
      ['b', 'success', null],
    ]);
  });
});

test.each<[Parameters<typeof checkCommand>[0], string | undefined]>([
  [{ kind: 'remoteOff', zone: null, setPointC: null }, undefined],
  [{ kind: 'setPoint', zone: 3, setPointC: -30 }, undefined],
  [{ kind: 'setPoint', zone: 1, setPointC: 35 }, undefined],
  [{ kind: 'remoteOff', zone: 1, setPointC: null }, 'Only a set point has a zone and a temperature.'],
  [{ kind: 'setPoint', zone: 4, setPointC: 1 }, 'A set point requires a zone: 1, 2 or 3.'],
  [{ kind: 'setPoint', zone: 1, setPointC: null }, 'The set point must be between -30 °C and 35 °C.'],
  [{ kind: 'setPoint', zone: 1, setPointC: 35.1 }, 'The set point must be between -30 °C and 35 °C.'],
  [{ kind: 'setPoint', zone: 1, setPointC: Number.NaN }, 'The set point must be between -30 °C and 35 °C.'],
  [{ kind: 'explode' as ReeferCommand, zone: null, setPointC: null }, 'Unknown command.'],
])('%j: %s', (command, expected) => expect(checkCommand(command)).toBe(expected));

test('the same command matches in both directions, and another one never does', () => {
  const orders = fc.record({
    kind: fc.constantFrom<ReeferCommand>('setPoint', 'remoteOff', 'remoteOn'),
    zone: fc.constantFrom(null, 1, 2),
    setPointC: fc.constantFrom(null, 1, 1.5),
  });
  fc.assert(
    fc.property(orders, orders, (a, b) => {
      expect(sameOrder(a, { ...a })).toBe(true);
      expect(sameOrder(a, b)).toBe(sameOrder(b, a));
      expect(sameOrder(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('a command ends exactly once, for any number and order of responses', () => {
  const answers = fc.array(
    fc.record({ minute: fc.integer({ min: 0, max: 30 }), applied: fc.boolean(), power: fc.constantFrom('on', 'off') }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(answers, (reports) => {
      const created = ago(30);
      let pending: PendingCommand[] = [{ id: 'a', ...order('remoteOff'), created, delivered: created }];
      const ended: string[] = [];
      for (const { minute, applied, power } of [...reports].sort((a, b) => a.minute - b.minute)) {
        const at = new Date(created.getTime() + minute * 60_000);
        const unit = { ...ON, power, recordedAt: at, answers: [{ id: 'a', applied }] };
        const outcomes = outcomesOf(pending, unit, at);
        if (outcomes.length > 0) pending = [];
        if (minute >= 15) expect(outcomes).toEqual([]);
        ended.push(...outcomes.map(({ status }) => status));
      }
      expect(ended.length).toBeLessThanOrEqual(1);
    }),
  );
});
