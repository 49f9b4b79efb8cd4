// 30 days of a customer of 10,000 trailers from rollups, and one late day added up again.
import { setTimeout as wait } from 'node:timers/promises';
import { onFleet } from '../api/onFleet.mjs';
import { atMost, median } from '../table.mjs';
import { timed } from '../timing.mjs';

const FLEET = { trailers: 10_000, customers: 1 };
const DAYS = 60;
const RUNS = 15;
const PAGE_AT_MOST_MS = 150;
const LATE_AT_MOST_MS = 1_000;
const DAY_MS = 86_400_000;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchInsights({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'insights', fleet: FLEET }, async ({ query, serve, enter }) => {
    say(`writing ${(FLEET.trailers * DAYS).toLocaleString('en')} days of trailers`);
    for (const statement of FILL) await query(statement);
    await query('vacuum analyze');
    const { portal } = await enter((await serve()).server);
    const addUp = async () => {
      await portal.administration.jobs.run('insights.days');
      const startedAt = performance.now();
      while ((await openDays(query)) > 0) await wait(5);
      return performance.now() - startedAt;
    };
    say('adding up');
    await addUp();

    const { rows } = await query('select customer_id as id from customers');
    const customerId = rows[0].id;
    const last = Date.now() - DAY_MS - 3_600_000;
    const day = (back) => new Date(last - back * DAY_MS).toISOString().slice(0, 10);
    const period = { customerId, from: day(29), to: day(0) };
    const { period: found } = await portal.insights.get(period);
    const trailerDays = found.days.reduce((sum, { figures }) => sum + figures.trailers, 0);
    const oneMs = [];
    const twoMs = [];
    for (let run = 0; run < RUNS; run++) {
      oneMs.push(await timed(() => portal.insights.get(period)));
      twoMs.push(await timed(() => portal.insights.get({ ...period, againstFrom: day(59), againstTo: day(30) })));
    }
    const lateMs = [];
    for (let run = 0; run < RUNS; run++) {
      await query(LATE);
      lateMs.push(await addUp());
    }
    return [
      atMost(
        '30 days of 10,000 trailers from rollups',
        median(oneMs),
        PAGE_AT_MOST_MS,
        'ms',
        `${trailerDays.toLocaleString('en')} days of trailers; next to another 30 days ${median(twoMs).toFixed(1)} ms`,
      ),
      atMost('one late day added up again', median(lateMs), LATE_AT_MOST_MS, 'ms', 'from the start of the job'),
    ];
  });
}

const LAST_DAY = "((now() - interval '25 hours') at time zone 'utc')::date";
const FILL = [
  `insert into insight_trailer_days (customer_id, trailer_id, day, vehicle_type, reporting, moved, measured, miles,
      reefer_readings, reefer_within, systems, carry)
    select t.customer_id, t.trailer_id, ${LAST_DAY} - n, t.vehicle_type, 1, n % 2, 1, n * 3.1, 48, 47,
      case when (n * 7919 + t.number) % 30 = 0
        then '{"abs": {"faultMs": 3600000, "repairs": 1, "repairMs": 7200000}}'::jsonb else '{}'::jsonb end,
      '{"faults": {}}'
    from generate_series(0, ${DAYS - 1}) n
      cross join (select *, row_number() over (order by trailer_id) as number from trailer) t`,
  `insert into insight_progress (customer_id, first_day, through)
    select customer_id, ${LAST_DAY} - ${DAYS - 1}, ${LAST_DAY} from customers`,
  `insert into insight_stale_days select customer_id, ${LAST_DAY} - n from customers, generate_series(0, ${DAYS - 1}) n`,
];
const LATE = `insert into insight_late_days
  select customer_id, trailer_id, ${LAST_DAY} - 12 from trailer order by random() limit 1`;

/** Days that the job still has to add up. */
async function openDays(query) {
  const { rows } = await query(
    'select (select count(*) from insight_stale_days)::int + (select count(*) from insight_late_days)::int as open',
  );
  return rows[0].open;
}
