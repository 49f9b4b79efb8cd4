import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '@gladhand/domain/fleet';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../database/schema';
import { issueIngestKey } from '../../ingest/ingestKey';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { type CountingSmtp, startCountingSmtp } from '../../testing/countingSmtp';
import { createKillableCluster, type KillableCluster } from '../../testing/killableCluster';
import { addRules, KILLED_DATASET, makeReports, pureEpisodes, RECIPIENTS, storedEpisodes } from './killed.test.parts';

const ROLES = ['web', 'web', 'web', 'worker', 'worker'] as const;
const COPIES = 3;
const SENDERS = 4;
/** More of them take longer and find rarer faults. */
const KILLS = Number(process.env.KILLS ?? 6);
const WAIT = { timeout: 120_000, interval: 500 };
const SEED = Number(process.env.SEED ?? 7);

let smtp: CountingSmtp;
let cluster: KillableCluster;

beforeEach(async () => {
  smtp = await startCountingSmtp();
  cluster = await createKillableCluster({ roles: ROLES, smtpUrl: smtp.url, jobs: ['alert.due', 'alert.messages'] });
});
afterEach(async () => {
  await cluster.close();
  await smtp.close();
});

it('alerts once about each episode of the sorted reports, however often processes are killed', async () => {
  const { database, repositories } = cluster;
  const { accepted } = smtp;
  const now = new Date();
  await loadDataset(database.db, KILLED_DATASET, now);
  const key = { name: 'killed', holder: { customerId: 1 }, keyId: randomUUID(), now };
  const ingestKey = await issueIngestKey(repositories.ingest, key);
  await cluster.start();
  await addRules(repositories, now);

  const reports = makeReports(SEED, now);
  const random = createRandom(SEED + 1);
  const batches = shuffledBatches(Array.from({ length: COPIES }, () => reports.map(({ sent }) => sent)).flat(), random);
  const total = batches.length;
  const statuses: string[] = [];
  let kills = 0;
  let lostAnswers = 0;
  /** Reports are sent until the last process is killed. */
  const isEarly = () => (total - batches.length) / total > (kills + 1) / (KILLS + 1);
  const send = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      while (isEarly()) await pause(20);
      const alive = cluster.urls('web');
      const answered = alive.length > 0 ? await post(random.pick(alive), ingestKey, batch) : undefined;
      if (answered) statuses.push(...answered.map(({ status }) => status));
      else batches.unshift(batch);
      if (alive.length === 0) await pause(50);
      else if (!answered) lostAnswers++;
    }
  };
  const kill = async () => {
    for (; kills < KILLS; kills++) {
      const victim = kills % ROLES.length;
      await cluster.isUp(victim);
      await pause(random.integer(20, 300));
      cluster.kill(victim);
    }
  };
  await Promise.all([kill(), ...Array.from({ length: SENDERS }, send)]);
  await Promise.all(ROLES.map((_, index) => cluster.isUp(index)));
  expect(statuses).not.toContain('rejected');
  expect(statuses).toHaveLength(COPIES * reports.length);

  // Durations elapse, and messages about late alerts wait for further reports: both without waiting here.
  await repositories.jobs.add([{ name: 'alert.due' }]);
  const expected = pureEpisodes(reports, now);
  await vi.waitFor(async () => expect(await storedEpisodes(repositories, now)).toEqual(expected), WAIT);
  const { db } = database;
  await hurry(db);
  await vi.waitFor(async () => expect(await ledger(db)).toHaveLength(expected.length * RECIPIENTS.length), WAIT);
  const mails = () => db.selectFrom('mails').select(['mail_id', 'status']).execute();
  await vi.waitFor(async () => expect((await mails()).map(({ status }) => status)).not.toContain('queued'), WAIT);
  // What a killed process was sending is not sent again, and reported as unconfirmed two minutes later.
  const handedOver = (await mails()).filter(({ status }) => status !== 'sending');
  expect(accepted.size).toBeLessThanOrEqual(handedOver.length);

  const rows = await ledger(db);
  expect(new Set(rows.map(({ episode_id, recipient }) => `${episode_id} ${recipient}`)).size).toBe(rows.length);
  const twice = [...accepted.values()].filter((times) => times > 1).length;
  expect(twice).toBe(0);
  console.log(
    `${kills} kills, ${lostAnswers} lost answers, reports: ${counts(statuses)}\n` +
      `${expected.length} episodes = pure ones, ${rows.length} rows: ${counts(rows.map(outcomeOf))}\n` +
      `mails: ${counts((await mails()).map(({ status }) => status))}; accepted ${accepted.size}, twice ${twice}`,
  );
}, 600_000);

/** The message about each episode. */
const ledger = (db: Kysely<Database>) =>
  db
    .selectFrom('alert_deliveries as d')
    .innerJoin('alert_episodes as e', (join) =>
      join.onRef('e.customer_id', '=', 'd.customer_id').onRef('e.episode_id', '=', 'd.episode_id'),
    )
    .where('e.withdrawn_at', 'is', null)
    .select(['d.episode_id', 'd.recipient', 'd.outcome', 'd.reason'])
    .execute();

const outcomeOf = ({ outcome, reason }: { outcome: string; reason: string | null }) =>
  [outcome, reason].filter(Boolean).join(' ');

const counts = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `${names.filter((one) => one === name).length} ${name}`).join(', ');

/** Lets jobs that are to start later start now. */
const hurry = (db: Kysely<Database>) =>
  sql`update pgboss.job set start_after = now() where name = 'alert.notify' and state = 'created'`.execute(db);

async function post(url: string, key: string, reports: readonly unknown[]) {
  const headers = { 'x-ingest-key': key };
  const sent = fetch(`${url}/ingest/v1/reports`, { method: 'POST', headers, body: JSON.stringify({ reports }) });
  return sent
    .then(async (answer) =>
      answer.ok ? ((await answer.json()) as { results: { status: string }[] }).results : undefined,
    )
    .catch(() => undefined);
}

function shuffledBatches<Item>(items: readonly Item[], random: Random): Item[][] {
  const rest = items
    .map((item) => ({ item, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
  const batches: Item[][] = [];
  while (rest.length > 0) batches.push(rest.splice(0, random.integer(1, 6)));
  return batches;
}
