// `npm run db:reset`: removes the embedded database, so that the next start creates the demonstration again. The
// signing key is removed, too, which ends all sessions. Refuses while a server uses the database.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { importSource } from './importSource.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const data = resolve(process.env.GLADHAND_DATA ?? '.gladhand/data');
const database = `${data}/pglite`;

if (process.env.DATABASE_URL) {
  console.error('[gladhand] DATABASE_URL is set. This removes the embedded database only; unset it first.');
  process.exit(1);
}
if (!existsSync(database)) {
  console.log(`[gladhand] There is no database in ${data}.`);
} else {
  const unlock = await locked();
  for (const path of [database, `${data}/signing-key.json`]) rmSync(path, { recursive: true, force: true });
  await unlock();
  console.log(`[gladhand] Removed ${database}. The next \`npm start\` writes the demonstration anew.`);
}

/** Takes the server's own lock: the owner is checked in the same way, and no server can start during the reset. */
async function locked() {
  const { lockDataDir } = await importSource('apps/api/src/database/lock.ts');
  try {
    return await lockDataDir(database);
  } catch (error) {
    if (error.name !== 'DataDirInUse') throw error;
    console.error(
      `[gladhand] A server runs on ${database}. Stop it first; if you are sure there is none, delete ${database}.lock.`,
    );
    process.exit(1);
  }
}
