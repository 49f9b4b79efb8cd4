import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { joinedActivity } from './shownActivity';

const line = (minute: number, fields: Partial<AlertActivityLine> = {}) =>
  ({
    id: String(minute),
    at: `2026-11-17T15:${String(minute).padStart(2, '0')}:00.000Z`,
    ...fields,
  }) as AlertActivityLine;
const ids = (lines: readonly AlertActivityLine[]) => lines.map(({ id }) => id);
const until = line(12).at;

it('lets new lines wait', () => {
  const { shown, waiting, hasGap } = joinedActivity([line(12), line(11)], [line(14), line(13), line(12)], until);
  expect([ids(shown), ids(waiting), hasGap]).toEqual([['12', '11'], ['14', '13'], false]);
});

it('lists them at their place once they are shown', () => {
  const { shown, waiting } = joinedActivity([line(12), line(11)], [line(14), line(12)], line(14).at);
  expect([ids(shown), waiting]).toEqual([['14', '12', '11'], []]);
});

it('takes over the latest outcome of a message', () => {
  const { shown } = joinedActivity([line(12, { outcome: 'queued' })], [line(12, { outcome: 'sent' })], until);
  expect(shown.map(({ outcome }) => outcome)).toEqual(['sent']);
});

it('notices lines that are not loaded', () => {
  expect(joinedActivity([line(12)], [line(20), line(19)], until).hasGap).toBe(true);
  expect(joinedActivity([], [line(20)], until).hasGap).toBe(false);
  expect(joinedActivity([line(12)], [], until).hasGap).toBe(false);
});
