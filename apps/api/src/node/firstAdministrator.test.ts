import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSigningJwk } from '../auth/tokenKeys';
import { openPostgres } from '../database/postgres';
import { createCluster, hasInstalledPostgres, type PostgresCluster } from '../testing/postgresCluster';
import { type BuiltServer, buildServer, type RealServer, run, startRealServer } from '../testing/realServer';

const EMAIL = 'first@example.com';
const PASSWORD = 'Quiet-Trailer-42!';
const PUBLIC_URL = 'https://fleet.example.com';

describe.skipIf(!hasInstalledPostgres())('the first administrator of an empty production database', () => {
  let cluster: PostgresCluster;
  let built: BuiltServer;
  let folder: string;
  let settings: Record<string, string>;
  beforeAll(async () => {
    [cluster, built, folder] = await Promise.all([
      createCluster({ fsync: false }),
      buildServer(),
      mkdtemp(join(tmpdir(), 'gladhand-test-')),
    ]);
    await cluster.start();
    settings = {
      GLADHAND_MODE: 'production',
      GLADHAND_SIGNING_KEY: JSON.stringify(await makeSigningJwk()),
      GLADHAND_DATA: folder,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL,
    };
  });
  afterAll(async () => {
    await cluster?.remove();
    await built?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('signs in with the link that the command prints', async () => {
    const env = { ...settings, DATABASE_URL: await emptyDatabase('by_command') };
    const command = run(built.createAdmin, env, ['--email', EMAIL.toUpperCase()]);
    expect(await command.ended).toBe(0);
    const [link] = /https:\S+/.exec(command.output()) ?? [];
    const server = await startRealServer(built.main, env);
    expect(server.output()).not.toContain('setupUrl');
    await choosePassword(server, link);
    await firstSignIn(server);
    expect(await server.stop()).toBe(0);
  });

  it('signs in with the setup link in the log', async () => {
    const server = await startRealServer(built.main, { ...settings, DATABASE_URL: await emptyDatabase('by_link') });
    const [, setupUrl = ''] = /"setupUrl":"([^"]+)"/.exec(server.output()) ?? [];
    expect(setupUrl).toContain(`${PUBLIC_URL}/auth/v1/setup?token=`);
    const here = setupUrl.replace(PUBLIC_URL, server.url);
    expect(await (await fetch(here)).text()).toContain('no users yet');
    const token = new URL(here).searchParams.get('token') ?? '';
    const body = new URLSearchParams({ token, email: EMAIL });
    const submitted = await fetch(`${server.url}/auth/v1/setup`, { method: 'POST', body, redirect: 'manual' });
    expect(submitted.status).toBe(303);
    expect((await fetch(here)).status).toBe(404);
    await choosePassword(server, submitted.headers.get('location') ?? undefined);
    await firstSignIn(server);
    expect(await server.stop()).toBe(0);
  });

  it('gets a link by mail, and another one on request, but not for an account of another kind', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let mail = '';
        stream.on('data', (chunk) => (mail += chunk));
        stream.on('end', () => {
          received.push(mail);
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
    });
    const url = await emptyDatabase('by_mail');
    const env = { ...settings, DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` };
    for (const arrived of [1, 2]) {
      const command = run(built.createAdmin, env, ['--email', EMAIL, '--mail']);
      expect(await command.ended).toBe(0);
      expect(command.output()).not.toContain('token=');
      expect(received).toHaveLength(arrived);
      expect(received[arrived - 1]).toContain('/setpassword?token=');
    }
    smtp.close();
    const { db, close } = await openPostgres({ url, connections: 1, migrated: true });
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: EMAIL }]);
    await sql`update user_roles set role = 'OEM'`.execute(db);
    await close();
    const refused = run(built.createAdmin, env, ['--email', EMAIL]);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^\[api\] No administrator was created: first@example\.com has an account/);
  });

  it.each([
    [[], '--email is missing'],
    [['--email', 'nobody'], '"nobody" is not an email address'],
    [['--name', 'x'], '--name'],
  ])('is not created by the command with %j, which prints its usage', async (args, problem) => {
    const command = run(built.createAdmin, settings, args);
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain(problem);
    expect(command.output()).toContain('Usage: npm run create-admin -w @gladhand/api -- --email');
    expect(command.output()).not.toContain('    at ');
  });

  async function emptyDatabase(name: string): Promise<string> {
    const { db, close } = await openPostgres({ url: cluster.url, connections: 1, migrated: true });
    await sql`create database ${sql.id(name)}`.execute(db);
    await close();
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  async function choosePassword(server: RealServer, link: string | undefined): Promise<void> {
    expect(link).toMatch(/^https:\/\/fleet\.example\.com\/setpassword\?token=[\w-]{43}$/);
    const token = new URL(link ?? '').searchParams.get('token');
    const set = () =>
      fetch(`${server.url}/auth/v1/set-password`, {
        method: 'POST',
        body: JSON.stringify({ token, password: PASSWORD }),
      });
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(404);
  }

  async function firstSignIn(server: RealServer): Promise<void> {
    const headers = { authorization: `Basic ${btoa(`${EMAIL}:${PASSWORD}`)}` };
    const signedIn = await fetch(`${server.url}/auth/v1/login`, { headers });
    expect(await signedIn.json()).toMatchObject({ error: { code: 'TERMS_REQUIRED' } });
    const accepted = await fetch(`${server.url}/auth/v1/acceptTermsOfService`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ acceptTermsOfService: true }),
    });
    const { idToken } = (await accepted.json()) as { idToken: string };
    const positions = await fetch(`${server.url}/v1/api/positions`, { headers: { authorization: idToken } });
    expect(positions.status).toBe(200);
  }
});
