import { OPEN_REQUEST_STATES } from '@gladhand/domain/sims';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { isEmptyScope } from '../../../repositories/scope';
import { inScope } from '../../../repositories/sql/sqlScope';
import type { SimBatchRow, SimEventRecord, SimRepository, SimRequestRecord } from '../repository';
import { requestColumns } from './columns';

type Requests = Omit<
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
  | 'moveSims'
  | 'put'
>;

const inScopeOf = sql`from sim_requests r join sims sim on sim.iccid = r.iccid
  join trailer t on t.customer_id = sim.customer_id and t.trailer_id = sim.trailer_id
  join customers c on c.customer_id = t.customer_id`;

/** Requested changes and events of the provider, on PostgreSQL. */
export const sqlRequests = (db: Kysely<Database>): Requests => ({
  async addRequests(requests) {
    if (requests.length === 0) return [];
    const added = await db
      .insertInto('sim_requests')
      .values(requests.map(toRow))
      .onConflict((conflict) => conflict.doNothing())
      .returning('request_id')
      .execute();
    const ids = added.map((row) => row.request_id);
    await sql`update sims sim set request_id = r.request_id from sim_requests r
      where r.request_id = any(${ids}::uuid[]) and sim.iccid = r.iccid`.execute(db);
    const known = new Set(ids);
    return requests.filter(({ requestId }) => known.has(requestId));
  },
  async lockRequest(requestId) {
    const { rows } = await sql<SimRequestRecord>`select ${requestColumns} from sim_requests r
      where r.request_id = ${requestId}::uuid for update`.execute(db);
    return rows[0];
  },
  async putRequest(request) {
    const { request_id, ...row } = toRow(request);
    await db.updateTable('sim_requests').set(row).where('request_id', '=', request_id).execute();
  },
  async due({ states, batchId, now, limit }) {
    const { rows } = await sql<SimRequestRecord>`select ${requestColumns} from sim_requests r
      where r.state = any(${[...states]}::text[]) and r.state in (${sql.join(OPEN_REQUEST_STATES.map((state) => sql.lit(state)))})
        and r.next_at <= ${now.toISOString()}::timestamptz
        and ${batchId === null ? sql`true` : sql`r.batch_id = ${batchId}::uuid`}
      order by r.next_at, r.request_id limit ${limit}::int`.execute(db);
    return rows;
  },
  async requestsOfBatch(batchId, scope, limit) {
    if (isEmptyScope(scope)) return [];
    const { rows } = await sql<SimRequestRecord>`select ${requestColumns} ${inScopeOf}
      where r.batch_id = ${batchId}::uuid and ${inScope(scope)} order by r.request_id limit ${limit}::int`.execute(db);
    return rows;
  },
  async batch(batchId, scope, lateBefore) {
    if (isEmptyScope(scope)) return [];
    const { rows } = await sql<SimBatchRow>`select r.state, r.reason, count(*)::int as sims,
        r.state in ('queued', 'accepted', 'unknown') and r.requested_at <= ${lateBefore.toISOString()}::timestamptz as "isLate"
      ${inScopeOf} where r.batch_id = ${batchId}::uuid and ${inScope(scope)}
      group by r.state, r.reason, 4 order by 3 desc, r.state, r.reason`.execute(db);
    return rows;
  },
  async requestsOf(iccid, limit) {
    const { rows } = await sql<SimRequestRecord>`select ${requestColumns} from sim_requests r
      where r.iccid = ${iccid} order by r.requested_at desc, r.request_id desc limit ${limit}::int`.execute(db);
    return rows;
  },

  async addEvent(event) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('sim_events')
      .values({
        ...{ event_id: event.eventId, iccid: event.iccid, received_at: event.receivedAt },
        ...{ occurred_at: event.occurredAt, sequence: event.sequence, from_state: event.fromState },
        ...{ state: event.state, from_plan_id: event.fromPlanId, plan_id: event.planId },
        ...{ result: event.result, body: event.body },
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },
  async putEventResult({ eventId, result, fromState, fromPlanId }) {
    const set = { result, from_state: fromState, from_plan_id: fromPlanId };
    await db.updateTable('sim_events').set(set).where('event_id', '=', eventId).execute();
  },
  async statusEvents(iccid, limit) {
    const { rows } = await sql<SimEventRecord>`select event_id as "eventId", iccid, received_at as "receivedAt",
        occurred_at as "occurredAt", sequence, from_state as "fromState", state,
        from_plan_id as "fromPlanId", plan_id as "planId", result, body
      from sim_events where iccid = ${iccid} and (state is not null or plan_id is not null) and result <> 'unknownSim'
      order by occurred_at desc, received_at desc, event_id desc limit ${limit}::int`.execute(db);
    return rows.map((row) => ({ ...row, sequence: row.sequence === null ? null : Number(row.sequence) }));
  },
  async deleteEventsBefore(before, limit) {
    const { numAffectedRows = 0n } = await sql`delete from sim_events where event_id in (select event_id from sim_events
      where ((state is null and plan_id is null) or result = 'unknownSim') and received_at < ${before.toISOString()}::timestamptz
      limit ${limit}::int)`.execute(db);
    return Number(numAffectedRows);
  },
});

const toRow = ({ requestId, batchId, iccid, action, planId, state, reason, detail, ...request }: SimRequestRecord) => ({
  ...{ request_id: requestId, batch_id: batchId, iccid, action, plan_id: planId, state, reason, detail },
  ...{ requested_at: request.requestedAt, user_id: request.userId, requested_by: request.requestedBy },
  ...{ attempts: request.attempts, next_at: request.nextAt, answered_at: request.answeredAt },
});
