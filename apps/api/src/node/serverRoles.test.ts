import { createPortalApi } from '@gladhand/domain';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeSigningJwk } from '../auth/tokenKeys';
import type { OpenedDatabase } from '../database/opened';
import { loadDataset } from '../repositories/sql/loadDataset';
import { openTestPostgres } from '../testing/openTestPostgres';
import { type BuiltServer, buildServer, type RealServer, startRealServer } from '../testing/realServer';
import { createTestDataset, testUser } from '../testing/testDataset';
import { createArgon2Hasher } from './argon2Hasher';

const ADMIN = 'admin@roles.example';
const PASSWORD = 'Coupling-4711!';
/** Enough that a process which also runs jobs would get at least one of them. */
const MAILS = 20;

/** A separate mail server for each process, which shows what each process sent. */
interface MailServer {
  server: SMTPServer;
  url: string;
  recipients: string[];
}

let built: BuiltServer;
let database: OpenedDatabase & { url: string };
let mail: { web: MailServer; worker: MailServer };
const started: RealServer[] = [];

async function openMailServer(): Promise<MailServer> {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return { server, recipients, url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}` };
}

beforeAll(async () => {
  const [web, worker] = await Promise.all([openMailServer(), openMailServer()]);
  mail = { web, worker };
  [built, database] = await Promise.all([buildServer(), openTestPostgres()]);
  const passwordHash = await createArgon2Hasher().hash(PASSWORD);
  const admin = { ...testUser(1, ADMIN, ['ADMINS']), passwordHash, passwordExpiresAt: null };
  await loadDataset(database.db, { ...createTestDataset(), users: [admin], groupUsers: [] }, new Date());
  const signingKey = JSON.stringify(await makeSigningJwk());
  for (const role of ['web', 'worker'] as const) {
    started.push(
      await startRealServer(built.main, {
        GLADHAND_MODE: 'production',
        GLADHAND_ROLE: role,
        GLADHAND_SIGNING_KEY: signingKey,
        DATABASE_URL: database.url,
        SMTP_URL: mail[role].url,
        MAIL_FROM: 'Gladhand <no-reply@roles.example>',
        PUBLIC_URL: 'http://roles.example',
      }),
    );
  }
}, 120_000);

afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await Promise.all(Object.values(mail).map(({ server }) => new Promise<void>((closed) => server.close(closed))));
  await database?.close();
  await built?.remove();
});

it('serves requests but sends no mail in a web process', async () => {
  const [web] = started;
  let token: string | undefined;
  const portal = createPortalApi({
    endpoint: web?.url ?? '',
    session: { idToken: () => token, onUnauthenticated: () => {} },
  });
  token = (await portal.account.signIn({ username: ADMIN, password: PASSWORD })).idToken;
  const wanted = Array.from({ length: MAILS }, (_, index) => `user${index}@roles.example`);
  for (const email of wanted) await portal.administration.users.create({ email, roleNames: ['TECHNICIAN'] });
  // With one poll per mail, 20 mails would take 40 s.
  await vi.waitFor(() => expect([...mail.worker.recipients].sort()).toEqual([...wanted].sort()), {
    timeout: 15_000,
  });
  expect(mail.web.recipients).toEqual([]);
}, 60_000);

it('serves only health checks in a worker process', async () => {
  const [, worker] = started;
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/version', '/', '/auth/v1/loginV2', '/graphql'].map(async (path) => {
      const { status } = await fetch(`${worker?.url}${path}`);
      return [path, status];
    }),
  );
  expect(statuses).toEqual([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/version', 200],
    ['/', 503],
    ['/auth/v1/loginV2', 503],
    ['/graphql', 503],
  ]);
});
