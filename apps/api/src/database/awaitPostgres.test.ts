import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCluster, hasInstalledPostgres, type PostgresCluster } from '../testing/postgresCluster';
import { awaitPostgres, refuseUnfit, type ServerFacts } from './awaitPostgres';
import { openPostgres } from './postgres';
import { startErrorOf } from './startErrors';

const TARGET = { host: 'db.example', port: 5432, user: 'fleet', database: 'gladhand' };
const GOOD: ServerFacts = { version: 15, encoding: 'UTF8', readOnly: false, mayCreate: true, hasMigrations: true };

it.each<[string, Partial<ServerFacts>, RegExp | undefined]>([
  ['a suitable server', {}, undefined],
  [
    'a server of version 14',
    { version: 14 },
    /^\[api\] PostgreSQL at db\.example:5432 has version 14, but version 15 .*Upgrade/,
  ],
  ['another encoding', { encoding: 'LATIN1' }, /encoding LATIN1.*createdb --encoding=UTF8/],
  ['a standby', { readOnly: true }, /is read-only.*primary/],
  [
    'a missing privilege',
    { mayCreate: false },
    /"fleet" isn't allowed to create tables.*ALTER DATABASE "gladhand" OWNER TO "fleet"/,
  ],
])('checks %s', (_, facts, message) => {
  const judge = () => refuseUnfit({ ...GOOD, ...facts }, TARGET);
  if (message) expect(judge).toThrow(message);
  else expect(judge).not.toThrow();
});

it.each([
  ['28P01', 'password authentication failed for user "fleet"', /rejected the password of user "fleet"/],
  ['28000', 'no pg_hba.conf entry', /refused user "fleet" \(no pg_hba.conf entry\).*pg_hba\.conf/],
  ['ETIMEDOUT', 'connect ETIMEDOUT', /db\.example:5432 can't be reached.*firewall/],
  ['53300', 'sorry, too many clients already', /no free connection.*max_connections/],
  ['57P03', 'the database system is starting up', /still starting/],
  ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', /DATABASE_URL has none/],
  ['', 'timeout expired', /isn't responding/],
  ['XX000', 'something else', /something else/],
])('explains the error %s (%s) in one line with a remedy', (code, text, message) => {
  const error = startErrorOf(Object.assign(new Error(text), code && { code }), TARGET);
  expect(error.message).toMatch(message);
  expect(error.message).toMatch(/^\[api\] .*\.$/);
});

describe.skipIf(!hasInstalledPostgres())('at the start, on a real server', () => {
  let cluster: PostgresCluster;
  const urlOf = (change: (url: URL) => void): string => {
    const url = new URL(cluster.url);
    change(url);
    return url.href;
  };
  beforeAll(async () => {
    cluster = await createCluster({ fsync: false });
    await cluster.start();
    const { db, close } = await openPostgres({ url: cluster.url, connections: 1, migrated: true });
    for (const statement of [
      'create role plain login',
      'create database foreign_owner',
      "create database latin encoding 'LATIN1' template template0",
      'create database newer',
    ]) {
      await sql.raw(statement).execute(db);
    }
    await close();
    const newer = await openPostgres({ url: urlOf((url) => (url.pathname = '/newer')), connections: 1 });
    await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '')`.execute(newer.db);
    await newer.close();
  });
  afterAll(() => cluster?.remove());

  it.each<[string, (url: URL) => void, RegExp]>([
    [
      'a wrong port',
      (url) => (url.port = '1'),
      /^\[api\] No PostgreSQL server is responding at 127\.0\.0\.1:1\. Start it/,
    ],
    [
      'a wrong host',
      (url) => (url.hostname = 'nowhere.invalid'),
      /host nowhere\.invalid in DATABASE_URL can't be resolved/,
    ],
    ['an unknown user', (url) => (url.username = 'nobody'), /refused user "nobody"/],
    ['an unknown database', (url) => (url.pathname = '/lost'), /has no database "lost"\. Create it with `createdb/],
    [
      'a missing privilege',
      (url) => Object.assign(url, { username: 'plain', pathname: '/foreign_owner' }),
      /User "plain" isn't allowed to create tables/,
    ],
    ['another encoding', (url) => (url.pathname = '/latin'), /encoding LATIN1/],
    ['a newer schema', (url) => (url.pathname = '/newer'), /newer than this version of Gladhand \(9999_future\)/],
  ])('reports %s', async (_, change, message) => {
    await expect(openPostgres({ url: urlOf(change), patienceMs: 0 })).rejects.toThrow(message);
  });

  it('waits for a server that is starting, and logs that once', async () => {
    await cluster.stop();
    const onWaiting = vi.fn();
    const waiting = awaitPostgres({ url: cluster.url, onWaiting });
    await vi.waitFor(() => expect(onWaiting).toHaveBeenCalledOnce());
    expect(onWaiting).toHaveBeenCalledWith(
      expect.stringContaining(`No PostgreSQL server is responding at 127.0.0.1:${cluster.port}`),
    );
    await cluster.start();
    await waiting;
    expect(onWaiting).toHaveBeenCalledOnce();
  });
});
