import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock, as far as its file says. */
export interface LockOwner {
  pid: number;
  host: string;
  token: string;
  /** When the process started, in ticks since the machine did; tells a process from a later one with its id. */
  started?: string | undefined;
  /** Changes with each start of the machine. */
  boot?: string | undefined;
  /** Process ids mean something within it only; each container has its own. */
  namespace?: string | undefined;
  /** The owner touches the file once a second while it lives. */
  beats?: boolean;
}

/** What can be known of an owner from here. `unknown`: it runs elsewhere, and only its heartbeat can tell. */
export type OwnerState = 'alive' | 'dead' | 'unknown';

const readText = (read: () => string): string | undefined => {
  try {
    return read().trim();
  } catch {
    // Not Linux, or no /proc.
    return undefined;
  }
};

/** Field 22 of /proc/pid/stat; the name before it may hold spaces and parentheses. */
const startOf = (pid: number): string | undefined =>
  readText(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? '',
  );

export function thisOwner(token: string): LockOwner {
  return {
    pid: process.pid,
    host: hostname(),
    token,
    started: startOf(process.pid),
    boot: readText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    namespace: readText(() => readlinkSync('/proc/self/ns/pid')),
    beats: true,
  };
}

export function stateOf(owner: Partial<LockOwner>, mine: LockOwner): OwnerState {
  // A lock that cannot be read counts as somebody's.
  if (owner.pid === undefined) return 'alive';
  const knowsPlace = owner.boot !== undefined && owner.namespace !== undefined && mine.boot !== undefined;
  if (!knowsPlace) return owner.host === mine.host ? stateHere(owner.pid, owner.started) : elsewhere(owner);
  if (owner.boot === mine.boot && owner.namespace === mine.namespace) return stateHere(owner.pid, owner.started);
  // The same machine has been started anew, and nothing of before lives.
  if (owner.boot !== mine.boot && owner.host === mine.host) return 'dead';
  return elsewhere(owner);
}

const elsewhere = ({ beats }: Partial<LockOwner>): OwnerState => (beats ? 'unknown' : 'alive');

function stateHere(pid: number, started: string | undefined): OwnerState {
  // Our own locks are known without a file; an earlier process had our id, as the first of a container always has.
  if (pid === process.pid) return 'dead';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'dead';
  }
  const now = startOf(pid);
  return started !== undefined && now !== undefined && now !== started ? 'dead' : 'alive';
}
