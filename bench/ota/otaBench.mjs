// A campaign over 100,000 devices, its page and lists, and devices that ask for their jobs next to reports.
import { randomUUID } from 'node:crypto';
import { createCaller } from '../api/client.mjs';
import { onFleet } from '../api/onFleet.mjs';
import { atLeast, atMost, line } from '../table.mjs';
import { medianOf, timed } from '../timing.mjs';

const FLEET = { trailers: 100_000, customers: 50 };
const TARGET = '4.18.2';
const FAILED_EVERY = 500;
const RUNS = 15;
const WARM_MS = 4_000;
const MEASURED_MS = 12_000;
const REPORTS_A_BATCH = 500;
const CREATE_AT_MOST_MS = 10_000;
const PAGE_AT_MOST_MS = 150;
const POLLS_PER_SECOND = 2_000;
const REPORTS_PER_SECOND = 3_000;
/** Each side sends a little more than what it has to reach. */
const HEADROOM = 1.05;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchOta({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'ota', fleet: FLEET }, async ({ api, url, query, child, serve, enter }) => {
    for (const statement of FILL) await query(statement);
    const key = await prepare(api, url);
    await query('vacuum analyze');
    const { server } = await serve({ otaKeys: [api.DEMO_OTA_KEY] });
    const { ota } = (await enter(server)).portal;

    say('creating a campaign');
    const { packages } = await ota.packages('mainApp');
    const { packageId } = packages.find(({ version }) => version === TARGET);
    const { devices } = await ota.target({ packageId });
    const campaignId = randomUUID();
    const createMs = await timed(() => ota.create({ campaignId, target: { packageId }, devices, plan: PLAN }));
    await query(FAIL);
    await query('vacuum analyze ota_devices');
    const pageMs = await medianOf(RUNS, () =>
      Promise.all([ota.campaign(campaignId), ota.devices({ campaignId, state: 'failed', limit: 50 })]),
    );
    const lists = [];
    for (const state of ['failed', 'queued', 'expired'])
      lists.push([state, await medianOf(RUNS, () => ota.fleet({ state, limit: 50 }))]);

    say('devices ask for their jobs');
    const { rows } = await query('select serial_number as serial from trailer order by trailer_id');
    const serials = rows.map(({ serial }) => serial);
    const poller = child(new URL('./poller.mjs', import.meta.url));
    const poll = (forMs, perSecond) => poller.ask('poll', { url: server, key, serials, forMs, perSecond });
    await poll(WARM_MS);
    const alone = await poll(MEASURED_MS / 2);
    await sendReports(WARM_MS, server, key, serials);
    const [polls, reports] = await Promise.all([
      poll(MEASURED_MS, POLLS_PER_SECOND * HEADROOM),
      sendReports(MEASURED_MS, server, key, serials),
    ]);
    const [slowest, slowestMs] = lists.reduce((a, b) => (b[1] > a[1] ? b : a));
    return [
      atMost(
        `campaign over ${devices.toLocaleString('en')} devices created`,
        createMs / 1_000,
        CREATE_AT_MOST_MS / 1_000,
        ' s',
      ),
      atMost('page of the campaign with its failed devices', pageMs, PAGE_AT_MOST_MS, 'ms'),
      atMost(
        'list of trailers by state of the job',
        slowestMs,
        PAGE_AT_MOST_MS,
        'ms',
        `${slowest}; ${lists.map(([state, ms]) => `${state} ${ms.toFixed(0)}`).join(', ')}`,
      ),
      atLeast(
        'requests for jobs per second next to reports',
        polls.perSecond,
        POLLS_PER_SECOND,
        '',
        `${JSON.stringify(polls.statuses)}, median ${polls.medianMs.toFixed(1)} ms, slowest of 100 ${polls.slowestOf100Ms.toFixed(0)} ms`,
      ),
      atLeast(
        'reports per second next to them',
        reports.perSecond,
        REPORTS_PER_SECOND,
        '',
        `${reports.refused} refused`,
      ),
      line('requests for jobs per second alone', `${alone.perSecond.toFixed(0)} (${JSON.stringify(alone.statuses)})`),
    ];
  });
}

/** One family, a serial number and an old version for every trailer. */
const FILL = [
  `update trailer t set device_type_id = 1, main_app_version = '4.12.2', serial_number = 'B' || n.number
    from (select trailer_id, row_number() over (order by trailer_id) as number from trailer) n
    where n.trailer_id = t.trailer_id`,
  "insert into customer_features select customer_id, 'OtaManagement' from customers on conflict do nothing",
];
const FAIL = `update ota_devices set state = 'failed', reason = 'hashMismatch', attempt = 1 where place % ${FAILED_EVERY} = 0`;
const PLAN = {
  ...{ name: 'Main app', stages: [{ percent: 1 }, { percent: 10 }], hoursBetweenStages: 48 },
  conditions: { untethered: false, minVolts: null, parkedMinutes: null, hours: null },
  ...{ stopAbovePercent: 50, judgedFromDevices: 10_000, deadlineHours: 72, maxAttempts: 3 },
};

/** Adds packages, and a key for their family; returns the key. */
async function prepare(api, url) {
  const opened = await api.openPostgres({ url });
  const repositories = api.createSqlRepositories(opened.db);
  const now = new Date();
  const author = { userId: null, email: 'bench@gladhand.example' };
  await api.addDemoPackages(repositories, { now, ids: { uuid: randomUUID }, author });
  const key = await api.issueIngestKey(repositories.ingest, {
    ...{ name: 'bench', holder: { gateway: 'Morey' }, keyId: randomUUID(), now },
  });
  await opened.close();
  return key;
}

/** Sends reports in batches, at most the rate that is to be reached. */
async function sendReports(forMs, server, key, serials) {
  const gateway = createCaller(server, 2);
  const perSecond = REPORTS_PER_SECOND * HEADROOM;
  const startedAt = performance.now();
  let next = 0;
  let sent = 0;
  let refused = 0;
  const send = async () => {
    while (performance.now() - startedAt < forMs) {
      const waitMs = (next / perSecond) * 1_000 - (performance.now() - startedAt);
      const from = next;
      next += REPORTS_A_BATCH;
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      const reports = Array.from({ length: REPORTS_A_BATCH }, (_, index) => ({
        ...{ reportId: randomUUID(), serialNumber: serials[(from + index) % serials.length] },
        recordedAt: new Date().toISOString(),
        readings: { gpsOdometerMiles: 1_000, tether: 'tethered', trailerBatteryVolts: 12.4 },
      }));
      const answer = await gateway.post('/ingest/v1/reports', JSON.stringify({ reports }), { 'x-ingest-key': key });
      const { results } = JSON.parse(answer.content.toString());
      sent += results.length;
      refused += results.filter(({ status }) => status !== 'accepted').length;
    }
  };
  await Promise.all([send(), send()]);
  gateway.close();
  return { perSecond: (sent * 1_000) / (performance.now() - startedAt), refused };
}
