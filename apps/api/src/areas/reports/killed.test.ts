import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@gladhand/domain/fleet';
import type { ReportContent } from '@gladhand/domain/reports';
import { SensorType } from '@gladhand/domain/trailers';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../database/schema';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { type CountingSmtp, startCountingSmtp } from '../../testing/countingSmtp';
import { createKillableCluster, type KillableCluster } from '../../testing/killableCluster';
import { createTestDataset, testId } from '../../testing/testDataset';

const MINUTE_MS = 60_000;
const ROLES = ['worker', 'worker', 'worker'] as const;
const TRAILERS = 500;
/** More of them take longer and find rarer faults. */
const KILLS = Number(process.env.KILLS ?? 4);
const REPORTS = KILLS + 2;
const SEED = Number(process.env.SEED ?? 7);
const WAIT = { timeout: 120_000, interval: 250 };

/** How the mail server treats each recipient. */
const ACCEPTED = 'yard@killed.example';
const DELAYED = 'greylisted@killed.example';
const REFUSED = 'unknown@killed.example';
const RECIPIENTS = [DELAYED, REFUSED, ACCEPTED];

const fresh = createTestDataset();
const [model] = fresh.trailers.filter(({ customerId }) => customerId === 1);
if (!model) throw new Error('The dataset has no trailers.');
const DATASET = {
  ...fresh,
  groupTrailers: [],
  trailers: Array.from({ length: TRAILERS }, (_, nth) => ({
    ...model,
    ...{ trailerId: testId(9, nth + 1), vin: `KILLED${String(nth).padStart(11, '0')}`, unitId: `K-${nth}` },
    ...{ serialNumber: `K-${nth}`, installedSensorTypeIds: [SensorType.ReeferUnit] },
  })),
};

let smtp: CountingSmtp;
let cluster: KillableCluster;
/** Refusals of greylisted mails that are left. */
let delays = 0;

beforeEach(async () => {
  delays = REPORTS / 2;
  smtp = await startCountingSmtp({
    refuse(recipient) {
      if (recipient === REFUSED) return 550;
      return recipient === DELAYED && delays-- > 0 ? 451 : undefined;
    },
  });
  cluster = await createKillableCluster({ roles: ROLES, smtpUrl: smtp.url, jobs: ['report.plan', 'report.run'] });
});
afterEach(async () => {
  await cluster.close();
  await smtp.close();
});

