import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { migrations } from '../database/migrations';
import type { OpenedDatabase } from '../database/opened';
import { openPostgres } from '../database/postgres';
import { startPostgres } from './startPostgres';

export interface TestDatabase {
  name: string;
  url: string;
  /** Deletes it, even with open connections. */
  drop(): Promise<void>;
}

/** A new migrated database on the test server. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await startPostgres();
  const admin = await openPostgres({ url: server.url, connections: 1, migrated: true });
  const template = await templateOn(admin, server.url);
  const name = `gladhand_test_${randomBytes(6).toString('hex')}`;
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin.db);
  return {
    name,
    url: urlOf(server.url, name),
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
      await admin.close();
      await server.stop();
    },
  };
}

/** The migrated empty database that others are copies of, because migrations take seconds. The first one creates it. */
async function templateOn({ db }: OpenedDatabase, serverUrl: string): Promise<string> {
  const name = `gladhand_template_${schemaHash()}`;
  const lock = sql`hashtext('gladhand test template')`;
  await sql`select pg_advisory_lock(${lock})`.execute(db);
  try {
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db);
    if (rows.length > 0) return name;
    const draft = `${name}_${randomBytes(4).toString('hex')}`;
    await sql`create database ${sql.id(draft)}`.execute(db);
    const migrated = await openPostgres({ url: urlOf(serverUrl, draft), connections: 1 });
    await migrated.close();
    await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(db);
    return name;
  } finally {
    await sql`select pg_advisory_unlock(${lock})`.execute(db);
  }
}

function schemaHash(): string {
  const hash = createHash('sha256');
  for (const { statements } of Object.values(migrations)) hash.update(statements.join(';'));
  return hash.digest('hex').slice(0, 12);
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
