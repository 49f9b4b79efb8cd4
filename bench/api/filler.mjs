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
    await sql`vacuum analyze`.execute(opened.db);
    await opened.close();
    return { searchText: fleet.trailers[Math.floor(trailers / 2)].vin.slice(-6, -1) };
  },
});
