import { expect, it, vi } from 'vitest';
import { memoryCluster } from '../repositories/memory/memoryCluster';
import { createSharedRate } from './sharedRate';

const RULE = { burst: 500, perSecond: 50 };
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

function createProcesses(count: number) {
  let nowMs = 1_000_000;
  const cluster = memoryCluster();
  const charge = vi.spyOn(cluster, 'charge');
  const pending: Promise<void>[] = [];
  const processes = Array.from({ length: count }, () =>
    createSharedRate(RULE, {
      cluster,
      now: () => new Date(nowMs),
      logger,
      run: (_, work) => pending.push(work()),
    }),
  );
  /** Sends requests to the processes in turn until each of them refuses; returns the number of admitted ones. */
  const flood = async () => {
    let answered = 0;
    while (processes.some(({ waitMs }) => waitMs('s') === 0)) {
      for (const { waitMs, count: countOne } of processes) {
        if (waitMs('s') > 0) continue;
        answered++;
        countOne('s');
      }
      await Promise.all(pending.splice(0));
    }
    return answered;
  };
  return { charge, flood, pass: (ms: number) => (nowMs += ms), processes, pending };
}

it('allows the burst across all processes, plus a few requests that were not charged yet', async () => {
  for (const count of [1, 2, 5]) {
    const { flood, charge, pass } = createProcesses(count);
    const answered = await flood();
    expect(answered).toBeGreaterThanOrEqual(500);
    expect(answered).toBeLessThanOrEqual(500 + count * 25);
    expect(charge.mock.calls.length).toBe(answered / 25);
    // Excess requests extend the wait, so the rate holds over time.
    let later = 0;
    for (let second = 0; second < 20; second++) {
      pass(1_000);
      later += await flood();
    }
    expect(answered + later).toBeLessThanOrEqual(500 + 20 * 50 + count * 25);
    expect(answered + later).toBeGreaterThanOrEqual(500 + 20 * 50 - count * 25);
  }
});

it('needs no statement for an ordinary request', () => {
  const { processes, charge } = createProcesses(1);
  for (let requests = 0; requests < 24; requests++) processes[0]?.count('s');
  expect(charge).not.toHaveBeenCalled();
});

it('retries failed charges without refusing requests', async () => {
  const { processes, charge, pending } = createProcesses(1);
  const [one] = processes;
  charge.mockRejectedValueOnce(new Error('the database is away'));
  for (let requests = 0; requests < 25; requests++) one?.count('s');
  await Promise.all(pending.splice(0));
  expect([logger.warn.mock.calls.length, one?.waitMs('s')]).toEqual([1, 0]);
  one?.count('s');
  await Promise.all(pending.splice(0));
  expect(charge.mock.calls.map(([, requests]) => requests)).toEqual([25, 26]);
});
