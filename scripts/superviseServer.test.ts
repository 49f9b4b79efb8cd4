import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SUPERVISOR = new URL('./superviseServer.mjs', import.meta.url).href;
const RUNNER = new URL('./run.mjs', import.meta.url).href;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gladhand-test-'));
});
const started: number[] = [];
afterEach(async () => {
  for (const pid of started.splice(0).filter(isAlive)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A server that runs until it is stopped, and ends by itself like the real one. */
const SERVER = `
  require('node:fs').writeFileSync(process.argv[2], String(process.pid));
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {}, 1000);
`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts a shell in between, as npm does, and a supervisor below it; returns all three process ids. */
async function start(supervised: string) {
  const [server, supervisor, mark] = ['server.cjs', 'supervisor.mjs', 'pid'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(server, SERVER);
  await writeFile(
    supervisor,
    `import { superviseServer } from ${JSON.stringify(SUPERVISOR)};
     import { runQuietly } from ${JSON.stringify(RUNNER)};
     const { run } = superviseServer();
     const args = ${JSON.stringify([server, mark])};
     console.log(process.pid);
     ${supervised}`,
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${supervisor}"; exit $?`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const serverPid = await vi.waitFor(async () => Number((await readFile(mark, 'utf8')) || Number.NaN), 5_000);
  const supervisorPid = Number(String(line));
  started.push(supervisorPid, serverPid);
  return { shell, supervisorPid, serverPid };
}

const RUN = 'run(args, process.env);';
const BUILD = 'await runQuietly(process.execPath, args);';

it.each([
  ['the intermediate shell gets SIGTERM', RUN, 'shell', 'SIGTERM'],
  ['the intermediate shell is killed', RUN, 'shell', 'SIGKILL'],
  ['the supervisor gets SIGTERM', RUN, 'supervisor', 'SIGTERM'],
  ['the supervisor is killed', RUN, 'supervisor', 'SIGKILL'],
  ['the shell gets SIGTERM while the product is built', BUILD, 'shell', 'SIGTERM'],
] as const)('ends everything when %s', async (_, supervised, victim, signal) => {
  const { shell, supervisorPid, serverPid } = await start(supervised);
  expect([isAlive(supervisorPid), isAlive(serverPid)]).toEqual([true, true]);
  process.kill(victim === 'shell' ? (shell.pid ?? 0) : supervisorPid, signal);
  await vi.waitFor(() => expect([isAlive(supervisorPid), isAlive(serverPid)]).toEqual([false, false]), 5_000);
});
