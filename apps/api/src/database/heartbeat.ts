import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const BEAT_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 250;

/**
 * Touches the lock once a second from a separate thread, because a long query blocks the main one. If another process
 * has taken the lock, this process exits immediately: two writers would lose data.
 */
const BEAT = `
  const { readFileSync, utimesSync } = require('node:fs');
  const { workerData: { file, token, everyMs } } = require('node:worker_threads');
  setInterval(() => {
    let owner;
    try { owner = JSON.parse(readFileSync(file, 'utf8')); } catch { return; }
    if (owner.token === token) return utimesSync(file, new Date(), new Date());
    process.stderr.write('[api] Another server has taken over ' + file + ', so this one exits.\\n');
    process.kill(process.pid, 'SIGKILL');
  }, everyMs);
`;

/** Starts the heartbeat and returns a function that ends it. */
export function startHeartbeat(file: string, token: string): () => Promise<void> {
  const worker = new Worker(BEAT, { eval: true, workerData: { file, token, everyMs: BEAT_EVERY_MS } });
  worker.unref();
  return async () => {
    await worker.terminate();
  };
}

/** Whether a lock is touched within a time span. No clocks are compared, because those of two machines may differ. */
export async function isBeating(file: string, withinMs: number): Promise<boolean> {
  const touched = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const first = await touched();
  for (let waited = 0; waited < withinMs; waited += LOOK_EVERY_MS) {
    await delay(LOOK_EVERY_MS);
    if ((await touched()) !== first) return true;
  }
  return false;
}
