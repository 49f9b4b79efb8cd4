import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, buildServer, type RealServer, startRealServer } from '../testing/realServer';

/** Errors that are triggered by a signal, as if they had occurred in the product. */
const DEFECTS = `
function fail() { throw new TypeError('a defect'); }
const defects = {
  thrown: () => { setImmediate(fail); },
  rejected: () => { void Promise.reject(new TypeError('a defect')); },
  twice: () => { setImmediate(fail); setImmediate(fail); void Promise.reject(new TypeError('a defect')); },
  notAnError: () => { void Promise.reject('a defect'); },
};
process.on('SIGUSR2', defects[process.env.DEFECT]);
`;

describe('an unhandled error', () => {
  let built: BuiltServer;
  let folder: string;
  let server: RealServer | undefined;
  beforeAll(async () => {
    [built, folder] = await Promise.all([buildServer(), mkdtemp(join(tmpdir(), 'gladhand-test-'))]);
    await writeFile(join(folder, 'defects.mjs'), DEFECTS);
  });
  afterEach(() => {
    server?.child.kill('SIGKILL');
  });
  afterAll(async () => {
    await built?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it.each([
    ['thrown', 'uncaught error, the process ends', 'TypeError: a defect\n    at Immediate.fail'],
    ['rejected', 'unhandled rejection, the process ends', 'TypeError: a defect\n    at '],
    ['twice', 'unhandled rejection, the process ends', 'TypeError: a defect\n    at '],
    ['notAnError', 'unhandled rejection, the process ends', 'Error: a defect\n    at '],
  ])('logs one structured line with its stack and exits with code 1 (%s)', async (defect, message, stack) => {
    server = await startRealServer(built.main, {
      GLADHAND_MODE: 'development',
      GLADHAND_DATA: join(folder, 'data'),
      NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'defects.mjs'))}`,
      DEFECT: defect,
    });
    const before = server.output().length;
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    const lines = server.output().slice(before).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 50,
        fatal: true,
        msg: message,
        err: expect.objectContaining({ stack: expect.stringContaining(stack) }),
      }),
    ]);
  });
}, 60_000);
