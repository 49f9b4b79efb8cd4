// A dwell report of a million visits to XLSX and CSV on PostgreSQL: memory, what it means for other requests, pages of
// its result; how fast four planners plan a thousand reports of one minute; and the processor time of a PDF.
import { onFleet } from '../api/onFleet.mjs';
import { atMost, line, median } from '../table.mjs';
import { timed } from '../timing.mjs';
import { pdfCpuSeconds } from './pdfCpu.mjs';
import { planThousand } from './planThousand.mjs';

const FLEET = { trailers: 2_000, customers: 1 };
const GEOFENCES = 50;
const VISITS = 990_000;
/** As a container with little memory has it. With a wide heap, Node keeps garbage for longer. */
const NARROW_HEAP = ['--max-old-space-size=128', '--max-semi-space-size=8'];
const MAX_MB = 256;
const MAX_GROWTH = 1.25;
const MAX_P99_SHARE = 2;
const MAX_PAGE_MS = 150;
const MAX_PLAN_S = 30;
const MAX_PDF_CPU_S = 1;
const PAGES = [0, 100_000, 500_000, 989_500];
const REQUESTS = 200;
const POLL_MS = 500;

const REPORT = {
  ...{ reportTypeId: 2, allVehicles: true, vehicleIds: [], vehicleGroupIds: [], allGeofences: true, geofenceIds: [] },
  ...{ allFaultTypes: true, faultTypeIds: [], includeSensorData: false, columns: null, emailFrequency: null },
  ...{ assetThreshold: null, notifyEmails: ['bench@gladhand.example'], formats: ['xlsx', 'csv'], whenEmpty: 'nothing' },
  reportingSchedules: { timezone: 'UTC', category: 'daily', schedules: [{ dayOfWeek: null, time: '06:00' }] },
  isActive: false,
};

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchReports({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'reports', fleet: FLEET }, async ({ api, url, query, serve, enter }) => {
    const { product, server } = await serve({}, NARROW_HEAP);
    const { portal } = await enter(server);
    const [{ id: customerId }] = (await query('select min(customer_id)::int as id from trailer')).rows;
    for (let nth = 0; nth < GEOFENCES; nth++) await portal.geofences.create({ customerId, geofence: geofenceOf(nth) });
    say(`writing ${VISITS.toLocaleString('en')} visits`);
    await query(FILL, [VISITS]);
    await query('vacuum analyze geofence_visits');

    const other = () => timed(() => portal.reports.list(customerId));
    const quiet = percentile(await repeat(REQUESTS, other), 0.99);
    const runs = [];
    for (const days of [7, 31]) {
      say(`a run over ${days} days`);
      const report = await portal.reports.create({
        customerId,
        report: { ...REPORT, name: `${days} days`, reportHistoryTimeframe: days },
      });
      await product.ask('watchMemory');
      const startedAt = performance.now();
      const started = await portal.reports.run({ customerId, reportId: report.id, send: false });
      const waits = [];
      let run = started;
      while (['queued', 'running'].includes(run.summary.state)) {
        waits.push(await other());
        await new Promise((done) => setTimeout(done, POLL_MS / 10));
        run = await portal.reports.runById({ customerId, id: started.summary.id });
      }
      if (run.summary.state !== 'done') throw new Error(`The run ended as ${run.summary.state}: ${run.summary.reason}`);
      const seconds = (performance.now() - startedAt) / 1_000;
      runs.push({ run, seconds, waits, peakMb: await product.ask('peakMb') });
    }
    const [week, month] = runs;
    const pages = [];
    for (const offset of PAGES) {
      const read = () =>
        timed(() => portal.reports.rows({ customerId, runId: month.run.summary.id, offset, limit: 50 }));
      await read();
      pages.push(median(await repeat(9, read)));
    }
    const planned = await planThousand({ api, url, customerId });
    const pdf = await pdfCpuSeconds(api);
    return [
      line('rows', `${week.run.summary.rows} and ${month.run.summary.rows}`),
      line('time', `${week.seconds.toFixed(0)} s and ${month.seconds.toFixed(0)} s`),
      line(
        'files',
        month.run.files.map(({ format, sizeBytes }) => `${format} ${(sizeBytes / 1e6).toFixed(0)} MB`).join(', '),
      ),
      atMost('memory of the process with most rows, its heap limited to 128 MB', month.peakMb, MAX_MB, ' MB'),
      atMost('memory with most rows, to that with a fifth', month.peakMb / week.peakMb, MAX_GROWTH, 'x'),
      atMost('p99 of other requests, to that without a run', percentile(month.waits, 0.99) / quiet, MAX_P99_SHARE, 'x'),
      atMost('a page of the result, the slowest of four depths', Math.max(...pages), MAX_PAGE_MS, ' ms'),
      atMost(`1,000 reports planned by 4 planners, ${planned.doubled} doubled`, planned.seconds, MAX_PLAN_S, ' s'),
      atMost(
        'a PDF of 1,000 rows, processor time',
        median(pdf),
        MAX_PDF_CPU_S,
        ' s',
        `the first ${pdf[0].toFixed(2)} s`,
      ),
    ];
  });
}

const geofenceOf = (nth) => ({
  ...{ name: `Yard ${nth}`, category: 'yard', isActive: true, enterEmails: [], exitEmails: [] },
  shape: { type: 'circle', center: { lat: 30 + nth / 10, lng: -90 }, radiusMeters: 200 },
});

const FILL = `with g as (select array_agg(geofence_id) as ids from geofences),
    t as (select array_agg(trailer_id) as ids, min(customer_id) as customer from trailer)
  insert into geofence_visits (customer_id, visit_id, geofence_id, trailer_id, how, entered_at, entered_after,
    entered_before, left_at, left_after, left_before, ended_by, decided_at, left_decided_at)
  select t.customer, gen_random_uuid(), g.ids[1 + n % array_length(g.ids, 1)], t.ids[1 + n % array_length(t.ids, 1)],
    'seen', at, at - interval '5 minutes', at, at + interval '3 hours', at + interval '175 minutes',
    at + interval '3 hours', 'exit', at, at + interval '3 hours'
  from g, t, generate_series(1, $1::int) n,
    lateral (select now() - interval '30 days' + n * interval '2.6 seconds' as at) a`;

async function repeat(times, work) {
  const results = [];
  for (let nth = 0; nth < times; nth++) results.push(await work());
  return results;
}

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
