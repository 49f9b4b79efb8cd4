import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createPortalApi, type PortalApi } from '@gladhand/domain';
import { createFleet } from '@gladhand/domain/fleet';
import { decodeTracking } from '@gladhand/domain/tracking';
import { vinCheckDigit } from '@gladhand/domain/trailers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSigningJwk } from './auth/tokenKeys';
import { createSqlRepositories } from './composition/sqlRepositories';
import type { OpenedDatabase } from './database/opened';
import { demoServiceCenters } from './demo/serviceCenters';
import { issueIngestKey } from './ingest/ingestKey';
import { createArgon2Hasher } from './node/argon2Hasher';
import { datasetFromFleet } from './repositories/datasetFromFleet';
import { loadDataset } from './repositories/sql/loadDataset';
import { bundleServer } from './testing/bundleServer';
import { openTestPostgres } from './testing/openTestPostgres';
import { type RoundRobin, roundRobin } from './testing/roundRobin';
import { testUser } from './testing/testDataset';
import { STREAM_LIMITS } from './tracking/streamSlots';

/** The cache is next to the packages that only the API has. */
const CACHE = resolve('apps/api/node_modules/.cache/gladhand');
const TRAILERS = 5_000;
const PAGE = 500;
const ADMIN = 'admin@cluster.example';
const PASSWORD = 'Coupling-4711!';
const NEW_USERS = 60;
const MAILED_ISSUES = 5;
const HOUR_MS = 3_600_000;
const NEW_TRAILER = {
  customerId: 2,
  vin: `1GRVA532${vinCheckDigit('1GRVA5320A0004711')}A0004711`,
  unitId: 'New 4711',
  vehicleTypeId: 3,
  productType: 'PRO',
  deviceTypeId: 1,
};
/** Late enough that users, mail and reports are all being processed. */
const KILL_AFTER = 20;

let folder: string;
let database: OpenedDatabase & { url: string };
let smtp: SMTPServer;
let proxy: RoundRobin;
const processes: { child: ChildProcess; url: string }[] = [];
/** Recipients in the order in which the mail server accepted their mail. */
const delivered: string[] = [];
let ingestKey: string;
let serials: string[];

