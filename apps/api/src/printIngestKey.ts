import { existsSync } from 'node:fs';
import { v7 as uuidv7 } from 'uuid';
import { issueIngestKey } from './ingest/ingestKey';
import { readConfig } from './node/config';
import { readIngestKeyOptions } from './node/ingestKeyOptions';
import { openDatabase } from './node/openDatabase';
import { createSqlRepositories } from './repositories/sql';

// npm runs the scripts of a workspace in its folder; GLADHAND_DATA is meant from where npm was called.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

try {
  const options = readIngestKeyOptions(process.argv.slice(2));
  const { DATABASE_URL, GLADHAND_DATA } = process.env;
  const config = readConfig({ ...(DATABASE_URL && { DATABASE_URL }), ...(GLADHAND_DATA && { GLADHAND_DATA }) }, []);
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new Error(
      `[api] No key was made: there is no database in ${config.dataDir}. Set DATABASE_URL, or start the server once.`,
    );
  }
  const database = await openDatabase(config);
  try {
    const { customers, ingest } = createSqlRepositories(database.db);
    const { name, holder } = options;
    if ('customerId' in holder && (await customers.find([holder.customerId])).length === 0) {
      throw new Error(`[api] No key was made: there is no customer ${holder.customerId}.`);
    }
    const key = await issueIngestKey(ingest, { name, holder, keyId: uuidv7(), now: new Date() });
    console.error(`The key of '${name}', shown only here and now. An earlier key of that name has ended.`);
    console.log(key);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('[api]') ? error.message : error);
  process.exitCode = 1;
}
