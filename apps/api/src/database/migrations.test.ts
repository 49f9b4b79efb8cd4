import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { FifoPGliteDialect } from './fifoDialect';
import { migrate } from './migrate';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Every released migration in order, with the beginning of the SHA-256 of its text. Only append to this list. */
const RELEASED: Readonly<Record<string, string>> = {
  '0001_identity': '8243d5d08811',
  '0002_fleet': '8980f6625059',
  '0003_search': 'a6c791cc67e7',
  '0004_sensorOrders': 'bd8585ddc0be',
  '0005_faults': '022526bf3cdb',
  '0006_reefer': 'b33ee80af5b5',
  '0007_deviceLinks': '7ca58c4d787a',
  '0008_sharedLinks': 'db6958832a15',
  '0010_service': '6c2b1b284921',
  '0011_audit': '2a73775addc1',
  '0012_users': '626fe1fa68f3',
  '0013_groups': 'f0402514ee91',
  '0015_trailers': 'd8746f4e7eb8',
  '0016_sessions': 'e1cbf1c3a7e0',
  '0017_unloadedUpTo': 'b93ac23c248a',
  '0018_mails': 'd746cdef84d7',
  '0019_changes': '4b6ae5c9e273',
  '0020_cluster': 'c55c10033c77',
  '0021_subscriptions': 'cf3af8d38645',
  '0022_receipts': 'eb27e10c7715',
  '0030_auditTargets': '534f373bb162',
  '0035_fleetRevisions': '94b75aeaa2ef',
  '0036_streamSlots': 'b50a0750143a',
  '0037_healthReasons': 'f4cf71545d6f',
  '0038_search': '16eceac3e219',
  '0039_savedViews': 'acc76161902b',
  '0040_geofences': '038c23aa6d44',
};

const hashOf = (statements: readonly string[]) =>
  createHash('sha256').update(statements.join(';\n')).digest('hex').slice(0, 12);

it('keeps the order and the text of every released migration, regardless of its folder', () => {
  const now = Object.entries(migrations).map(([name, { statements }]) => [name, hashOf(statements)]);
  expect(now.slice(0, Object.keys(RELEASED).length)).toEqual(Object.entries(RELEASED));
});

it('numbers each migration once', () => {
  const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

it.each(['0008_sharedLinks', '0022_receipts', '0036_streamSlots'])(
  'upgrades a database from %s to the newest schema',
  async (last) => {
    const db = new Kysely<Database>({
      dialect: new FifoPGliteDialect({ pglite: await PGlite.create({ extensions: { pg_trgm } }) }),
    });
    const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => earlier },
    }).migrateToLatest();
    expect(error).toBeUndefined();
    await migrate(db);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(await db.selectFrom('shared_links').select('link_id').execute()).toEqual([]);
    await db.destroy();
  },
);