async function start(index: number): Promise<void> {
  const child = spawn(process.execPath, [join(folder, 'server.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      GLADHAND_MODE: 'production',
      GLADHAND_SIGNING_KEY: process.env.CLUSTER_KEY,
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as { port: number }).port}`,
      MAIL_FROM: 'Gladhand <no-reply@cluster.example>',
      PUBLIC_URL: 'http://cluster.example',
      PORT: '0',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  });
  const died = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`A process of the cluster ended with ${code}.`)),
  );
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = (await Promise.race([once(lines, 'line'), died])) as [string];
  died.catch(() => {});
  processes[index] = { child, url: (JSON.parse(line) as { url: string }).url };
}

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'cluster-'));
  await bundleServer('clusterServer.ts', join(folder, 'server.mjs'));
  process.env.CLUSTER_KEY = JSON.stringify(await makeSigningJwk());
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        delivered.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // A process that is killed resets its connections.
  smtp.on('error', () => undefined);
  await new Promise<void>((listening) => {
    smtp.listen(0, '127.0.0.1', listening);
  });

  database = await openTestPostgres();
  const now = new Date();
  const fleet = createFleet({ seed: 7, now, trailers: TRAILERS, customers: 2 });
  const passwordHash = await createArgon2Hasher().hash(PASSWORD);
  const admin = { ...testUser(1, ADMIN, ['ADMINS']), passwordHash, passwordExpiresAt: null };
  await loadDataset(
    database.db,
    datasetFromFleet(fleet, {
      users: [admin],
      groupUsers: [],
      features: fleet.customers.map(({ customerId }) => ({ customerId, feature: 'MaintenanceDashboard' as const })),
    }),
    now,
  );
  const { dealers, ingest } = createSqlRepositories(database.db);
  await dealers.put(demoServiceCenters());
  const [customer] = fleet.customers;
  ingestKey = await issueIngestKey(ingest, {
    name: 'cluster',
    holder: { customerId: customer?.customerId ?? 1 },
    keyId: randomUUID(),
    now,
  });
  serials = (await ingest.devices({ customerId: customer?.customerId ?? 1 })).flatMap(
    ({ trailer }) => trailer.serialNumber ?? [],
  );
  await Promise.all([start(0), start(1)]);
  proxy = await roundRobin(processes.map(({ url }) => url));
}, 120_000);

afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await proxy?.close();
  await new Promise<void>((closed) => smtp.close(closed));
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

let openStream: () => Promise<number>;
let token: string | undefined;
async function signedIn(endpoint = proxy.url): Promise<PortalApi> {
  const portal = createPortalApi({
    endpoint,
    session: { idToken: () => token, onUnauthenticated: () => {} },
  });
  token ??= (await portal.account.signIn({ username: ADMIN, password: PASSWORD })).idToken;
  return portal;
}

const report = async (reports: readonly unknown[], endpoint = proxy.url) => {
  const answer = await fetch(`${endpoint}/ingest/v1/reports`, {
    method: 'POST',
    headers: { 'x-ingest-key': ingestKey },
    body: JSON.stringify({ reports }),
  });
  return (await answer.json()) as { results: { index: number; status: string }[] };
};

/** Error codes of a call whose response was lost. */
const LOST = ['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'MALFORMED_ANSWER'];

/** Retries with the same id until there is a response, as clients do after a lost one. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== undefined && !LOST.includes(code)) throw error;
    }
  }
}

/** When an event stream first reports a change. */
async function firstChange(stream: Response): Promise<number> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.includes('event: changed')) return performance.now();
  }
  return Number.POSITIVE_INFINITY;
}

describe('two processes on one database', () => {
  it('share sessions, and both respond', async () => {
    const portal = await signedIn();
    for (let calls = 0; calls < 4; calls++) expect((await portal.me()).email).toBe(ADMIN);
    expect(Math.min(...proxy.answered)).toBeGreaterThan(0);
  });

  it('share the sign-in limits', async () => {
    const attempts = [];
    for (let tries = 0; tries < 6; tries++) {
      const portal = createPortalApi({ endpoint: proxy.url });
      attempts.push(
        await portal.account
          .signIn({ username: 'stranger@cluster.example', password: 'wrong' })
          .catch(({ code }: { code: string }) => code),
      );
    }
    expect(attempts).toEqual([...Array(5).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  });

  it('notify clients of one process about reports to the other within 3 seconds', async () => {
    await signedIn();
    const end = new AbortController();
    // The whole fleet is too large for live updates; a single customer isn't.
    const stream = await fetch(`${processes[0]?.url}/v1/api/positions/changes?customerId=2`, {
      headers: { authorization: token ?? '' },
      signal: end.signal,
    });
    expect(stream.status).toBe(200);
    const notifiedAt = firstChange(stream);
    const { ingest } = createSqlRepositories(database.db);
    const [device] = await ingest.devices({ customerId: 2 });
    const key = await issueIngestKey(ingest, {
      name: 'two',
      holder: { customerId: 2 },
      keyId: randomUUID(),
      now: new Date(),
    });
    const sentAt = performance.now();
    const answer = await fetch(`${processes[1]?.url}/ingest/v1/reports`, {
      method: 'POST',
      headers: { 'x-ingest-key': key },
      body: JSON.stringify({
        reports: [
          {
            reportId: 'live',
            serialNumber: device?.trailer.serialNumber,
            recordedAt: new Date().toISOString(),
            readings: { trailerBatteryVolts: 12.5 },
          },
        ],
      }),
    });
    expect(await answer.json()).toMatchObject({ results: [{ status: 'accepted' }] });
    expect((await notifiedAt) - sentAt).toBeLessThan(3_000);
    end.abort();
  });

  it('share the limit of live streams per session', async () => {
    await signedIn();
    const open = async (index: number) => {
      const { status } = await fetch(`${processes[index]?.url}/v1/api/positions/changes?customerId=2`, {
        headers: { authorization: token ?? '' },
      });
      return status;
    };
    // All but one use the process that is killed below.
    expect(await open(0)).toBe(200);
    for (let streams = 1; streams < STREAM_LIMITS.perSession; streams++) expect(await open(1)).toBe(200);
    expect([await open(0), await open(1)]).toEqual([429, 429]);
    openStream = () => open(0);
  });

  it('show changes immediately in both processes', async () => {
    await signedIn();
    const [here, there] = await Promise.all(processes.map(({ url }) => signedIn(url)));
    if (!here || !there) throw new Error('There are not two processes.');
    const query = decodeTracking({ customer: '2' });
    const look = async (portal: PortalApi) => {
      const [map, grid] = await Promise.all([
        portal.tracking.page({ query, offset: 0, limit: 1 }),
        portal.fleetStatus.page({ customerId: 2, paginationInput: { pageSize: 500, pageNumber: 1 } }),
      ]);
      return { inMap: map.total, inGrid: grid.total };
    };
    const before = await look(there);
    await here.administration.trailers.create(NEW_TRAILER);
    expect(await look(there)).toEqual({ inMap: before.inMap + 1, inGrid: before.inGrid + 1 });
  });

  it('survive the loss of one without losing acknowledged reports or audit entries, or sending mail twice', async () => {
    const portal = await signedIn();
    const lampOn = serials.slice(-4 * MAILED_ISSUES).map((serialNumber) => ({
      reportId: `lamp-${serialNumber}`,
      serialNumber,
      recordedAt: new Date().toISOString(),
      readings: { abs: { active: true, amberLampMs: 3 * HOUR_MS } },
    }));
    expect((await report(lampOn)).results.map(({ status }) => status)).not.toContain('rejected');
    const { issues } = await portal.maintenance.issues({
      kind: 'amberLamp',
      paginationInput: { pageSize: MAILED_ISSUES, pageNumber: 1 },
    });
    expect(issues).toHaveLength(MAILED_ISSUES);
    const created = new Map<string, string>();
    const acknowledged = new Set<string>();
    const exported: string[] = [];
    let isOver = false;

    const createUsers = async (part: number) => {
      for (let number = part; number < NEW_USERS; number += 3) {
        const id = randomUUID();
        const email = `user-${number}@cluster.example`;
        await untilAnswered(() => portal.administration.users.create({ id, email, roleNames: ['CUSTOMER_1'] }));
        created.set(email, id);
      }
    };
    const mailIssues = async () => {
      for (const { id, customerId, version } of issues) {
        const email = { customerId, ids: [id], dealerId: 'chicago-il', note: '', requestId: randomUUID() };
        await untilAnswered(() => portal.maintenance.email(email));
        const snooze = { customerId, issues: [{ id, version }], action: 'snooze', note: 'In the shop' };
        await untilAnswered(() => portal.maintenance.handle(snooze));
      }
    };
    const sendReports = async (part: number) => {
      for (let batch = 0; !isOver; batch++) {
        const reports = serials.slice(part * 20, part * 20 + 20).map((serialNumber) => ({
          reportId: `r-${part}-${batch}-${serialNumber}`,
          serialNumber,
          recordedAt: new Date().toISOString(),
          readings: { tether: batch % 2 === 0 ? 'tethered' : 'untethered' },
        }));
        const answer = await report(reports).catch(() => undefined);
        for (const { index, status } of answer?.results ?? [])
          if (status !== 'rejected') acknowledged.add(reports[index]?.reportId ?? '');
      }
    };
    const exportFleet = async () => {
      let listId: string | null | undefined;
      for (let pageNumber = 1; pageNumber <= TRAILERS / PAGE; pageNumber++) {
        const page = await untilAnswered(() =>
          portal.fleetStatus.page({
            paginationInput: { pageSize: PAGE, pageNumber },
            ...(listId && { listId }),
            ...(pageNumber === 1 && { listId: null }),
          }),
        );
        listId = page.listId;
        exported.push(...page.trailers.map(({ vin }) => vin));
      }
    };
    const kill = async () => {
      await vi.waitFor(() => expect(created.size).toBeGreaterThan(KILL_AFTER), { timeout: 60_000, interval: 20 });
      processes[1]?.child.kill('SIGKILL');
    };
    const senders = [0, 1].map(sendReports);
    await Promise.all([kill(), exportFleet(), mailIssues(), ...[0, 1, 2].map(createUsers)]);
    isOver = true;
    await Promise.all(senders);

    // The live streams of the killed process are released.
    await vi.waitFor(async () => expect(await openStream()).toBe(200), { timeout: 30_000, interval: 500 });

    // The export continues on the other process.
    expect(exported).toHaveLength(TRAILERS);
    expect(new Set(exported).size).toBe(TRAILERS);

    const logged = await database.db.selectFrom('activity_log').select('report_id').execute();
    const kept = new Set(logged.map(({ report_id }) => report_id));
    expect(acknowledged.size).toBeGreaterThan(200);
    expect([...acknowledged].filter((reportId) => !kept.has(reportId))).toEqual([]);

    const users = await database.db
      .selectFrom('users')
      .select(['user_id', 'email'])
      .where('email', '<>', ADMIN)
      .execute();
    expect(new Map(users.map(({ email, user_id }) => [email, user_id]))).toEqual(created);
    const lines = await database.db
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'user.created')
      .execute();
    expect(lines.map(({ subject }) => subject).sort()).toEqual([...created.keys()].sort());

    // A dead worker leaves mails behind, which are retried once it counts as dead.
    await vi.waitFor(
      async () => {
        await database.db
          .updateTable('mails')
          .set({ changed_at: new Date(0) })
          .where('status', 'in', ['sending', 'handingOver'])
          .where('changed_at', '<', new Date(Date.now() - 10_000))
          .execute();
        await portal.administration.jobs.run('mail.sweep');
        const open = await database.db
          .selectFrom('mails')
          .select('mail_id')
          .where('status', 'not in', ['sent', 'unconfirmed'])
          .execute();
        expect(open).toEqual([]);
      },
      { timeout: 90_000, interval: 1_000 },
    );
    const mails = await database.db.selectFrom('mails').select(['recipient', 'status', 'purpose']).execute();
    const [toCenter, toUsers] = [true, false].map((isDiagnostic) =>
      mails.flatMap(({ recipient, purpose }) => ((purpose === 'diagnostic') === isDiagnostic ? recipient : [])),
    );
    expect(toUsers?.sort()).toEqual([...created.keys()].sort());
    expect(toCenter).toHaveLength(MAILED_ISSUES);
    const ofUsers = delivered.filter((address) => created.has(address));
    expect(new Set(ofUsers).size).toBe(ofUsers.length);
    expect(delivered.length - ofUsers.length).toBeLessThanOrEqual(MAILED_ISSUES);
    const unconfirmed = mails.filter(({ status }) => status === 'unconfirmed');
    expect(delivered.length).toBeGreaterThanOrEqual(mails.length - unconfirmed.length);
    for (const { id } of issues) {
      const { history = [] } = (await portal.maintenance.issue(id)) ?? {};
      expect(history.map(({ kind }) => kind).sort()).toEqual(['emailed', 'opened', 'snoozed']);
    }
    const handled = await database.db
      .selectFrom('audit_log')
      .select(({ fn }) => ['action', fn.countAll<string>().as('lines')])
      .where('action', 'like', 'maintenance.%')
      .groupBy('action')
      .execute();
    expect(new Map(handled.map(({ action, lines }) => [action, Number(lines)]))).toEqual(
      new Map([
        ['maintenance.issuesEmailed', MAILED_ISSUES],
        ['maintenance.issuesHandled', MAILED_ISSUES],
      ]),
    );
    console.log(
      `reports acknowledged ${acknowledged.size}, lost 0; users ${created.size}, audit lines missing 0; ` +
        `mails ${mails.length}, delivered ${delivered.length}, doubled 0, unconfirmed ${unconfirmed.length}`,
    );
  }, 240_000);
}, 300_000);
