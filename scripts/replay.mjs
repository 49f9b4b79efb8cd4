// `npm run replay -- FILE.gpx|csv --to ADDRESS [--speed 60]`: replays a recorded trace through the ingest endpoint for
// phones, as if the device were driving it now. ADDRESS is shown under "Connect a phone" in the trailer's drawer. With
// `--live SERVER` instead, it connects a trailer that has never reported and prints where to watch it.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importSource } from './importSource.mjs';
import { connectLiveTrailer } from './replay/liveTrailer.mjs';
import { schedule } from './replay/schedule.mjs';
import { readTrace } from './replay/trace.mjs';

const USAGE =
  'npm run replay -- FILE.gpx|csv [--speed 60] --to http://127.0.0.1:4400/ingest/v1/osmand/SECRET, or --live http://127.0.0.1:4400';
const KNOTS_PER_MPH = 0.868976242;
const HOUR_MS = 3_600_000;
/** Without a response, the fix is sent again after this wait, at most this many times. */
const RETRY_MS = 2_000;
const TRIES = 30;

function stop(message) {
  console.error(`[replay] ${message}`);
  process.exit(1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, live: { type: 'string' }, speed: { type: 'string', default: '1' } },
});
const [file] = positionals;
const speed = Number(values.speed);
const format = extname(file ?? '')
  .slice(1)
  .toLowerCase();
if (!file || !(values.to || values.live) || !['gpx', 'csv'].includes(format)) stop(`How to use it: ${USAGE}`);
if (!(speed > 0 && speed <= 10_000)) stop('--speed must be above 0 and at most 10000.');
if (values.to && !URL.canParse(values.to)) stop(`--to must be the address of the phone. ${USAGE}`);
if (values.live && !URL.canParse(values.live)) stop(`--live must be the URL of the server. ${USAGE}`);

let trace;
try {
  trace = readTrace(readFileSync(file, 'utf8'), format);
} catch (error) {
  stop(`${file}: ${error.message}`);
}
const { fixes, withoutTime } = trace;
if (withoutTime > 0) console.log(`[replay] ${withoutTime} points without a time are skipped.`);
process.chdir(new URL('..', import.meta.url).pathname);
const { bearingDegrees, greatCircleMiles } = await importSource('packages/domain/src/rules/history/miles.ts');

const live = values.live && (await connect(new URL(values.live).origin));
const address = live ? live.address : values.to;

const plan = schedule(fixes, speed, Date.now());
const minutes = (plan.at(-1).sendMs - plan[0].sendMs) / 60_000;
console.log(`[replay] ${plan.length} points, ${speed}x: ${minutes.toFixed(1)} min`);
const counts = { accepted: 0, late: 0, duplicate: 0, rejected: 0 };
for (const [index, { fix, sendMs, recordedMs }] of plan.entries()) {
  await sleep(Math.max(0, sendMs - Date.now()));
  const result = await send(index, recordedMs, fix);
  counts[result.status]++;
  const remark = result.message ? `: ${result.message}` : '';
  console.log(`[replay] ${index + 1}/${plan.length} ${new Date(recordedMs).toISOString()} ${result.status}${remark}`);
}
console.log(
  `[replay] ${Object.entries(counts)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ')}`,
);
await live?.disconnect();
if (counts.late > 0) {
  console.log('[replay] Late points are in the history only: the trailer had newer reports than these.');
}

async function connect(server) {
  const { REPLAY_EMAIL = 'admin@gladhand.example', REPLAY_PASSWORD = 'Gladhand-2026!' } = process.env;
  try {
    const trailer = await connectLiveTrailer({ server, email: REPLAY_EMAIL, password: REPLAY_PASSWORD });
    console.log(`[replay] Watch ${trailer.unitId} at ${trailer.watchUrl}`);
    return trailer;
  } catch (error) {
    return stop(error.message);
  }
}

async function send(index, recordedMs, { lat, lng, speedMph }) {
  const before = fixes[index - 1];
  const query = new URLSearchParams({ lat: String(lat), lon: String(lng), timestamp: String(recordedMs) });
  const mph = speedMph ?? (before && mphBetween(before, fixes[index]));
  if (mph !== undefined) query.set('speed', (Math.min(mph, 199) * KNOTS_PER_MPH).toFixed(2));
  if (before && greatCircleMiles(before, { lat, lng }) > 0) {
    query.set('bearing', bearingDegrees(before, { lat, lng }).toFixed(0));
  }
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${address}?${query}`).catch(() => undefined);
    const body = await response?.json().catch(() => undefined);
    if (response?.ok) return body.result;
    if (response && response.status < 500) stop(body?.error?.message ?? `The server answered ${response.status}.`);
    if (attempt === TRIES) stop('The server does not answer. Start it, then play the trace again.');
    await sleep(RETRY_MS);
  }
}

function mphBetween(from, to) {
  const hours = (to.at.getTime() - from.at.getTime()) / HOUR_MS;
  return hours > 0 ? greatCircleMiles(from, to) / hours : 0;
}
