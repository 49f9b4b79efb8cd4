// Reports per second at the ingest endpoint of two servers, in turns: one with 10,000 geofences of each customer, one
// without. Both have the same fleet, whose trailers are where the geofences are: a tenth of them drives, the others are
// parked, some of them in geofences.
import { API_BUNDLE } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { createCaller } from '../api/client.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { devicesOf, GATEWAYS, ingestKey, query, REPORTS_A_BATCH, sendFor } from '../ingest/gateways.mjs';
import { atLeast, median } from '../table.mjs';
import { drivingBatches } from './driving.mjs';
import { fillGeofences } from './fillGeofences.mjs';

const FLEET = { trailers: 100_000, customers: 12 };
const GEOFENCES = 10_000;
const ROUNDS = 5;
/** By then, the geofences are in memory and the visits of parked trailers have begun. */
const WARM_REPORTS_A_TRAILER = 2;
const MEASURED_MS = 5_000;
const AT_LEAST_SHARE = 0.9;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function ingestShare({ postgresUrl, say }) {
  const api = await import(API_BUNDLE);
  const signingKey = JSON.stringify(await api.makeSigningJwk());
  const names = ['without', 'with'].map((kind) => `gladhand_bench_${kind}_${process.pid}`);
  const children = [];
  const child = (file) => {
    const started = startChild(new URL(`../api/${file}`, import.meta.url));
    children.push(started);
    return started;
  };
  try {
    const [without, withGeofences] = names.map(
      (name) => Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href,
    );
    await query(postgresUrl, `create database ${names[0]}`);
    say(`filling PostgreSQL with ${FLEET.trailers.toLocaleString('en')} trailers`);
    const filler = child('filler.mjs');
    await filler.ask('fill', { bundle: API_BUNDLE, postgresUrl: without, ...FLEET });
    await filler.stop();
    const devices = await devicesOf(without);
    const key = await ingestKey(api, without);
    await query(postgresUrl, `create database ${names[1]} template ${names[0]}`);
    say(`adding ${GEOFENCES.toLocaleString('en')} geofences of each customer`);
    await fillGeofences(withGeofences, devices, GEOFENCES);

    const sides = [];
    for (const databaseUrl of [without, withGeofences]) {
      const url = await child('product.mjs').ask('start', {
        bundle: API_BUNDLE,
        config: serverConfig(signingKey, { databaseUrl }),
      });
      sides.push({ gateways: createCaller(url, GATEWAYS), batches: drivingBatches(devices), perSecond: [] });
    }
    for (const { gateways, batches } of sides) {
      say('each trailer reports twice');
      await sendReports(WARM_REPORTS_A_TRAILER * devices.length, gateways, key, batches);
    }
    for (let round = 0; round < ROUNDS; round++) {
      say(`round ${round + 1} of ${ROUNDS}`);
      for (const side of round % 2 ? sides.toReversed() : sides) {
        side.perSecond.push((await sendFor(MEASURED_MS, side.gateways, key, side.batches)).perSecond);
      }
    }
    const [bare, judged] = sides.map(({ perSecond }) => median(perSecond));
    const { rows } = await query(withGeofences, 'select count(*)::int as visits from geofence_visits');
    return [
      atLeast(
        'reports per second with 10,000 geofences a customer, to those without',
        judged / bare,
        AT_LEAST_SHARE,
        'x',
        `${judged.toFixed(0)} and ${bare.toFixed(0)}, ${rows[0].visits.toLocaleString('en')} visits`,
      ),
    ];
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    for (const name of names) await query(postgresUrl, `drop database if exists ${name} with (force)`);
  }
}

async function sendReports(count, gateways, key, batchOf) {
  let sent = 0;
  const send = async (gateway) => {
    while (sent < count) {
      sent += REPORTS_A_BATCH;
      await gateways.post('/ingest/v1/reports', batchOf(gateway), { 'x-ingest-key': key });
    }
  };
  await Promise.all(Array.from({ length: GATEWAYS }, (_, gateway) => send(gateway)));
}
