import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The owner of a lock according to its file. */
export interface LockOwner {
  pid: number;
  host: string;
  token: string;
  /** Start time of the process in ticks since boot; distinguishes it from a later process with the same id. */
  started?: string | undefined;
  /** Changes with each boot of the machine. */
  boot?: string | undefined;
  /** The namespace in which the process id is valid; each container has its own. */
  namespace?: string | undefined;
  /** Whether the owner touches the file once a second while it runs. */
  beats?: boolean;
}

/** The state of a lock's owner. `unknown`: it runs elsewhere, so only its heartbeat can show whether it is alive. */
export type OwnerState = 'alive' | 'dead' | 'unknown';

const readText = (read: () => string): string | undefined => {
  try {
    return read().trim();
  } catch {
    // Undefined outside Linux or without /proc.
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

export function stateOf(owner: Partial<LockOwner>, self: LockOwner): OwnerState {
  // An unreadable lock counts as held.
  if (owner.pid === undefined) return 'alive';
  const knowsPlace = owner.boot !== undefined && owner.namespace !== undefined && self.boot !== undefined;
  if (!knowsPlace) return owner.host === self.host ? stateHere(owner.pid, owner.started) : elsewhere(owner);
  if (owner.boot === self.boot && owner.namespace === self.namespace) return stateHere(owner.pid, owner.started);
  // The machine has restarted, so no earlier process is alive.
  if (owner.boot !== self.boot && owner.host === self.host) return 'dead';
  return elsewhere(owner);
}

const elsewhere = ({ beats }: Partial<LockOwner>): OwnerState => (beats ? 'unknown' : 'alive');

function stateHere(pid: number, started: string | undefined): OwnerState {
  // The locks of this process are tracked in memory, so this file is from an earlier process with the same id, which is
  // common for the first process of a container.
  if (pid === process.pid) return 'dead';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'dead';
  }
  const now = startOf(pid);
  return started !== undefined && now !== undefined && now !== started ? 'dead' : 'alive';
}
