import { randomUUID } from 'node:crypto';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isBeating, startHeartbeat } from './heartbeat';
import { type LockOwner, stateOf, thisOwner } from './lockOwner';

/** After a dead owner's lock is taken over: time for a concurrent process that did the same to become visible. */
const TAKE_OVER_SETTLE_MS = 50;

/** Two processes on one embedded directory would silently lose data, so the second one is refused. */
export class DataDirInUse extends Error {
  constructor(dir: string, lockFile: string, owner: Partial<LockOwner>) {
    const who = owner.pid ? `process ${owner.pid} on ${owner.host}` : 'another process';
    super(
      `[api] The database folder ${dir} is in use by ${who}. Two servers on one embedded database would lose data, so this ` +
        `one stops. Stop the other server, give this one its own folder with GLADHAND_DATA, or, if you are sure that ` +
        `no other server is running, delete ${lockFile}.`,
    );
    this.name = 'DataDirInUse';
  }
}

/** How long to wait for a heartbeat of an owner in another container or on another machine. */
const LISTEN_MS = 10_000;

/** Takes the lock next to a data directory and returns a function that releases it. */
export async function lockDataDir(
  dir: string,
  { listenMs = LISTEN_MS }: { listenMs?: number } = {},
): Promise<() => Promise<void>> {
  const file = `${dir}.lock`;
  const self = thisOwner(randomUUID());
  if (heldHere.has(file)) throw new DataDirInUse(dir, file, self);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(file, JSON.stringify(self), { flag: 'wx' });
      if (attempt > 0) {
        await wait(TAKE_OVER_SETTLE_MS);
        const owner = await readOwner(file);
        if (owner.token !== self.token) throw new DataDirInUse(dir, file, owner);
      }
      heldHere.add(file);
      const stopBeating = startHeartbeat(file, self.token);
      return async () => {
        await stopBeating();
        await release(file, self);
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = await readOwner(file);
    const state = stateOf(owner, self);
    if (state === 'alive' || (state === 'unknown' && (await isBeating(file, listenMs)))) {
      throw new DataDirInUse(dir, file, owner);
    }
    // Another process may have taken over the lock in the meantime.
    if ((await readOwner(file)).token !== owner.token) throw new DataDirInUse(dir, file, {});
    await unlink(file);
  }
  throw new DataDirInUse(dir, file, {});
}

/** An unreadable lock counts as held. */
async function readOwner(file: string): Promise<Partial<LockOwner>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<LockOwner>;
  } catch {
    return {};
  }
}

async function release(file: string, self: LockOwner): Promise<void> {
  heldHere.delete(file);
  if ((await readOwner(file)).token === self.token) await unlink(file);
}

/**
 * Locks held by this process. The process id in the file isn't sufficient, because a server in a container often has id
 * 1.
 */
const heldHere = new Set<string>();