it('runs each planned report once, with whole files and one mail per recipient, however often workers are killed', async () => {
  const { database, repositories } = cluster;
  const { db } = database;
  const now = new Date();
  await loadDataset(db, DATASET, now);
  await cluster.start();
  const plannedAt = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const ownerId = (await repositories.users.byEmail('boss@northline.example'))?.userId ?? '';
  for (let nth = 0; nth < REPORTS; nth++) {
    await repositories.reports.add({
      ...{ customerId: 1, reportId: randomUUID(), content: contentAt(plannedAt), ownerId, nextAt: plannedAt },
      ...{ heldAt: null, version: 1, createdAt: now, updatedAt: now },
    });
  }
  const plan = () => repositories.jobs.add([{ name: 'report.plan' }]);
  // All plan at the same time.
  await Promise.all(ROLES.map(plan));

  const random = createRandom(SEED);
  for (let kills = 0; kills < KILLS; kills++) {
    const victim = kills % ROLES.length;
    await cluster.isUp(victim);
    await pause(random.integer(200, 1_500));
    cluster.kill(victim);
    await hurry(db);
    await plan();
  }
  await Promise.all(ROLES.map((_, index) => cluster.isUp(index)));

  const runs = () => db.selectFrom('report_runs').selectAll().execute();
  await vi.waitFor(async () => {
    await hurry(db);
    await plan();
    expect((await runs()).filter(({ state }) => state === 'queued' || state === 'running')).toEqual([]);
  }, WAIT);
  expect(new Set((await runs()).map(({ report_id }) => report_id)).size).toBe(REPORTS);
  const done = (await runs()).filter(({ state }) => state === 'done');
  expect(done.length).toBeGreaterThan(REPORTS / 2);
  expect(new Set(done.map(({ rows }) => rows))).toEqual(new Set([TRAILERS]));
  // A run that was interrupted four times ends with that reason, and is not mailed.
  const interrupted = (await runs()).filter(({ state }) => state !== 'done');
  expect(interrupted.filter(({ state, reason }) => state !== 'failed' || !reason?.includes('interrupted'))).toEqual([]);

  const files = await storedFiles(
    db,
    done.map(({ run_id }) => run_id),
  );
  expect(files).toHaveLength(done.length * 3);
  expect(files.filter(({ sha256, bytes }) => sha256 !== createHash('sha256').update(bytes).digest('hex'))).toEqual([]);
  // The rows of every CSV are the same, and none is there twice.
  const texts = files.filter(({ format }) => format === 'csv').map(({ bytes }) => bytes.toString());
  expect(new Set(texts).size).toBe(1);
  expect(new Set(texts[0]?.match(/KILLED\d+/g)).size).toBe(TRAILERS);

  const deliveries = await db.selectFrom('report_deliveries').select(['run_id', 'recipient', 'nth']).execute();
  expect(deliveries.map(({ recipient, nth }) => `${recipient} ${nth}`).sort()).toEqual(
    RECIPIENTS.flatMap((recipient) => done.map(() => `${recipient} 1`)).sort(),
  );
  const mails = () => db.selectFrom('mails').select(['recipient', 'status']).execute();
  await vi.waitFor(async () => {
    await hurryMails(db);
    expect((await mails()).filter(({ status }) => status === 'queued')).toEqual([]);
  }, WAIT);
  expect((await mails()).length).toBe(deliveries.length);
  const twice = [...smtp.accepted.values()].filter((times) => times > 1).length;
  expect(twice).toBe(0);
  expect(delays).toBeLessThan(REPORTS / 2);
  // A worker that was killed while it sent leaves a mail that is reported as unconfirmed, and not sent again.
  const settled = (wanted: string) => (mail: { status: string }) => mail.status === wanted;
  const after = await mails();
  expect(after.filter(settled('failed')).every(({ recipient }) => recipient === REFUSED)).toBe(true);
  expect(smtp.accepted.size).toBeGreaterThanOrEqual(after.filter(settled('sent')).length);
  console.log(
    `${KILLS} kills, ${REPORTS} runs in ${(await runs()).reduce((sum, { attempts }) => sum + attempts, 0)} attempts, ` +
      `${done.length} done, ${interrupted.length} interrupted too often, ${files.length} whole files\n` +
      `mails: ${counts(after.map(({ status }) => status))}; accepted ${smtp.accepted.size}, twice ${twice}`,
  );
}, 300_000);

const contentAt = (plannedAt: Date): ReportContent => ({
  ...{ name: 'Reefer units', reportTypeId: 9, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ columns: null, emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  schedule: { frequency: 'daily', timeZone: 'UTC', weekdays: [], times: [plannedAt.toISOString().slice(11, 16)] },
  ...{ notifyEmails: RECIPIENTS, formats: ['csv', 'xlsx', 'pdf'], whenEmpty: 'send', isActive: true },
});

/** Runs whose process was killed are looked after minutes later; here, after seconds of silence. */
const hurry = (db: Kysely<Database>) =>
  sql`update report_runs set seen_at = seen_at - interval '10 minutes'
    where state = 'running' and seen_at < now() - interval '4 seconds'`.execute(db);

/** Lets mails that are to be tried again later be tried now. */
async function hurryMails(db: Kysely<Database>): Promise<void> {
  await sql`update mails set next_attempt_at = now() where status = 'queued' and next_attempt_at > now()`.execute(db);
  await sql`update pgboss.job set start_after = now()
    where name = 'mail.send' and state = 'created' and start_after > now()`.execute(db);
}

async function storedFiles(db: Kysely<Database>, runIds: readonly string[]) {
  const { rows } = await sql<{ format: string; sha256: string; bytes: Buffer }>`
    select f.format, f.sha256, string_agg(p.bytes, ''::bytea order by p.number) as bytes
    from report_files f join report_file_pieces p using (customer_id, file_id)
    where f.state = 'done' and f.run_id = any(${[...runIds]}::uuid[]) group by f.file_id, f.format, f.sha256`.execute(
    db,
  );
  return rows;
}

const counts = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `${names.filter((one) => one === name).length} ${name}`).join(', ');
