import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { takeReports } from '../composition/takeReports';
import type { Repositories } from '../repositories/port';
import { ENGINES, type OpenedEngine } from '../testing/engines';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';
import { createChangeFeed } from './changeFeed';

// A new feed may repeat changes from before it began, if another database of the server has an open transaction.
describe.each(['memory', 'pglite', 'postgres'] as const)('the sequence of changes on %s', (name) => {
  let engine: OpenedEngine;
  let repositories: Repositories;
  beforeAll(async () => {
    engine = await ENGINES[name](createTestDataset());
    repositories = engine.repositories;
  });
  afterAll(() => engine.close());

  const readFrom = async (cursor: string) => {
    const { cursor: next, customerIds } = await repositories.changes.since(cursor);
    return { next, ids: [...customerIds].sort() };
  };

  /** The end alone may repeat a change, because another transaction of the server may be open. */
  const afterAllRead = async () => (await readFrom(await repositories.changes.end())).next;

  it('notifies once per commit, and never after a rollback', async () => {
    const start = await afterAllRead();
    await repositories.transaction((within) => within.changes.add([1, 2], TEST_NOW));
    const undone = repositories.transaction(async (within) => {
      await within.changes.add([3], TEST_NOW);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const first = await readFrom(start);
    expect(first.ids).toEqual([1, 2]);
    const second = await readFrom(first.next);
    expect(second.ids).toEqual([]);
    await repositories.transaction((within) => within.changes.add([2], TEST_NOW));
    expect((await readFrom(second.next)).ids).toEqual([2]);
  });

  it('is read without a notification, and continues where it was after a failure', async () => {
    const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const { end, since } = repositories.changes;
    const changes = { ...repositories.changes, end, since: vi.fn(since) };
    const feed = createChangeFeed({ changes, logger });
    const notified: number[] = [];
    const stopListening = await feed.listen((customerIds) => notified.push(...customerIds));
    changes.since.mockRejectedValueOnce(new Error('the database is away'));
    await repositories.transaction((within) => within.changes.add([2], TEST_NOW));
    await vi.waitFor(() => expect(notified).toContain(2), 5_000);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    stopListening();
    feed.stop();
  });

  it('is read again after a notification during a read', async () => {
    const changes = { ...repositories.changes };
    const feed = createChangeFeed({ changes, logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } });
    const notified: number[] = [];
    await feed.listen((customerIds) => notified.push(...customerIds));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let read = () => {};
    const isReading = new Promise<void>((begun) => {
      changes.since = async (cursor) => {
        const found = await repositories.changes.since(cursor);
        changes.since = repositories.changes.since;
        begun();
        await new Promise<void>((resolve) => {
          read = resolve;
        });
        return found;
      };
    });
    feed.wake();
    await isReading;
    await repositories.transaction((within) => within.changes.add([3], TEST_NOW));
    feed.wake();
    read();
    vi.useRealTimers();
    await vi.waitFor(() => expect(notified).toContain(3));
    feed.stop();
  });

  it('does not notify of a report before its transaction commits', async () => {
    const [device] = await repositories.ingest.devices({ customerId: 1 });
    const report = {
      reportId: 'undone',
      serialNumber: device?.trailer.serialNumber,
      recordedAt: TEST_NOW.toISOString(),
      readings: { tether: 'tethered' },
    };
    const start = await afterAllRead();
    const failing: Repositories = {
      ...repositories,
      transaction: (work) =>
        repositories.transaction(async (within) => {
          await work(within);
          throw new Error('not committed');
        }),
    };
    await expect(takeReports(failing, { customerId: 1 }, [report], TEST_NOW)).rejects.toThrow('not committed');
    expect((await readFrom(start)).ids).toEqual([]);
    const [result] = await takeReports(repositories, { customerId: 1 }, [report], TEST_NOW);
    expect(result?.status).toBe('accepted');
    expect((await readFrom(start)).ids).toEqual([1]);
  });

  it('deletes old changes', async () => {
    await repositories.transaction((within) => within.changes.add([1], new Date(0)));
    expect(await repositories.changes.deleteBefore(new Date(1))).toBe(1);
  });
});

it('notifies once of a transaction on PostgreSQL that began earlier but commits later', async () => {
  const { repositories, close } = await ENGINES.postgres(createTestDataset());
  let { cursor } = await repositories.changes.since(await repositories.changes.end());
  let commit = () => {};
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const slow = repositories.transaction(async (within) => {
    await within.changes.add([1], TEST_NOW);
    await new Promise<void>((resolve) => {
      commit = resolve;
      hasBegun();
    });
  });
  await begun;
  const notified: number[][] = [];
  const read = async () => {
    const found = await repositories.changes.since(cursor);
    cursor = found.cursor;
    notified.push([...found.customerIds]);
  };
  await repositories.transaction((within) => within.changes.add([2], TEST_NOW));
  await read();
  await read();
  commit();
  await slow;
  await read();
  await read();
  expect(notified).toEqual([[2], [], [1], []]);
  await close();
});
