import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** Whether `limitFiles` is available: it needs Linux with util-linux. */
export const canLimitFiles = () => spawnSync('prlimit', ['--version']).status === 0;

/**
 * Limits the size of every file that a PostgreSQL server writes, on current and later connections; undefined removes
 * the limit. Tables that would grow beyond it fail as on a full disk, without any privileges.
 */
export async function limitFiles(db: Kysely<never>, bytes: number | undefined): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const pids = new Set(rows.flatMap(({ pid }) => [pid, parentOf(pid)]));
  for (const pid of pids) {
    // Runs as the user of the process, because that needs no privileges.
    const { uid, gid } = statSync(`/proc/${pid}`);
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:`], { uid, gid });
  }
}

/** Field 4 of /proc/pid/stat; the name before it may hold spaces and parentheses. */
const parentOf = (pid: number) =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );
