import { expect, it } from 'vitest';
import { messagesOfBacktest } from './messagesOfBacktest';
import { at } from './reports.test.parts';

const DAY = 1_440;
const episode = (subjectId: string, from: number, to: number | null) => ({
  ...{ subjectId, since: at(from), endedAt: to === null ? null : at(to) },
});
const messagesOf = (
  episodes: readonly ReturnType<typeof episode>[],
  { rateMinutes = DAY, untilMinute = 10 * DAY } = {},
) => {
  const rule = { severity: 'caution', windows: undefined, rateLimitMs: rateMinutes * 60_000 } as const;
  const { sent, heldBack, reasons } = messagesOfBacktest(episodes, rule, at(untilMinute));
  return { sent, heldBack, reasons: Object.fromEntries(reasons) };
};

it.each([
  ['nothing', [], {}, 0, {}],
  ['an alert', [episode('A', 0, 60)], {}, 1, {}],
  ['an event', [episode('A', 0, 0)], {}, 1, {}],
  ['several trailers', [episode('A', 0, 60), episode('B', 30, 90)], {}, 2, {}],
  ['a trailer that alerts again within a day, later', [episode('A', 0, 60), episode('A', 120, DAY + 5)], {}, 2, {}],
  ['not if it has ended by then', [episode('A', 0, 60), episode('A', 120, 130)], {}, 1, { rateLimit: 1 }],
  ['not of events within a day', [episode('A', 0, 0), episode('A', 120, 120)], {}, 1, { rateLimit: 1 }],
  ['each alert, once', [episode('A', 0, 60), episode('A', 120, 130)], { rateMinutes: 0 }, 2, {}],
  ['reminders while an alert holds', [episode('A', 0, 2 * DAY + 5)], {}, 3, {}],
  ['reminders until now', [episode('A', 0, null)], { untilMinute: 3 * DAY }, 4, {}],
  [
    'a storm as two mails',
    [episode('A', 0, 60), episode('B', 1, 60), episode('C', 2, 60), episode('D', 3, 60)],
    {},
    2,
    {},
  ],
])('sends %s', (_, episodes, options, sent, reasons) => {
  const found = messagesOf(episodes, options);
  expect(found.reasons).toEqual(reasons);
  expect(found.sent).toBe(sent);
  expect(found.heldBack).toBe(Object.values(reasons as Record<string, number>).reduce((sum, count) => sum + count, 0));
});
