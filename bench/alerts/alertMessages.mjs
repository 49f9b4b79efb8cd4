// From an acknowledged report to the inbox in another process and to the mail server, and 10,000 alerts in a minute.
import { createRequire } from 'node:module';
import { createCaller } from '../api/client.mjs';
import { onFleet } from '../api/onFleet.mjs';
import { ingestKey } from '../ingest/gateways.mjs';
import { atMost, line, median } from '../table.mjs';

const FLEET = { trailers: 12_000, customers: 1 };
const DOOR = [36];
const ARRIVALS = 40;
const INBOX_MS = 3_000;
const SMTP_MS = 5_000;
const STORM = { alerts: 10_000, batch: 100, ms: 60_000 };
const AT_MOST_SLOWER = 2;
/** The first mail goes at once, the others of five minutes in one. */
const MAX_STORM_MAILS = 2;
const POLL_MS = 25;
const GIVE_UP_MS = 30_000;
const SWEEP_MS = 300_000;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchAlertMessages({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'messages', fleet: FLEET }, async ({ api, url, query, serve, enter }) => {
    await query(`update trailer set installed_sensor_type_ids = '{${DOOR}}', device_type_id = 2`);
    const { rows } = await query(
      `select customer_id::int as "customerId", trailer_id as id, vin, serial_number as serial from trailer
       where serial_number is not null order by trailer_id`,
    );
    const key = await ingestKey(api, url);
    const mails = await startSmtp();
    try {
      const { server: taking } = await serve({ smtpUrl: mails.url, role: 'web' });
      const { server: showing } = await serve({ smtpUrl: mails.url });
      const { portal } = await enter(showing);
      const gateway = createCaller(taking, 4);
      const place = { query, portal, gateway, key, mails, trailers: rows, say };
      return [...(await arrivals(place)), ...(await storm(place))];
    } finally {
      await mails.close();
    }
  });
}

/** One alert at a time, each of a rule with its own recipient. */
async function arrivals({ portal, gateway, key, mails, trailers, say }) {
  say(`${ARRIVALS} alerts, one after the other`);
  const chosen = trailers.slice(0, ARRIVALS);
  for (const [index, trailer] of chosen.entries()) {
    await createRule(portal, trailer.customerId, [trailer.id], `shop-${index}@bench.example`);
  }
  await sendDoors(gateway, key, chosen, 'closed');
  const inboxMs = [];
  const smtpMs = [];
  for (const [index, trailer] of chosen.entries()) {
    await sendDoors(gateway, key, [trailer], 'open');
    const acknowledgedAt = performance.now();
    const [inbox, mail] = await Promise.all([
      until(async () => {
        const page = {
          customerId: trailer.customerId,
          vin: trailer.vin,
          paginationInput: { pageSize: 5, pageNumber: 1 },
        };
        return (await portal.alerts.list(page)).alerts.length > 0;
      }),
      until(() => mails.sentTo(`shop-${index}@bench.example`) > 0),
    ]);
    inboxMs.push(inbox - acknowledgedAt);
    smtpMs.push(mail - acknowledgedAt);
  }
  return [
    atMost('acknowledged report to the inbox through another process, p95', percentile(inboxMs, 0.95), INBOX_MS, ' ms'),
    atMost(
      'acknowledged report to the mail server, p95',
      percentile(smtpMs, 0.95),
      SMTP_MS,
      ' ms',
      `median ${median(smtpMs).toFixed(0)}`,
    ),
  ];
}

/** Doors open on 10,000 trailers within a minute: without a rule about them, and with one. */
async function storm({ query, portal, gateway, key, mails, trailers, say }) {
  const chosen = trailers.slice(ARRIVALS, ARRIVALS + STORM.alerts);
  await sendAll(gateway, key, chosen, 'closed', 0);
  say('doors open in a minute, without a rule');
  const plain = await sendAll(gateway, key, chosen, 'open', STORM.ms);
  await createRule(portal, trailers[0].customerId, [], 'storm@bench.example');
  say('the rule looks at the present of each trailer');
  await sendAll(gateway, key, chosen, 'closed', 0);
  await until(async () => {
    const { rows } = await query(
      `select (select count(*) from alert_memory)
         >= (select count(*) from trailer_status where last_report is not null) as "isFollowed"`,
    );
    return rows[0].isFollowed;
  }, SWEEP_MS);
  say('the same with the rule');
  const fired = await sendAll(gateway, key, chosen, 'open', STORM.ms);
  const { total } = await portal.alerts.list({
    ...{ customerId: trailers[0].customerId, paginationInput: { pageSize: 5, pageNumber: 1 } },
  });
  const [before, after] = [plain, fired].map((times) => percentile(times, 0.95));
  const detail = `${before.toFixed(0)} and ${after.toFixed(0)} ms`;
  return [
    line('alerts in a minute', `${total - ARRIVALS}`),
    atMost(
      'ingest of 100 reports during 10,000 alerts a minute, p95, to that without',
      after / before,
      AT_MOST_SLOWER,
      'x',
      detail,
    ),
    atMost('mails about them to one recipient by then', mails.sentTo('storm@bench.example'), MAX_STORM_MAILS),
  ];
}

const createRule = (portal, customerId, vehicleIds, email) =>
  portal.alerts.createRule({
    customerId,
    rule: {
      ...{ name: `Doors for ${email}`, severity: 'caution', condition: { kind: 'doorChange', to: 'open' } },
      ...{ allVehicles: vehicleIds.length === 0, vehicleIds, vehicleGroupIds: [], isActive: true },
      ...{ notifyMe: false, notifyAllCustomerUsers: false, notifyEmails: [email], includeSensorData: false },
      ...{ alertNotificationRateLimitMs: 0, notifyPresent: false },
    },
  });

let sequence = 0;
/** Resolves with how long the answer took, in ms. */
async function sendDoors(gateway, key, trailers, door) {
  sequence++;
  const recordedAt = new Date().toISOString();
  const reports = trailers.map(({ serial }) => ({
    ...{ reportId: `d-${sequence}`, serialNumber: serial, recordedAt },
    readings: { door, tether: 'tethered' },
  }));
  const { content, tookMs } = await gateway.post('/ingest/v1/reports', JSON.stringify({ reports }), {
    'x-ingest-key': key,
  });
  const { results } = JSON.parse(content.toString());
  const refused = results.filter(({ status }) => status === 'rejected');
  if (refused.length > 0) throw new Error(`A report was refused: ${JSON.stringify(refused[0])}`);
  return tookMs;
}

/** Sends a report of each trailer in batches that are spread over a time. */
async function sendAll(gateway, key, trailers, door, overMs) {
  const took = [];
  const batches = Math.ceil(trailers.length / STORM.batch);
  const startedAt = performance.now();
  for (let batch = 0; batch < batches; batch++) {
    const waitMs = startedAt + (batch * overMs) / batches - performance.now();
    if (waitMs > 0) await pause(waitMs);
    const some = trailers.slice(batch * STORM.batch, (batch + 1) * STORM.batch);
    took.push(await sendDoors(gateway, key, some, door));
  }
  return took;
}

/** A mail server that accepts everything. */
async function startSmtp() {
  const { SMTPServer } = createRequire(new URL('../../apps/api/package.json', import.meta.url))('smtp-server');
  const counts = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    sentTo: (address) => counts.get(address) ?? 0,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** When something is true, by `performance.now`. */
async function until(isTrue, withinMs = GIVE_UP_MS) {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error(`It took longer than ${withinMs} ms.`);
    await pause(POLL_MS);
  }
  return performance.now();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
