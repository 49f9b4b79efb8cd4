import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryCluster } from '../repositories/memory/memoryCluster';
import { testId } from '../testing/testDataset';
import { createStreamSlots } from './streamSlots';

const SESSION = testId(6, 1);
const BOUNDS = { perSession: 1, inAll: 9 };
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two processes on one storage. */
function createProcesses() {
  const cluster = memoryCluster();
  let made = 0;
  const ids = { uuid: () => testId(6, 10 + made++) };
  const takeLease = vi.spyOn(cluster, 'takeLease');
  const [one, other] = [1, 2].map(() => createStreamSlots(BOUNDS, { cluster, ids, now: () => new Date(), logger }));
  if (!one || !other) throw new Error('There are not two processes.');
  return { one, other, takeLease };
}
const codeOf = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );

it('keeps a place while the stream is open, and renews nothing afterward', async () => {
  const { one, other, takeLease } = createProcesses();
  const giveBack = await one.take(SESSION);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await codeOf(other.take(SESSION))).toBe('RATE_LIMITED');
  giveBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(await codeOf(other.take(SESSION))).toBe('taken');
  await other.stop();
  takeLease.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(takeLease).not.toHaveBeenCalled();
});

it('releases a place when the process stops, and within seconds when it dies', async () => {
  const { one, other } = createProcesses();
  await one.take(SESSION);
  await one.stop();
  const giveBack = await other.take(SESSION);
  giveBack();

  const next = createProcesses();
  await next.one.take(SESSION);
  // A dead process no longer renews its lease.
  vi.clearAllTimers();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(await codeOf(next.other.take(SESSION))).toBe('RATE_LIMITED');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await codeOf(next.other.take(SESSION))).toBe('taken');
});

it('releases a place only once, and logs a warning if that fails', async () => {
  const { one, other } = createProcesses();
  const giveBack = await one.take(SESSION);
  giveBack();
  await one.take(SESSION);
  giveBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(await codeOf(other.take(SESSION))).toBe('RATE_LIMITED');
  expect(logger.warn).not.toHaveBeenCalled();
});
