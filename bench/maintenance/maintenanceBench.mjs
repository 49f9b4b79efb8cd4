// The first page of the maintenance dashboard of 100,000 trailers with 20,000 open issues, next to the fleet grid's.
import { onFleet } from '../api/onFleet.mjs';
import { atMost, median } from '../table.mjs';

const FLEET = { trailers: 100_000, customers: 50 };
const OPEN_ISSUES = 20_000;
const CLOSED_ISSUES = 200_000;
const RUNS = 15;
const AT_MOST_GRID = 1.5;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchMaintenance({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'maintenance', fleet: FLEET }, async ({ query, serve, enter }) => {
    say(`writing ${(OPEN_ISSUES + CLOSED_ISSUES).toLocaleString('en')} issues`);
    await query(FILL);
    await query(
      "insert into customer_features select customer_id, 'MaintenanceDashboard' from customers on conflict do nothing",
    );
    await query('vacuum analyze');
    const { portal } = await enter((await serve()).server);
    const { rows } = await query('select min(customer_id)::int as id from trailer');
    const paginationInput = { pageSize: 100, pageNumber: 1 };
    const lines = [];
    for (const [text, filter] of [
      ['all customers', {}],
      ['one customer', { customerId: rows[0].id }],
    ]) {
      say(text);
      const page = () => portal.maintenance.issues({ ...filter, paginationInput });
      const grid = () => portal.fleetStatus.page({ ...filter, paginationInput });
      const { total } = await page();
      await grid();
      const [issuesMs, gridMs] = await inTurns(page, grid);
      const detail = `${issuesMs.toFixed(1)} and ${gridMs.toFixed(1)} ms, ${total.toLocaleString('en')} open issues`;
      lines.push(
        atMost(`maintenance, ${text}: first page to the fleet grid's`, issuesMs / gridMs, AT_MOST_GRID, 'x', detail),
      );
    }
    return lines;
  });
}

const FILL = `
  insert into maintenance_issues (customer_id, issue_id, trailer_id, kind, opened_at, round, round_at, state, worst,
    occurrences, closed_at, gps_miles, evidence, points, version)
  select t.customer_id, gen_random_uuid(), t.trailer_id,
    (array['amberLamp', 'tireInflation', 'trailerBattery', 'sensorNotReporting'])[n % 4 + 1], s.at, 1, s.at,
    (array['caution', 'critical', 'notReporting'])[n % 3 + 1], 'critical', n % 5 + 1,
    case when n > ${OPEN_ISSUES} then s.at + interval '2 days' end, n % 10000,
    '{"amberLampMs": 7200000, "spn": 789, "fmi": 3, "description": null}', 10 + n % 76, 0
  from generate_series(1, ${OPEN_ISSUES + CLOSED_ISSUES}) n
    join (select *, (row_number() over (order by trailer_id))::int - 1 as number from trailer) t
      on t.number = (n * 7919) % ${FLEET.trailers},
    lateral (select now() - make_interval(secs => n * 20) as at) s`;

/** Medians of two calls in ms, measured by turns. */
async function inTurns(...calls) {
  const took = calls.map(() => []);
  for (let count = 0; count < RUNS; count++) {
    for (const [index, call] of calls.entries()) {
      const startedAt = performance.now();
      await call();
      took[index].push(performance.now() - startedAt);
    }
  }
  return took.map(median);
}
