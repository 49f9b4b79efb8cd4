import { OPEN_REQUEST_STATES, SIM_POLICY } from '@gladhand/domain/sims';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { isEmptyScope } from '../../../repositories/scope';
import { inScope } from '../../../repositories/sql/sqlScope';
import type { SimCountRow, SimPlanRecord, SimQuery, SimRecord, SimRepository, SimRow, SimSort } from '../repository';
import { requestJson, simColumns } from './columns';

type Sims = Pick<
  SimRepository,
  | 'putPlans'
  | 'addSims'
  | 'plans'
  | 'plansIn'
  | 'search'
  | 'count'
  | 'counts'
  | 'byIccids'
  | 'matching'
  | 'lock'
  | 'put'
  | 'moveSims'
>;

const rowColumns = sql`${simColumns}, t.vin, t.unit_id as "unitId", c.short_name as "customerName",
  (select status.last_report from trailer_status status
    where status.customer_id = t.customer_id and status.trailer_id = t.trailer_id) as "lastReport",
  json_build_object('planId', p.plan_id, 'name', p.name, 'includedMb', p.included_mb, 'isPooled', p.is_pooled,
    'timeZone', p.time_zone) as plan,
  case when r.request_id is not null then ${requestJson} end as request`;

const from = sql`from sims sim
  join trailer t on t.customer_id = sim.customer_id and t.trailer_id = sim.trailer_id
  join customers c on c.customer_id = t.customer_id
  join sim_plans p on p.plan_id = sim.plan_id
  left join sim_requests r on r.request_id = sim.request_id`;

const folded = (column: string) => sql`lower(${sql.ref(column)} collate "C")`;
const byUnit = sql`${folded('t.unit_id')}, sim.iccid`;
const SORT: Readonly<Record<SimSort, RawBuilder<unknown>>> = {
  unitId: folded('t.unit_id'),
  customerName: folded('c.short_name'),
  iccid: sql`sim.iccid collate "C"`,
  carrier: folded('sim.carrier'),
  state: sql`array_position(array['ready', 'active', 'suspended', 'deactivated'], sim.state)`,
  since: sql`sim.since`,
  plan: folded('p.name'),
  usedMb: sql`sim.used_mb`,
};

/** SIMs on PostgreSQL. */
export const sqlSims = (db: Kysely<Database>): Sims => ({
  async putPlans(plans) {
    for (const { planId, name, includedMb, isPooled, timeZone } of plans) {
      const values = { name, included_mb: includedMb, is_pooled: isPooled, time_zone: timeZone };
      await db
        .insertInto('sim_plans')
        .values({ plan_id: planId, ...values })
        .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(values))
        .execute();
    }
  },
  async addSims(sims) {
    for (let start = 0; start < sims.length; start += ROWS) {
      await db
        .insertInto('sims')
        .values(sims.slice(start, start + ROWS).map(toRow))
        .onConflict((conflict) => conflict.column('iccid').doNothing())
        .execute();
    }
  },
  async plans() {
    const { rows } = await sql<SimPlanRecord>`select plan_id as "planId", name, included_mb as "includedMb",
      is_pooled as "isPooled", time_zone as "timeZone" from sim_plans order by name collate "C", plan_id`.execute(db);
    return rows;
  },
  async plansIn(scope) {
    if (isEmptyScope(scope)) return [];
    const { rows } = await sql<SimPlanRecord>`select plan_id as "planId", name, included_mb as "includedMb",
        is_pooled as "isPooled", time_zone as "timeZone" from sim_plans known
      where exists (select from sims sim
        join trailer t on t.customer_id = sim.customer_id and t.trailer_id = sim.trailer_id
        join customers c on c.customer_id = t.customer_id
        where sim.plan_id = known.plan_id and ${inScope(scope)})
      order by name collate "C", plan_id`.execute(db);
    return rows;
  },
  async search({ sortBy, sortAsc, limit, offset, ...query }) {
    if (isEmptyScope(query.scope)) return [];
    const direction = sortAsc ? sql`asc` : sql`desc`;
    return selectRows(
      db,
      sql`${from} where ${matches(query)} order by ${SORT[sortBy]} ${direction} nulls last, ${byUnit}
        limit ${limit}::int offset ${offset}::int`,
    );
  },
  async count(query) {
    if (isEmptyScope(query.scope)) return 0;
    const { rows } = await sql<{ sims: number }>`select count(*)::int as sims ${from}
      where ${matches(query)}`.execute(db);
    return rows[0]?.sims ?? 0;
  },
  async counts(query) {
    if (isEmptyScope(query.scope)) return [];
    const late = lateBefore(query.now);
    const { rows } = await sql<SimCountRow>`with found as materialized (
        select sim.state, sim.plan_id, ${isOver(query.now)} as over, ${isOpen} as open,
          ${isOpen} and r.requested_at <= ${late}::timestamptz as late, r.state = 'refused' as refused
        ${from} where ${matches(query)})
      select 'state' as kind, state as value, count(*)::int as sims from found group by state
      union all select 'plan', plan_id, count(*)::int from found group by plan_id
      union all select 'request', 'pending', count(*)::int from found where open having count(*) > 0
      union all select 'request', 'noAnswer', count(*)::int from found where late having count(*) > 0
      union all select 'request', 'refused', count(*)::int from found where refused having count(*) > 0
      union all select 'overage', 'true', count(*)::int from found where over having count(*) > 0`.execute(db);
    return rows;
  },
  async byIccids(iccids, scope) {
    if (iccids.length === 0 || isEmptyScope(scope)) return [];
    return selectRows(
      db,
      sql`${from} where sim.iccid = any(${[...iccids]}::text[]) and ${inScope(scope)} order by ${byUnit}`,
    );
  },
  async matching(texts, scope) {
    if (texts.length === 0 || isEmptyScope(scope)) return [];
    const list = [...texts];
    return selectRows(
      db,
      sql`${from} where ${inScope(scope)} and (sim.iccid = any(${list}::text[])
        or ${folded('t.vin')} = any(${list}::text[]) or ${folded('t.unit_id')} = any(${list}::text[]))
        order by ${byUnit}`,
    );
  },
  async lock(iccid) {
    const { rows } = await sql<SimRecord>`select ${simColumns} from sims sim where sim.iccid = ${iccid}
      for update`.execute(db);
    return rows[0] && numbered(rows[0]);
  },
  async moveSims(moves) {
    await sql`update sims set customer_id = k.to_customer, trailer_id = k.to_trailer, request_id = null
      from unnest(${moves.map((one) => one.from.customerId)}::int[], ${moves.map((one) => one.from.trailerId)}::uuid[],
        ${moves.map(({ to }) => to.customerId)}::int[], ${moves.map(({ to }) => to.trailerId)}::uuid[])
        as k(from_customer, from_trailer, to_customer, to_trailer)
      where sims.customer_id = k.from_customer and sims.trailer_id = k.from_trailer`.execute(db);
  },
  async put(sim) {
    const { iccid, ...row } = toRow(sim);
    await db.updateTable('sims').set(row).where('iccid', '=', iccid).execute();
  },
});

