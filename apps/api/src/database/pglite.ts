import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import { FifoPGliteDialect } from './fifoDialect';
import { lockDataDir } from './lock';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { OpenedDatabase } from './opened';
import type { Database } from './schema';

export interface PGliteOptions {
  /** Data folder; without one, the database is kept in memory. */
  dir?: string;
  /** Where a snapshot of the migrated empty database is stored; creating one takes about 5 s. */
  snapshotDir?: string;
}

const extensions = { pg_trgm };

/** Opens the embedded database. A new folder starts from a snapshot. */
export async function openPGlite({ dir, snapshotDir }: PGliteOptions = {}): Promise<OpenedDatabase> {
  const folder = dir === undefined ? undefined : resolve(dir);
  if (folder) await mkdir(dirname(folder), { recursive: true });
  const unlock = folder ? await lockDataDir(folder) : async () => {};
  try {
    const isNew = !folder || !existsSync(join(folder, 'PG_VERSION'));
    if (folder && isNew) await refuseForeignFolder(folder);
    const snapshot = isNew && snapshotDir ? await emptySnapshot(resolve(snapshotDir)) : undefined;
    const pglite = await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      extensions,
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    }).catch((error: unknown) => {
      throw folder && !isNew ? damaged(folder, error) : error;
    });
    const db = new Kysely<Database>({ dialect: new FifoPGliteDialect({ pglite }) });
    await migrate(db);
    return {
      db,
      reserve: db,
      engine: 'pglite',
      jobs: { pglite },
      async close() {
        await db.destroy();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A new database is created only in an empty folder, so that no other data is overwritten. */
async function refuseForeignFolder(folder: string): Promise<void> {
  const content = existsSync(folder) ? await readdir(folder) : [];
  if (content.length === 0) return;
  throw new Error(
    `[api] The folder ${folder} is not empty, but contains no database (PG_VERSION is missing). Restore the database from a backup, choose another folder with GLADHAND_DATA, or delete it to start over.`,
  );
}

function damaged(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `[api] The database in ${folder} can't be opened (${reason}). Restore the folder from a backup, or run \`npm run db:reset\` to start over without its data.`,
    { cause },
  );
}

/** The migrated empty database as a tar. Its name contains the version and the hash of the migrations. */
async function emptySnapshot(folder: string): Promise<Blob> {
  const file = join(folder, `empty-${schemaHash()}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const pglite = await PGlite.create({ extensions });
  const db = new Kysely<Database>({ dialect: new FifoPGliteDialect({ pglite }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}

function schemaHash(): string {
  const hash = createHash('sha256').update(PGLITE_MAJOR);
  for (const { statements } of Object.values(migrations)) hash.update(statements.join(';'));
  return hash.digest('hex').slice(0, 16);
}

/** Update this with each PGlite release that has another PostgreSQL major version. */
const PGLITE_MAJOR = '18';
