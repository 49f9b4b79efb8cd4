import { expect, it } from 'vitest';
import { intervalText } from './intervalText';

const ZONE = 'America/New_York';

it.each([
  ['2026-11-20T11:10:00Z', '2026-11-20T11:15:00Z', 'Nov 20, 6:10 to 6:15 AM'],
  ['2026-11-18T19:00:00Z', '2026-11-19T19:00:00Z', 'Nov 18, 2:00 PM to Nov 19, 2:00 PM'],
  ['2026-11-20T11:15:00Z', '2026-11-20T11:15:00Z', 'Nov 20, 6:15 AM'],
  [null, '2026-11-20T11:15:00Z', 'Nov 20, 6:15 AM'],
])('writes %s to %s', (after, before, text) => {
  expect(intervalText({ at: before, after, before }, ZONE, 'en-US')).toBe(text);
});
