import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSqlRepositories } from '../composition/sqlRepositories';
import type { OpenedDatabase } from '../database/opened';
import { openTestPostgres } from '../testing/openTestPostgres';
import { TEST_NOW } from '../testing/testDataset';
import { listenToChanges } from './listenToChanges';

const BACK_WITHIN_MS = 15_000;
let database: OpenedDatabase & { url: string };
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

const listeners = async () => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query = 'listen gladhand_changes'`.execute(database.db);
  return rows.map(({ pid }) => pid);
};
const change = () => createSqlRepositories(database.db).transaction((within) => within.changes.add([1], TEST_NOW));

it('wakes up after each commit, and after a reconnect for the commits that it missed', async () => {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const wake = vi.fn();
  const stop = listenToChanges(database.url, logger)(wake);
  // One call when listening begins, so that earlier commits are not missed.
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
  const undone = createSqlRepositories(database.db).transaction(async (within) => {
    await within.changes.add([1], TEST_NOW);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await change();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(2));

  const [pid = 0] = await listeners();
  await sql`select pg_terminate_backend(${pid}::int)`.execute(database.db);
  await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1));
  await change();
  expect(wake).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(3), BACK_WITHIN_MS);
  await change();
  await vi.waitFor(() => expect(wake).toHaveBeenCalledTimes(4));

  stop();
  await vi.waitFor(async () => expect(await listeners()).toEqual([]));
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
