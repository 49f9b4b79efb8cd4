import { sql } from 'kysely';

/** Fields of a SIM from `sims sim`. */
export const simColumns = sql`sim.iccid, sim.customer_id as "customerId", sim.trailer_id as "trailerId", sim.carrier,
  sim.state, sim.since, sim.sequence, sim.until, sim.plan_id as "planId", sim.plan_sequence as "planSequence", sim.usage_month as month,
  sim.used_mb as "usedMb", sim.usage_at as "usageAt", sim.request_id as "requestId"`;

const REQUEST_FIELDS: Readonly<Record<string, string>> = {
  ...{
    requestId: 'request_id',
    batchId: 'batch_id',
    iccid: 'iccid',
    action: 'action',
    planId: 'plan_id',
    state: 'state',
  },
  ...{ reason: 'reason', detail: 'detail', requestedAt: 'requested_at', userId: 'user_id' },
  ...{ requestedBy: 'requested_by', attempts: 'attempts', nextAt: 'next_at', answeredAt: 'answered_at' },
};

/** Fields of a request from `sim_requests r`. */
export const requestColumns = sql.join(
  Object.entries(REQUEST_FIELDS).map(([field, column]) => sql`${sql.ref(`r.${column}`)} as ${sql.ref(field)}`),
);

/** The same fields as one JSON object, for joins. */
export const requestJson = sql`json_build_object(${sql.join(
  Object.entries(REQUEST_FIELDS).map(([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`r.${column}`)}`),
)})`;