const ROWS = 500;

async function selectRows(db: Kysely<Database>, rest: RawBuilder<unknown>): Promise<SimRow[]> {
  const { rows } = await sql<SimRow>`select ${rowColumns} ${rest}`.execute(db);
  return rows.map((row) => numbered({ ...row, request: row.request && withDates(row.request) }));
}

/** Times within JSON are texts. */
function withDates(request: NonNullable<SimRow['request']>): NonNullable<SimRow['request']> {
  const { requestedAt, nextAt, answeredAt } = request;
  return {
    ...request,
    ...{ requestedAt: new Date(requestedAt), nextAt: new Date(nextAt) },
    answeredAt: answeredAt && new Date(answeredAt),
  };
}

/** The driver returns big integers as texts. */
const numbered = <Row extends SimRecord>(row: Row): Row => ({
  ...row,
  ...{ sequence: Number(row.sequence), planSequence: Number(row.planSequence) },
});

const toRow = ({ iccid, customerId, trailerId, carrier, state, since, sequence, until, ...sim }: SimRecord) => ({
  ...{ iccid, customer_id: customerId, trailer_id: trailerId, carrier, state, since, sequence, until },
  ...{
    plan_id: sim.planId,
    plan_sequence: sim.planSequence,
    usage_month: sim.month,
    used_mb: sim.usedMb,
    usage_at: sim.usageAt,
  },
  request_id: sim.requestId,
});

const isOpen = sql<boolean>`coalesce(r.state in (${sql.join(OPEN_REQUEST_STATES.map((state) => sql.lit(state)))}), false)`;
const lateBefore = (now: Date) => new Date(now.getTime() - SIM_POLICY.noAnswerAfterMs).toISOString();

/** The domain's `currentSimUsage` as SQL; the contract suite compares the two. */
const isOver = (now: Date) => sql<boolean>`coalesce(not p.is_pooled and sim.used_mb > p.included_mb
  and sim.usage_month = to_char(${now.toISOString()}::timestamptz at time zone p.time_zone, 'YYYY-MM'), false)`;

function matches({ scope, filter, now }: SimQuery): RawBuilder<boolean> {
  const { customerId, state, request, planId, overage, batchId, search } = filter;
  const conditions: RawBuilder<unknown>[] = [inScope(scope)];
  if (customerId !== null) conditions.push(sql`sim.customer_id = ${customerId}::int`);
  if (state !== null) conditions.push(sql`sim.state = ${state}`);
  if (planId !== null) conditions.push(sql`sim.plan_id = ${planId}`);
  if (batchId !== null) conditions.push(sql`r.batch_id = ${batchId}::uuid`);
  if (overage) conditions.push(isOver(now));
  if (request === 'refused') conditions.push(sql`r.state = 'refused'`);
  if (request === 'pending') conditions.push(isOpen);
  if (request === 'noAnswer') conditions.push(sql`(${isOpen} and r.requested_at <= ${lateBefore(now)}::timestamptz)`);
  if (search !== '') {
    const columns = ['t.vin', 't.unit_id', 'sim.iccid'].map((column) => sql`strpos(${folded(column)}, ${search}) > 0`);
    conditions.push(sql`(${sql.join(columns, sql` or `)})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
