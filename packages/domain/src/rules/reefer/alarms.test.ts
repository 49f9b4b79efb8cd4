import { expect, test } from 'vitest';
import { alarmsAfter, type ReeferAlarmRecord } from './alarms';

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12));
const record = (code: number, since: number, cleared: number | null = null, level = 2): ReeferAlarmRecord => ({
  code,
  level,
  text: `Text ${code}`,
  since: at(since).toISOString(),
  cleared: cleared === null ? null : at(cleared).toISOString(),
});
const reported = (code: number, level = 2) => ({ code, level, text: `Text ${code}` });

test.each<[string, ReeferAlarmRecord[], ReturnType<typeof reported>[], ReeferAlarmRecord[]]>([
  ['nothing', [], [], []],
  ['a new one', [], [reported(84)], [record(84, 20)]],
  ['one that goes on', [record(84, 3)], [reported(84)], [record(84, 3)]],
  ['one that is gone', [record(84, 3)], [], [record(84, 3, 20)]],
  ['one that comes again', [record(84, 3, 4)], [reported(84)], [record(84, 20), record(84, 3, 4)]],
  ['reported twice', [], [reported(84), reported(84)], [record(84, 20)]],
  [
    'the worst first, then the newest',
    [record(25, 3), record(4, 5, 6)],
    [reported(25), reported(61), reported(84, 3)],
    [record(84, 20, null, 3), record(61, 20), record(25, 3), record(4, 5, 6)],
  ],
])('%s', (_, before, reported, expected) => expect(alarmsAfter(before, reported, at(20))).toEqual(expected));

test('cleared alarms are dropped after the longest range of the history', () => {
  expect(alarmsAfter([record(84, 1, 2)], [], at(34))).toEqual([]);
  expect(alarmsAfter([record(84, 1, 2)], [], at(32))).toHaveLength(1);
});

test('an alarm without a text has the text of its code', () => {
  expect(alarmsAfter([], [{ code: 84, level: 3 }], at(20))).toMatchObject([{ text: 'Restart null' }]);
  expect(alarmsAfter([], [{ code: 999, level: 3 }], at(20))).toMatchObject([{ text: 'Unknown reefer alarm (999)' }]);
});
