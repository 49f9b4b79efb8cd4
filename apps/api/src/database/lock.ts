import { randomUUID } from 'node:crypto';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isBeating, startHeartbeat } from './heartbeat';
import { type LockOwner, stateOf, thisOwner } from './lockOwner';

/** After taking a dead owner's lock over: time for a rival that did the same to show itself. */
const TAKE_OVER_SETTLE_MS = 50;

/** Two processes on one embedded directory lose data without an error, so the second is refused. */
export class DataDirInUse extends Error {
  constructor(dir: string, lockFile: string, owner: Partial<LockOwner>) {
    const who = owner.pid ? `process ${owner.pid} on ${owner.host}` : 'another process';
    super(
      `[api] The database folder ${dir} is in use by ${who}. Two servers on one embedded database lose data, so this ` +
        `one stops. Stop the other server, give this one its own folder with GLADHAND_DATA, or, if you are sure that ` +
        `no other server runs, delete ${lockFile}.`,
    );
    this.name = 'DataDirInUse';
  }
}

/** How long the heartbeat of an owner in another container or machine is listened for. */
const LISTEN_MS = 10_000;

/** Takes the lock beside a data directory. Answers what gives it back. */
export async function lockDataDir(
  dir: string,
  { listenMs = LISTEN_MS }: { listenMs?: number } = {},
): Promise<() => Promise<void>> {
  const file = `${dir}.lock`;
  const mine = thisOwner(randomUUID());
  if (heldHere.has(file)) throw new DataDirInUse(dir, file, mine);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(file, JSON.stringify(mine), { flag: 'wx' });
      if (attempt > 0) {
        await wait(TAKE_OVER_SETTLE_MS);
        const owner = await readOwner(file);
        if (owner.token !== mine.token) throw new DataDirInUse(dir, file, owner);
      }
      heldHere.add(file);
      const stopBeating = startHeartbeat(file, mine.token);
      return async () => {
        await stopBeating();
        await release(file, mine);
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = await readOwner(file);
    const state = stateOf(owner, mine);
    if (state === 'alive' || (state === 'unknown' && (await isBeating(file, listenMs)))) {
      throw new DataDirInUse(dir, file, owner);
    }
    // Another start may have taken it over meanwhile.
    if ((await readOwner(file)).token !== owner.token) throw new DataDirInUse(dir, file, {});
    await unlink(file);
  }
  throw new DataDirInUse(dir, file, {});
}

/** A lock that cannot be read counts as somebody's. */
async function readOwner(file: string): Promise<Partial<LockOwner>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<LockOwner>;
  } catch {
    return {};
  }
}

async function release(file: string, mine: LockOwner): Promise<void> {
  heldHere.delete(file);
  if ((await readOwner(file)).token === mine.token) await unlink(file);
}

/** Locks this very process holds: our own id in a file says nothing, a container's server is often process 1 each time. */
const heldHere = new Set<string>();
