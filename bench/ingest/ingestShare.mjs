// Reports per second at the ingest endpoint of two servers, in turns: one whose database was prepared, and one without.
// Both have the same fleet, a tenth of which drives.
import { API_BUNDLE } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { createCaller } from '../api/client.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { median } from '../table.mjs';
import { drivingBatches } from './driving.mjs';
import { devicesOf, GATEWAYS, ingestKey, query, REPORTS_A_BATCH, sendFor } from './gateways.mjs';

const ROUNDS = 5;
/** By then, what is prepared is in memory, and what holds for parked trailers has begun. */
const WARM_REPORTS_A_TRAILER = 3;
const MEASURED_MS = 5_000;
const DEGREES_APART = 1;

/**
 * @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made
 * @param {{ trailers: number, customers: number, sites?: number }} fleet for each terminal, so many sites
 * @param {(url: string, devices: object[]) => Promise<unknown>} prepare fills one of the databases
 * @param {{ unfollowed?: string }} bareOptions an area whose follower the other server leaves out
 * @returns the medians of both, in reports per second, and what `look` found in the prepared one
 */
export async function ingestShare({ postgresUrl, say }, { sites = 1, ...fleet }, prepare, look, { unfollowed } = {}) {
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
    const [without, prepared] = names.map((name) => Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href);
    await query(postgresUrl, `create database ${names[0]}`);
    say(`filling PostgreSQL with ${fleet.trailers.toLocaleString('en')} trailers`);
    const filler = child('filler.mjs');
    await filler.ask('fill', { bundle: API_BUNDLE, postgresUrl: without, ...fleet });
    await filler.stop();
    const devices = spread(await devicesOf(without), sites);
    const key = await ingestKey(api, without);
    await query(postgresUrl, `create database ${names[1]} template ${names[0]}`);
    await prepare(prepared, devices);

    const sides = [];
    for (const databaseUrl of [without, prepared]) {
      const url = await child('product.mjs').ask('start', {
        bundle: API_BUNDLE,
        config: serverConfig(signingKey, { databaseUrl }),
        unfollowed: databaseUrl === without ? unfollowed : undefined,
      });
      sides.push({ gateways: createCaller(url, GATEWAYS), batches: drivingBatches(devices), perSecond: [] });
    }
    for (const { gateways, batches } of sides) {
      say('each trailer reports three times');
      await sendReports(WARM_REPORTS_A_TRAILER * devices.length, gateways, key, batches);
    }
    for (let round = 0; round < ROUNDS; round++) {
      say(`round ${round + 1} of ${ROUNDS}`);
      for (const side of round % 2 ? sides.toReversed() : sides) {
        side.perSecond.push((await sendFor(MEASURED_MS, side.gateways, key, side.batches)).perSecond);
      }
    }
    const [bare, judged] = sides.map(({ perSecond }) => median(perSecond));
    const { rows } = await query(prepared, look);
    return { bare, judged, found: rows[0] };
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    for (const name of names) await query(postgresUrl, `drop database if exists ${name} with (force)`);
  }
}

/** Puts trailers of a terminal at several sites, far enough from each other that no geofence is at two. */
const spread = (devices, sites) =>
  devices.map((device, at) => ({ ...device, lat: Number(device.lat) + (at % sites) * DEGREES_APART }));

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
