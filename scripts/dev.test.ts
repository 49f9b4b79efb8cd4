import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const DEV = new URL('./dev.mjs', import.meta.url).pathname;
const NAMES = ['dev', 'tsup', 'server', 'vite'] as const;
type Name = (typeof NAMES)[number];

let folder: string;
const started: number[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gladhand-test-'));
});
afterEach(async () => {
  for (const pid of started.splice(0).filter(isAlive)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Each process writes down its id and keeps running. */
const live = (name: Name) => `
  require('node:fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(process.pid));
  setInterval(() => {}, 1000);
`;

/** As the real one: it starts the server below a shell, and passes no signal on. */
const tsup = () => `
  const command = process.argv[process.argv.indexOf('--onSuccess') + 1];
  const server = command.replace('dist/main.js', ${JSON.stringify(join(folder, 'server.cjs'))});
  require('node:child_process').spawn(server, { shell: true, stdio: 'inherit' });
`;

/** Runs dev.mjs below a shell that stays between, as npm does, with tools that only pretend. */
async function start() {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await writeFile(join(folder, 'server.cjs'), live('server'));
  for (const [name, text] of [
    ['tsup', `${live('tsup')}${tsup()}`],
    ['vite', live('vite')],
  ] as const) {
    await writeFile(join(bin, name), `#!${process.execPath}\n${text}`, { mode: 0o755 });
  }
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${DEV}" & echo $! > ${folder}/dev; wait $!; exit $?`], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  const pids = {} as Record<Name | 'shell', number>;
  pids.shell = shell.pid ?? 0;
  for (const name of NAMES) {
    pids[name] = await vi.waitFor(
      async () => {
        const pid = Number(await readFile(join(folder, name), 'utf8'));
        expect(pid).toBeGreaterThan(0);
        return pid;
      },
      { timeout: 10_000 },
    );
    started.push(pids[name]);
  }
  return pids;
}

it.each([
  ['the intermediate shell gets SIGTERM', 'shell', 'SIGTERM'],
  ['the intermediate shell is killed', 'shell', 'SIGKILL'],
  ['it gets SIGTERM', 'dev', 'SIGTERM'],
  ['it is killed', 'dev', 'SIGKILL'],
  ['tsup is killed', 'tsup', 'SIGKILL'],
] as const)('ends everything when %s', async (_, victim, signal) => {
  const pids = await start();
  const alive = () => NAMES.filter((name) => isAlive(pids[name]));
  expect(alive()).toEqual(NAMES);
  process.kill(pids[victim], signal);
  await vi.waitFor(() => expect(alive()).toEqual([]), 5_000);
});
