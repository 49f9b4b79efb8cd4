// Fills a database with a fleet of the factory and the accounts of the demonstration.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { answerMessages } from './child.mjs';

const SEED = 7;

answerMessages({
  async fill({ bundle, postgresUrl, pglite, trailers, customers }) {
    const api = await import(bundle);
    const opened = await (postgresUrl ? api.openPostgres({ url: postgresUrl }) : api.openPGlite(pglite));
    const now = new Date();
    const fleet = api.createFleet({ seed: SEED, now, trailers, customers });
    const passwordHash = await api.createArgon2Hasher().hash(api.DEMO_PASSWORD);
    const { users, groupUsers, features } = api.demoDataset(
      { ...fleet, trailers: [], statuses: [] },
      { now, passwordHash, uuid: () => randomUUID() },
    );
    await api.loadDataset(opened.db, api.datasetFromFleet(fleet, { users, groupUsers, features }), now);
    await analyzeFilled(opened.db);
    await opened.close();
    return { searchText: fleet.trailers[Math.floor(trailers / 2)].vin.slice(-6, -1) };
  },
});

/**
 * A server analyzes a table when rows have been written. One that is analyzed while it is empty is read as a whole until
 * it is analyzed again, also by foreign keys, whatever is written by then.
 */
async function analyzeFilled(db) {
  const { rows } = await sql`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length > 0) await sql`vacuum analyze ${sql.table(name)}`.execute(db);
  }
}
