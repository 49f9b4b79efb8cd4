import { expect, it } from 'vitest';
import { startDatabaseClock } from './databaseClock';

const HOUR_MS = 3_600_000;
const TIME = Date.parse('2026-11-29T12:00:00Z');

/** A machine whose clock is ahead of the database's, which takes a while to answer. */
async function clockOf(state: { aheadMs: number; answersAfterMs?: number; isDown?: boolean }) {
  const warnings: unknown[] = [];
  let passedMs = 0;
  const clock = await startDatabaseClock({
    ownTime: () => TIME + passedMs + state.aheadMs,
    async readTime() {
      if (state.isDown) throw new Error('connection refused');
      const halfMs = (state.answersAfterMs ?? 0) / 2;
      passedMs += halfMs;
      const time = new Date(TIME + passedMs);
      passedMs += halfMs;
      return time;
    },
    logger: { warn: (fields) => void warnings.push(fields) },
  });
  clock.stop();
  return { clock, warnings, errorMs: () => clock.now().getTime() - TIME - passedMs };
}

it.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['three seconds ahead', 3_000],
])('has the time of the database if the clock of the machine is %s', async (_, aheadMs) => {
  const { clock, warnings, errorMs } = await clockOf({ aheadMs, answersAfterMs: 400 });
  expect([errorMs(), clock.aheadMs(), warnings]).toEqual([0, aheadMs, [{ aheadMs }]]);
});

it('leaves a small difference as it is', async () => {
  const { clock, warnings, errorMs } = await clockOf({ aheadMs: 1_500 });
  expect([errorMs(), clock.aheadMs(), warnings]).toEqual([1_500, 0, []]);
});

it('learns nothing from an answer that takes long', async () => {
  const { clock } = await clockOf({ aheadMs: HOUR_MS, answersAfterMs: 3_000 });
  expect(clock.aheadMs()).toBe(0);
});

it('follows a clock that is set, keeps the difference while the database is down, and warns once per change', async () => {
  const state = { aheadMs: 0, isDown: false };
  const { clock, warnings, errorMs } = await clockOf(state);
  state.aheadMs = HOUR_MS;
  await clock.measure();
  await clock.measure();
  state.isDown = true;
  await expect(clock.measure()).rejects.toThrow('connection refused');
  expect([errorMs(), warnings]).toEqual([0, [{ aheadMs: HOUR_MS }]]);
  Object.assign(state, { aheadMs: 200, isDown: false });
  await clock.measure();
  expect([errorMs(), clock.aheadMs(), warnings.length]).toEqual([200, 0, 2]);
});
