// The list of 100,000 SIMs, and 10,000 of them that are suspended, with the fleet list that is read beside it.
import { randomUUID } from 'node:crypto';
import { API_BUNDLE } from '../api/bundle.mjs';
import { onFleet } from '../api/onFleet.mjs';
import { atMost, line, median } from '../table.mjs';
import { medianOf, timed } from '../timing.mjs';

const FLEET = { trailers: 100_000, customers: 8 };
const SUSPENDED = 10_000;
/** The most that can be changed together. */
const BATCH = 1_000;
const RUNS = 15;
const SECRET = `whsec_${btoa('a secret with thirty-two letters')}`;
const MAX_PAGE_MS = 500;
/** Deep pages, searches and numbers that need every SIM. */
const MAX_RARE_PAGE_MS = 1_000;
const MAX_REQUEST_S = 3;
const MAX_SUSPEND_S = 180;
/** A read beside the change may take this many times as long as one without. */
const MAX_READS_RATIO = 2;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchSims({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'sims', fleet: FLEET }, async (place) => {
    const { query, changeFleets, child, serve, enter } = place;
    for (const statement of FILL) await query(statement);
    await query('vacuum analyze');
    const provider = child(new URL('./provider.mjs', import.meta.url));
    const providerUrl = await provider.ask('listen', { bundle: API_BUNDLE });
    const { server } = await serve({
      ...{ simProvider: { url: providerUrl, token: 'bench' }, simWebhookSecrets: [SECRET] },
    });
    const { fleetStatus, sims } = (await enter(server)).portal;

    const listOf = (filter, pageNumber = 1) => sims.list({ filter, paginationInput: { pageSize: 50, pageNumber } });
    const measured = async (cases) => {
      const lists = [];
      for (const [label, filter, page] of cases) lists.push([label, await medianOf(RUNS, () => listOf(filter, page))]);
      return lists;
    };
    const lists = await measured(LISTS);
    const rareLists = await measured(RARE_LISTS);
    const targetMs = await medianOf(RUNS, () => sims.target({ action: 'suspend', filter: { search: 'ZZ' } }));

    // Not from a list that is kept.
    const read = async () => {
      await changeFleets();
      return timed(() => fleetStatus.page({ paginationInput: { pageSize: 50, pageNumber: 1 } }));
    };
    const alone = [];
    for (let at = 0; at < RUNS; at++) alone.push(await read());
    say(`suspending ${SUSPENDED.toLocaleString('en')} SIMs`);
    const { rows } = await query(`select iccid from sims where state = 'active' order by iccid limit ${SUSPENDED}`);
    await provider.ask('confirm', { target: server, secret: SECRET });
    const startedAt = performance.now();
    const requested = [];
    for (let start = 0; start < rows.length; start += BATCH) {
      const iccids = rows.slice(start, start + BATCH).map(({ iccid }) => iccid);
      const target = { action: 'suspend', iccids };
      requested.push(await timed(() => sims.change({ batchId: randomUUID(), target, sims: iccids.length })));
    }
    const requestedS = (performance.now() - startedAt) / 1_000;
    const beside = [];
    for (;;) {
      beside.push(await read());
      if ((await provider.ask('confirmed')) >= rows.length) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const { rows: ends } = await query("select count(*)::int as sims from sim_requests where state = 'done'");
    if (ends[0].sims !== rows.length) throw new Error(`${ends[0].sims} changes are done.`);
    const ratio = median(beside) / median(alone);
    return [
      pageLine('first page of SIMs with its numbers', lists, MAX_PAGE_MS),
      pageLine('other pages', rareLists, MAX_RARE_PAGE_MS),
      line('numbers before a change', `${targetMs.toFixed(0)} ms`),
      atMost(`change of ${BATCH.toLocaleString('en')} SIMs requested`, median(requested) / 1_000, MAX_REQUEST_S, ' s'),
      atMost(
        `${SUSPENDED.toLocaleString('en')} SIMs suspended and confirmed`,
        seconds,
        MAX_SUSPEND_S,
        ' s',
        `requested in ${requestedS.toFixed(1)} s`,
      ),
      atMost(
        'first page of the fleet beside it',
        ratio,
        MAX_READS_RATIO,
        'x',
        `${median(beside).toFixed(0)} ms in ${beside.length} reads, ${median(alone).toFixed(0)} ms without`,
      ),
    ];
  });
}

const pageLine = (name, lists, limitMs) => {
  const [slowest, slowestMs] = lists.reduce((a, b) => (b[1] > a[1] ? b : a));
  return atMost(
    name,
    slowestMs,
    limitMs,
    'ms',
    `${slowest}; ${lists.map(([label, ms]) => `${label} ${ms.toFixed(0)}`).join(', ')}`,
  );
};

const LISTS = [
  ['all', {}, 1],
  ['active', { state: 'active' }, 1],
  ['suspended', { state: 'suspended' }, 1],
];
const RARE_LISTS = [
  ['page 1,000', {}, 1_000],
  ['over plan', { overage: true }, 1],
  ['search', { search: '8888' }, 1],
];

/** An active SIM for each trailer, and a suspended one for each hundredth. */
const FILL = [
  "insert into customer_features select customer_id, 'SubscriptionManagement' from customers on conflict do nothing",
  `insert into sim_plans (plan_id, name, included_mb, is_pooled, time_zone)
    values ('track', 'Track', 25, false, 'America/Chicago'), ('pool', 'Pool', 1000, true, 'UTC')`,
  `insert into sims (iccid, customer_id, trailer_id, carrier, state, since, sequence, plan_id, usage_month, used_mb, usage_at)
    select '8901000' || lpad(n.number::text, 12, '0'), n.customer_id, n.trailer_id, 'Carrier ' || n.number % 3,
      case when n.number % 100 = 0 then 'suspended' else 'active' end, now() - interval '30 days', 1,
      case when n.number % 4 = 0 then 'pool' else 'track' end, to_char(now(), 'YYYY-MM'), n.number % 30, now()
    from (select customer_id, trailer_id, row_number() over (order by trailer_id) as number from trailer) n`,
  `update trailer t set sim_status = case when s.state = 'suspended' then 'suspended' else 'activated' end,
      sim_status_change_date = s.since
    from sims s where s.customer_id = t.customer_id and s.trailer_id = t.trailer_id`,
];
