import type { AlertActivityLine } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { heldWith, joinedActivity } from './shownActivity';

const line = (minute: number, fields: Partial<AlertActivityLine> = {}) =>
  ({
    ...{ id: String(minute), at: `2026-11-17T15:${String(minute).padStart(2, '0')}:00.000Z` },
    ...fields,
  }) as AlertActivityLine;
const ids = (lines: readonly AlertActivityLine[]) => lines.map(({ id }) => id);
const opened = heldWith(undefined, 'all', [[line(12), line(10)]]);

it('lets new lines wait, also those that happened earlier and were reported late', () => {
  const { shown, waiting, hasGap } = joinedActivity(
    [line(12), line(10)],
    [line(13), line(12), line(11), line(10)],
    opened,
  );
  expect([ids(shown), ids(waiting), hasGap]).toEqual([['12', '10'], ['13', '11'], false]);
});

it('lets new lines wait that come with the pages', () => {
  const refetched = [[line(13), line(12)]];
  const { shown, waiting } = joinedActivity(refetched.flat(), [], heldWith(opened, 'all', refetched));
  expect([ids(shown), ids(waiting)]).toEqual([['12'], ['13']]);
});

it('shows the lines of a further page, and all of another list', () => {
  const pages = [
    [line(13), line(12)],
    [line(10), line(9)],
  ];
  const further = heldWith(opened, 'all', pages);
  expect(ids(joinedActivity(pages.flat(), [], further).shown)).toEqual(['12', '10', '9']);
  expect(heldWith(further, 'all', pages.slice(0, 1))).toBe(further);
  expect([...heldWith(further, 'rules', [[line(7)]]).ids]).toEqual(['7']);
});

it('takes over the latest outcome of a message', () => {
  const { shown } = joinedActivity([line(12, { outcome: 'queued' })], [line(12, { outcome: 'sent' })], opened);
  expect(shown.map(({ outcome }) => outcome)).toEqual(['sent']);
});

it('notices lines that are not loaded', () => {
  expect(joinedActivity([line(12)], [line(20), line(19)], opened).hasGap).toBe(true);
  expect(joinedActivity([], [line(20)], opened).hasGap).toBe(false);
  expect(joinedActivity([line(12)], [], opened).hasGap).toBe(false);
});
