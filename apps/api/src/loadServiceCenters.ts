import { existsSync, readFileSync } from 'node:fs';
import { createSqlRepositories } from './composition/sqlRepositories';
import { readConfig } from './node/config';
import { openDatabase } from './node/openDatabase';
import { readServiceCenters } from './node/serviceCenterFile';

/** Rows per statement: far below the limit of parameters. */
const BATCH = 500;

// npm runs workspace scripts in the workspace folder, but paths are relative to the folder in which npm was called.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

try {
  const [file] = process.argv.slice(2);
  if (!file || !existsSync(file)) {
    throw new Error('[api] The file is missing. Usage: npm run service-centers -w @gladhand/api -- centers.json');
  }
  const centers = readServiceCenters(readFileSync(file, 'utf8'));
  const { DATABASE_URL, GLADHAND_DATA } = process.env;
  const config = readConfig({ ...(DATABASE_URL && { DATABASE_URL }), ...(GLADHAND_DATA && { GLADHAND_DATA }) }, []);
  if (!config.databaseUrl && !existsSync(config.dataDir)) {
    throw new Error(`[api] Nothing was stored: there is no database in ${config.dataDir}. Set DATABASE_URL.`);
  }
  const database = await openDatabase(config);
  try {
    const { dealers } = createSqlRepositories(database.db);
    for (let start = 0; start < centers.length; start += BATCH) await dealers.put(centers.slice(start, start + BATCH));
    console.log(`${centers.length} service centers are stored.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error && error.message.startsWith('[api]') ? error.message : error);
  process.exitCode = 1;
}
