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
  ['keeps an empty list empty', [], [], []],
  ['adds a new alarm', [], [reported(84)], [record(84, 20)]],
  ['keeps an alarm that continues', [record(84, 3)], [reported(84)], [record(84, 3)]],
  ['clears an alarm that is no longer reported', [record(84, 3)], [], [record(84, 3, 20)]],
  ['adds an alarm that returns', [record(84, 3, 4)], [reported(84)], [record(84, 20), record(84, 3, 4)]],
  ['adds an alarm once if it is reported twice', [], [reported(84), reported(84)], [record(84, 20)]],
  [
    'sorts the worst first, then the newest',
    [record(25, 3), record(4, 5, 6)],
    [reported(25), reported(61), reported(84, 3)],
    [record(84, 20, null, 3), record(61, 20), record(25, 3), record(4, 5, 6)],
  ],
])('%s', (_, before, reported, expected) => expect(alarmsAfter(before, reported, at(20))).toEqual(expected));

test('drops cleared alarms after the longest history range', () => {
  expect(alarmsAfter([record(84, 1, 2)], [], at(34))).toEqual([]);
  expect(alarmsAfter([record(84, 1, 2)], [], at(32))).toHaveLength(1);
});

test('uses the text of the code for an alarm without one', () => {
  expect(alarmsAfter([], [{ code: 84, level: 3 }], at(20))).toMatchObject([{ text: 'Restart null' }]);
  expect(alarmsAfter([], [{ code: 999, level: 3 }], at(20))).toMatchObject([{ text: 'Unknown reefer alarm (999)' }]);
});
