// A page of the inbox of a customer with 1,000,000 alerts, next to its statements alone.
import pg from 'pg';
import { onFleet } from '../api/onFleet.mjs';
import { atMost, line } from '../table.mjs';
import { medianOf } from '../timing.mjs';
import { fillRules } from './fillRules.mjs';

const FLEET = { trailers: 1_000, customers: 1 };
const RULES = 100;
const ALERTS = 1_000_000;
const RUNS = 15;
const AT_MOST_BARE = 3;
const PAGES = {
  'needs attention': { group: 'attention' },
  done: { group: 'done' },
  'of a rule': { ruleId: '01930008-0000-7000-8000-000000000003' },
};

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchAlertInbox({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'inbox', fleet: FLEET }, async ({ url, query, serve, enter }) => {
    await fillRules(url, RULES);
    say(`writing ${ALERTS.toLocaleString('en')} alerts`);
    await query(FILL);
    await query('vacuum analyze alert_episodes');
    const { product, server } = await serve();
    const { portal } = await enter(server);
    const { rows } = await query('select min(customer_id)::int as id from trailer');
    const bare = new pg.Client({ connectionString: url });
    await bare.connect();
    try {
      const lines = [];
      for (const [text, filter] of Object.entries(PAGES)) {
        say(text);
        const input = { customerId: rows[0].id, ...filter, paginationInput: { pageSize: 50, pageNumber: 1 } };
        await portal.alerts.list(input);
        await product.ask('record');
        const { total } = await portal.alerts.list(input);
        const statements = (await product.ask('recorded')).filter(({ text: sql }) => /alert_episodes/.test(sql));
        const throughApi = await medianOf(RUNS, () => portal.alerts.list(input));
        const alone = await medianOf(RUNS, async () => {
          for (const { text: sql, values } of statements) await bare.query(sql, values);
        });
        const detail = `${throughApi.toFixed(1)} and ${alone.toFixed(1)} ms, ${total.toLocaleString('en')} alerts`;
        lines.push(
          atMost(`inbox, ${text}: page to its statements alone`, throughApi / alone, AT_MOST_BARE, 'x', detail),
        );
      }
      lines.push(
        line(
          'alert count in the bell',
          `${(await medianOf(RUNS, () => portal.alerts.count(rows[0].id))).toFixed(1)} ms`,
        ),
      );
      return lines;
    } finally {
      await bare.end();
    }
  });
}

/** Most alerts are over; one in a thousand is open, and a few of the others are not handled. */
const FILL = `
  insert into alert_episodes (customer_id, episode_id, rule_id, rule_version, trailer_id, since, ended_at, ended_by,
    noticed_at, is_late, withdrawn_at, notify, handling, version)
  select t.customer_id, gen_random_uuid(), r.rule_id, 1, t.trailer_id, s.at,
    case when n % 1000 > 0 then s.at + interval '20 min' end, case when n % 1000 > 0 then 'condition' end,
    s.at, false, null, 'done', case when n % 500 = 0 then 'new' else 'closed' end, 1
  from generate_series(1, ${ALERTS}) n
    join (select *, (row_number() over (order by trailer_id))::int - 1 as number from trailer) t
      on t.number = n % ${FLEET.trailers}
    join (select *, (row_number() over (order by rule_id))::int - 1 as number from alert_rules) r
      on r.number = (n / ${FLEET.trailers}) % ${RULES},
    lateral (select now() - make_interval(secs => n * 2.5) as at) s
  on conflict do nothing`;
