import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditTargets } from '../areas/audit/migrations/0030_auditTargets';
import { activityMonth, ensureActivityMonth } from './activityPartitions';
import { isBeating } from './heartbeat';
import { DataDirInUse, lockDataDir } from './lock';
import { stateOf, thisOwner } from './lockOwner';
import { healthReasons } from './migrations/0037_healthReasons';
import { openPGlite } from './pglite';
import { STATUS_COLUMNS, TRAILER_COLUMNS } from './trailerColumns';

const SNAPSHOT_DIR = 'node_modules/.cache/gladhand';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gladhand-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock', () => {
  const held = (owner: unknown) =>
    writeFile(`${folder}/db.lock`, typeof owner === 'string' ? owner : JSON.stringify(owner));

  it('refuses to open the database twice in a process, and names the file', async () => {
    const unlock = await lockDataDir(`${folder}/db`);
    await expect(lockDataDir(`${folder}/db`)).rejects.toThrow(`${folder}/db.lock`);
    await unlock();
    await (await lockDataDir(`${folder}/db`))();
  });

  it('refuses while its owner is alive, and takes over from a dead process', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
    await held({ pid: child.pid, host: hostname(), token: 'x' });
    await expect(lockDataDir(`${folder}/db`)).rejects.toBeInstanceOf(DataDirInUse);
    child.stdin.end();
    await once(child, 'exit');
    const unlock = await lockDataDir(`${folder}/db`);
    expect(JSON.parse(await readFile(`${folder}/db.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await unlock();
  });

  const here = thisOwner('x');
  const spawned = () =>
    spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });

  it.each([
    ['a living process after the host was renamed', { host: 'renamed' }, 'alive'],
    ['a process whose id was reused', { started: '1' }, 'dead'],
    ['a process from before the machine restarted', { boot: 'earlier' }, 'dead'],
    ['a process in another container', { host: 'elsewhere', namespace: 'pid:[1]' }, 'unknown'],
    ['a process on another machine', { host: 'elsewhere', boot: 'other' }, 'unknown'],
    ['a process on another machine without a heartbeat', { host: 'elsewhere', boot: 'other', beats: false }, 'alive'],
  ])('checks the state of %s', async (_, owner, state) => {
    const child = spawned();
    expect(stateOf({ ...here, pid: child.pid ?? 0, started: undefined, ...owner }, here)).toBe(state);
    child.kill();
  });

  it('passes to a new container only after the previous one is gone', async () => {
    const owner = { ...here, pid: 1, host: 'earlier-container', namespace: 'pid:[1]' };
    await held(owner);
    const beat = setInterval(() => void utimes(`${folder}/db.lock`, new Date(), new Date()), 20);
    await expect(lockDataDir(`${folder}/db`, { listenMs: 2_000 })).rejects.toBeInstanceOf(DataDirInUse);
    clearInterval(beat);
    const unlock = await lockDataDir(`${folder}/db`, { listenMs: 500 });
    expect(await isBeating(`${folder}/db.lock`, 3_000)).toBe(true);
    await unlock();
  });

  it.each([
    ['of another host', { pid: 999_999_999, host: 'elsewhere', token: 'x' }, false],
    ['that cannot be read', 'garbage', false],
    ['with our own process id from an earlier container', { pid: process.pid, host: hostname(), token: 'x' }, true],
  ])('takes over a lock %s only if it is stale', async (_, owner, free) => {
    await held(owner);
    const outcome = await lockDataDir(`${folder}/db`).then(
      (unlock) => unlock().then(() => true),
      () => false,
    );
    expect(outcome).toBe(free);
  });
});

it('refuses a folder with other content, and leaves it unchanged', async () => {
  const dir = join(folder, 'db');
  await mkdir(dir);
  await writeFile(join(dir, 'thesis.txt'), 'ten years');
  await expect(openPGlite({ dir, snapshotDir: SNAPSHOT_DIR })).rejects.toThrow(
    `[api] The folder ${dir} is not empty, but contains no database`,
  );
  expect(await readFile(join(dir, 'thesis.txt'), 'utf8')).toBe('ten years');
});

it('names the folder of a damaged database', async () => {
  const dir = join(folder, 'db');
  await (await openPGlite({ dir, snapshotDir: SNAPSHOT_DIR })).close();
  await writeFile(join(dir, 'global', 'pg_control'), 'nonsense');
  await expect(openPGlite({ dir })).rejects.toThrow(`[api] The database in ${dir} can't be opened`);
});

it('stores data permanently, and refuses a second server', async () => {
  const dir = join(folder, 'db');
  const first = await openPGlite({ dir, snapshotDir: SNAPSHOT_DIR });
  await sql`insert into customers (customer_id, short_name, long_name, abbrev, created_at, updated_at) values (7, 'a', 'b', 'c', now(), now())`.execute(
    first.db,
  );
  await expect(openPGlite({ dir })).rejects.toBeInstanceOf(DataDirInUse);
  await first.close();
  const second = await openPGlite({ dir });
  expect(await second.db.selectFrom('customers').select('customer_id').execute()).toEqual([{ customer_id: 7 }]);
  await second.close();
});

it('has exactly the columns that the code declares', async () => {
  const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
  const columnsOf = async (table: string) => {
    const { rows } = await sql<{
      column_name: string;
    }>`select column_name from information_schema.columns where table_name = ${table}`.execute(db);
    return rows.map(({ column_name }) => column_name).sort();
  };
  const names = (columns: Record<string, readonly [string, string]>) =>
    Object.values(columns).map(([column]) => column);
  const custody = ['is_current', 'held_since', 'held_until', 'line_id', 'lessor_customer_id', 'lessor_trailer_id'];
  const trailerColumns = ['customer_id', 'trailer_id', 'created_at', 'updated_at', 'version', 'lent_until', ...custody];
  const expected = [...trailerColumns, ...names(TRAILER_COLUMNS)].sort();
  expect(await columnsOf('trailer')).toEqual(expected);
  expect(await columnsOf('trailer_records')).toEqual(expected);
  expect(await columnsOf('trailer_status')).toEqual(
    ['customer_id', 'trailer_id', 'health_rank', 'updated_at', ...names(STATUS_COLUMNS)].sort(),
  );
  await close();
});

it('creates the monthly partitions of the activity log', async () => {
  expect(activityMonth(new Date('2026-12-31T23:59:59Z'))).toEqual({
    name: 'activity_log_2026_12',
    from: '2026-12-01T00:00:00.000Z',
    to: '2027-01-01T00:00:00.000Z',
  });
  const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
  const at = new Date('2026-11-17T15:12:00Z');
  const insert = () =>
    sql`insert into activity_log (customer_id, trailer_id, log_id, recorded, received, readings)
    values (1, gen_random_uuid(), gen_random_uuid(), ${at}, ${at}, '{}')`.execute(db);
  await expect(insert()).rejects.toThrow('no partition');
  await ensureActivityMonth(db, at);
  await ensureActivityMonth(db, at);
  await insert();
  await close();
});

it('lets timers run between queries', async () => {
  const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
  }, 1);
  const loop = async () => {
    for (let index = 0; index < 30; index++) await sql`select sum(n) from generate_series(1, 2000) n`.execute(db);
  };
  await Promise.all([loop(), loop(), loop()]);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
  await close();
});

it('adds the emails of accounts to older audit log entries', async () => {
  const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
  const user = '00000000-0000-4000-8000-000000000001';
  const session = '00000000-0000-4000-8000-000000000002';
  const group = '00000000-0000-4000-8000-000000000003';
  await sql`insert into users (user_id, email, account_status, enabled, email_verified, token_version, mails_off, created_at, updated_at)
    values (${user}, 'ann@example.com', 'CONFIRMED', true, true, 1, false, now(), now())`.execute(db);
  await sql`insert into customers (customer_id, short_name, long_name, abbrev, created_at, updated_at) values (7, 'a', 'b', 'c', now(), now())`.execute(
    db,
  );
  await sql`insert into vehicle_groups (customer_id, group_id, name, kind) values (7, ${group}, 'East', 'regular')`.execute(
    db,
  );
  const lines = [
    ['session.signedIn', user, session],
    ['session.signInFailed', null, user],
    ['session.signedOut', user, null],
    ['user.updated', user, 'bob@example.com'],
    ['group.renamed', user, 'East'],
  ];
  for (const [action, by, subject] of lines) {
    await sql`insert into audit_log (audit_id, at, action, user_id, customer_id, subject, detail)
      values (gen_random_uuid(), now(), ${action}, ${by}, 7, ${subject}, '{}')`.execute(db);
  }
  for (const statement of auditTargets.statements.filter((text) => text.startsWith('update')))
    await sql.raw(statement).execute(db);
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'subject', 'subject_id', 'detail'])
    .orderBy('action')
    .execute();
  expect(rows.map(Object.values)).toEqual([
    ['group.renamed', 'ann@example.com', 'East', group, {}],
    ['session.signInFailed', null, 'ann@example.com', user, {}],
    ['session.signedIn', 'ann@example.com', 'ann@example.com', user, { sessionId: session }],
    ['session.signedOut', 'ann@example.com', 'ann@example.com', user, {}],
    ['user.updated', 'ann@example.com', 'bob@example.com', null, {}],
  ]);
  await close();
});

it('migrates stored health texts to codes', async () => {
  const { db, close } = await openPGlite({ snapshotDir: SNAPSHOT_DIR });
  const trailer = '00000000-0000-4000-8000-000000000004';
  await sql`insert into customers (customer_id, short_name, long_name, abbrev, created_at, updated_at) values (7, 'a', 'b', 'c', now(), now())`.execute(
    db,
  );
  await sql`insert into trailer (customer_id, trailer_id, vin, unit_id, device_type_id, vehicle_type_id, vehicle_type, product_type, has_solar_panels, created_at, updated_at)
    values (7, ${trailer}, 'V1', 'U1', 1, 1, 'Dry Van', 'PRO', false, now(), now())`.execute(db);
  await sql`insert into trailer_status (customer_id, trailer_id, trailer_health_status, abs_fault_severity_level, trailer_battery_status, health_reasons, light_fault_circuits, updated_at)
    values (7, ${trailer}, 'CRITICAL', 'CRITICAL', 'CRITICAL',
      array['ABS fault', 'Trailer battery low', 'Lights: low current', 'Wheel end hot'], array['red: lowCurrent', 'brown: lowCurrent'], now())`.execute(
    db,
  );
  for (const statement of healthReasons.statements) await sql.raw(statement).execute(db);
  const [row] = await db.selectFrom('trailer_status').select(['health_reasons', 'light_fault_circuits']).execute();
  expect(row).toEqual({
    health_reasons: [
      'absFault:CRITICAL',
      'trailerBatteryCritical:CRITICAL',
      'lightsLowCurrent:CAUTION',
      'wheelEndHot:CAUTION',
    ],
    light_fault_circuits: ['red:lowCurrent', 'brown:lowCurrent'],
  });
  await close();
});
