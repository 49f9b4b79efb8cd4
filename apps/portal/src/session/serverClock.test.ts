import { expect, it } from 'vitest';
import { createServerClock } from './serverClock';

const SERVER = Date.parse('2026-11-17T15:12:00Z');
const HOUR_MS = 3_600_000;

const clockOff = async (differenceMs: number, headers: Record<string, string>) => {
  const clock = createServerClock(
    async () => new Response(null, { headers }),
    () => SERVER + 500 + differenceMs,
  );
  await clock.fetch('/healthz');
  return clock.now().getTime() - (SERVER + 500);
};
const DATE = { date: new Date(SERVER).toUTCString() };

it.each([-13 * HOUR_MS, -60_000, 60_000, 13 * HOUR_MS])(
  'uses the server time in a browser that is %i ms off',
  async (ms) => {
    expect(await clockOff(ms, DATE)).toBe(0);
  },
);

it.each([-4_000, 0, 4_000])('keeps the time of a browser that is %i ms off, to avoid jumps', async (ms) => {
  expect(await clockOff(ms, DATE)).toBe(ms);
});

it.each<Record<string, string>>([{}, { date: 'soon' }, { ...DATE, age: '3600' }])(
  'ignores the headers %j',
  async (headers) => {
    expect(await clockOff(HOUR_MS, headers)).toBe(HOUR_MS);
  },
);
