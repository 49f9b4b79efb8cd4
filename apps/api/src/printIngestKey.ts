import { existsSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { createSqlRepositories } from './composition/sqlRepositories';
import { issueIngestKey } from './ingest/ingestKey';
import { readConfig } from './node/config';
import { readIngestKeyOptions } from './node/ingestKeyOptions';
import { openDatabase } from './node/openDatabase';

// npm runs workspace scripts in the workspace folder, but GLADHAND_DATA is relative to the folder in which npm was
// called.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

try {
  const options = readIngestKeyOptions(process.argv.slice(2));
  const { DATABASE_URL, GLADHAND_DATA } = process.env;
  const config = readConfig({ ...(DATABASE_URL && { DATABASE_URL }), ...(GLADHAND_DATA && { GLADHAND_DATA }) }, []);
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new Error(
      `[api] No key was created: there is no database in ${config.dataDir}. Set DATABASE_URL, or start the server once.`,
    );
  }
  const database = await openDatabase(config);
  try {
    const { customers, ingest } = createSqlRepositories(database.db);
    const { name, holder } = options;
    if ('customerId' in holder && (await customers.find([holder.customerId])).length === 0) {
      throw new Error(`[api] No key was created: there is no customer ${holder.customerId}.`);
    }
    const key = await issueIngestKey(ingest, { name, holder, keyId: uuidv7(), now: new Date() });
    console.error(
      `Ingest key '${name}'. You won't be able to see it again. An earlier key with this name no longer works.`,
    );
    console.log(key);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('[api]') ? error.message : error);
  process.exitCode = 1;
}
