// `npm run db:reset`: removes the embedded database, so that the next start writes the demonstration anew. The signing
// key beside it goes too: sessions of the old data end. Refuses while a server runs on it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';

process.chdir(new URL('..', import.meta.url).pathname);
const data = resolve(process.env.GLADHAND_DATA ?? '.gladhand/data');
const database = `${data}/pglite`;
const lock = `${database}.lock`;

if (process.env.DATABASE_URL) {
  console.error('[gladhand] DATABASE_URL is set. This removes the embedded database only; unset it first.');
  process.exit(1);
}
if (existsSync(lock) && isHeld(readFileSync(lock, 'utf8'))) {
  console.error(
    `[gladhand] A server runs on ${database}. Stop it first; if you are sure there is none, delete ${lock}.`,
  );
  process.exit(1);
}
if (!existsSync(database)) {
  console.log(`[gladhand] There is no database in ${data}.`);
} else {
  for (const path of [database, lock, `${data}/signing-key.json`]) rmSync(path, { recursive: true, force: true });
  console.log(`[gladhand] Removed ${database}. The next \`npm start\` writes the demonstration anew.`);
}

/** A lock of a process that is gone counts for nothing; one that cannot be judged is somebody's. */
function isHeld(text) {
  try {
    const { pid, host } = JSON.parse(text);
    if (host !== hostname()) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
