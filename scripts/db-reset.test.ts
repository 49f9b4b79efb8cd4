import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from '../apps/api/src/database/lock';
import { type LockOwner, thisOwner } from '../apps/api/src/database/lockOwner';

const SCRIPT = new URL('./db-reset.mjs', import.meta.url).pathname;

let data: string;
let database: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'gladhand-test-'));
  database = join(data, 'pglite');
  await mkdir(database);
  await writeFile(join(database, 'PG_VERSION'), '18');
  await writeFile(join(data, 'signing-key.json'), '{}');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

async function reset(): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [SCRIPT], { env: { ...env, GLADHAND_DATA: data } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** A server's process with a lock like the one a server writes. */
async function heldBy(owner: Partial<LockOwner>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  children.push(child);
  const lock = { ...thisOwner('x'), pid: child.pid, started: undefined, ...owner };
  await writeFile(`${database}.lock`, JSON.stringify(lock));
  return child;
}

const left = () => [database, `${database}.lock`, join(data, 'signing-key.json')].map((path) => existsSync(path));

it.each([
  ['on this host', {}],
  ['after the host was renamed', { host: 'renamed' }],
  ['on another machine, without a heartbeat', { host: 'elsewhere', boot: 'other', beats: false }],
])('refuses while a server runs %s', async (_, owner) => {
  await heldBy(owner);
  const before = await readFile(`${database}.lock`, 'utf8');
  const { code, output } = await reset();
  expect([code, left()]).toEqual([1, [true, true, true]]);
  expect(output).toContain(`A server runs on ${database}. Stop it first`);
  expect(await readFile(`${database}.lock`, 'utf8')).toBe(before);
});

it('refuses while a server in another container of the same name renews its lock', async () => {
  const unlock = await lockDataDir(database);
  const owner = JSON.parse(await readFile(`${database}.lock`, 'utf8')) as LockOwner;
  // An id that doesn't exist here: it is valid only in the other container.
  const elsewhere = { ...owner, host: hostname(), namespace: 'pid:[1]', pid: 99_999_999 };
  await writeFile(`${database}.lock`, JSON.stringify(elsewhere));
  expect([(await reset()).code, left()]).toEqual([1, [true, true, true]]);
  await unlock();
});

it.each([
  ['the server is gone', {}],
  ['the server is gone and the host was renamed', { host: 'renamed' }],
])('removes data and key when %s', async (_, owner) => {
  const child = await heldBy(owner);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { code, output } = await reset();
  expect([code, left()]).toEqual([0, [false, false, false]]);
  expect(output).toContain(`Removed ${database}`);
});

it('removes unlocked data and keys, and reports when there are none', async () => {
  expect([(await reset()).code, left()]).toEqual([0, [false, false, false]]);
  expect(await reset()).toEqual({ code: 0, output: `[gladhand] There is no database in ${data}.\n` });
});

it('leaves a database elsewhere unchanged', async () => {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, GLADHAND_DATA: data, DATABASE_URL: 'postgres://elsewhere/db' },
    stdio: 'ignore',
  });
  expect([(await once(child, 'close'))[0], left()[0]]).toEqual([1, true]);
});
