import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSqlRepositories } from '../composition/sqlRepositories';
import type { OpenedDatabase } from '../database/opened';
import { openPGlite } from '../database/pglite';
import type { Database } from '../database/schema';
import type { JobDefinition } from '../engine/jobs';
import { openTestPostgres } from '../testing/openTestPostgres';
import { type BossJobs, startBossJobs } from './bossJobs';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const WITHIN_MS = 15_000;

/** Opens a separate database, with a function that removes it. */
const OPEN = {
  pglite: async () => openPGlite({ snapshotDir: 'node_modules/.cache/gladhand' }),
  postgres: openTestPostgres,
} as const;

describe.each(['pglite', 'postgres'] as const)(
  'jobs on %s',
  (name) => {
    let database: OpenedDatabase;
    let boss: BossJobs;
    const ran: unknown[] = [];
    let failures = 0;
    const definitions: JobDefinition[] = [
      {
        name: 'test.note',
        async run({ data }) {
          ran.push(data.text);
        },
      },
      {
        name: 'test.flaky',
        async run({ data }) {
          if (failures++ === 0) throw new Error('the first run fails');
          ran.push(data.text);
        },
      },
      { name: 'test.nightly', schedule: { cron: '0 9 * * *', label: 'Every night' }, run: async () => {} },
    ];
    const on = (db: Kysely<Database>) => createSqlRepositories(db, { queueOn: boss.queueOn });
    const note = (text: string) => [{ name: 'test.note', data: { text } }];

    beforeAll(async () => {
      database = await OPEN[name]();
      boss = await startBossJobs(database, quiet);
      await boss.declare(definitions);
    });
    afterAll(async () => {
      await boss.stop();
      await database.close();
    });

    it('are added only if their transaction commits', async () => {
      const repositories = on(database.db);
      const undone = repositories.transaction(async (within) => {
        await within.jobs.add(note('undone'));
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      await repositories.transaction((within) => within.jobs.add([...note('one'), ...note('two')]));
      await boss.work(definitions);
      await vi.waitFor(() => expect([...ran].sort()).toEqual(['one', 'two']), WITHIN_MS);
    });

    it('run again after an error', async () => {
      await on(database.db).jobs.add([{ name: 'test.flaky', data: { text: 'second try' } }]);
      await vi.waitFor(() => expect(ran).toContain('second try'), { timeout: 2 * WITHIN_MS, interval: 200 });
    });

    it('wait until they are due', async () => {
      const startAfter = new Date(Date.now() + 3_600_000);
      await on(database.db).jobs.add([{ ...note('later')[0], name: 'test.note', startAfter }]);
      await on(database.db).jobs.add(note('now'));
      await vi.waitFor(() => expect(ran).toContain('now'), WITHIN_MS);
      expect(ran).not.toContain('later');
    });

    it('are rejected if their name is unknown', async () => {
      await expect(on(database.db).jobs.add([{ name: 'test.unknown' }])).rejects.toThrow('no job named test.unknown');
    });

    it('are queued only once per key', async () => {
      const startAfter = new Date(Date.now() + 3_600_000);
      const keyed = (key: string) => ({ name: 'test.note', data: { text: key }, key, startAfter });
      await on(database.db).jobs.add([keyed('a'), keyed('b'), keyed('a')]);
      await on(database.db).transaction((within) => within.jobs.add([keyed('b'), keyed('c')]));
      const undone = on(database.db).transaction(async (within) => {
        await within.jobs.add([keyed('d')]);
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      const { rows } = await sql<{ key: string }>`select singleton_key as key from pgboss.job
        where name = 'test.note' and state = 'created' and singleton_key is not null order by 1`.execute(database.db);
      expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    });

    it('are scheduled only once in a cluster', async () => {
      const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from pgboss.schedule order by name`.execute(database.db);
      expect(rows).toEqual([{ name: 'test.nightly', cron: '0 9 * * *' }]);
    });
  },
  60_000,
);

describe('a schedule on PostgreSQL', () => {
  const DAY_MS = 86_400_000;
  let database: Awaited<ReturnType<typeof openTestPostgres>>;
  const running: BossJobs[] = [];
  const ran: string[] = [];
  /** At another hour than now, so that only a missed run can start. */
  const cron = `0 ${(new Date().getUTCHours() + 12) % 24} * * *`;
  beforeAll(async () => {
    database = await openTestPostgres();
  });
  afterAll(async () => {
    await stopAll();
    await database.close();
  });

  async function startProcess(process: string): Promise<void> {
    const boss = await startBossJobs(database, quiet);
    running.push(boss);
    const nightly: JobDefinition = {
      name: 'test.nightly',
      schedule: { cron, label: 'Every night' },
      run: async () => {
        ran.push(process);
      },
    };
    await boss.declare([nightly]);
    await boss.work([nightly]);
  }

  const stopAll = () => Promise.all(running.splice(0).map((boss) => boss.stop()));
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

  /** Makes the last runs look three days older. */
  async function passDowntime(): Promise<void> {
    await stopAll();
    await sql`update pgboss.schedule set created_on = ${ago(9)}`.execute(database.db);
    await sql`update pgboss.version set cron_on = ${ago(3)}`.execute(database.db);
  }

  /** Nothing is pending, neither here nor in the queue that schedules use. */
  const allDone = () =>
    vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pgboss.job where state < 'completed'`.execute(database.db);
      expect(rows).toEqual([]);
    }, WITHIN_MS);

  it('catches up once after downtime, regardless of the number of processes', async () => {
    await startProcess('before the downtime');
    await passDowntime();
    await Promise.all([startProcess('one'), startProcess('other')]);
    await vi.waitFor(() => expect(ran.length).toBeGreaterThan(0), WITHIN_MS);
    await allDone();
    expect(ran).toHaveLength(1);
    const { rows } = await sql`select name from pgboss.schedule`.execute(database.db);
    expect(rows).toEqual([{ name: 'test.nightly' }]);
  }, 60_000);
});
