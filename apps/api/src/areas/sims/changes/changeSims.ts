import { ApiErrorCode } from '@gladhand/domain';
import { SIM_POLICY, type SimOrder, simFitness } from '@gladhand/domain/sims';
import type { GraphQLContext } from '../../../graphql/context';
import type { MutationResolvers, SimBatch } from '../../../graphql/generated/resolvers';
import { administers } from '../../../graphql/trailers/managedVehicle';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { SIM_MESSAGES } from '../messages';
import { sendRequest } from '../provider/sendJob';
import type { SimPlanRecord, SimRow } from '../repository';
import { toBatch } from './batches';
import { checkedTarget } from './checkedTarget';

export const simMutations: Pick<MutationResolvers, 'changeSims' | 'retrySims'> = {
  async changeSims(_, { input }, context) {
    await context.access.authorize('changeSims');
    const batchId = checkedBatchId(input.batchId);
    const stored = await ownBatch(batchId, context);
    if (stored) return stored;
    const { order, plan, sims } = await checkedTarget(input.target, context);
    const rows = sims.flatMap(({ row, fitness }) => (fitness === 'ready' ? [row] : []));
    return requestChanges({ batchId, order, plan, rows, expected: input.sims }, context);
  },

  async retrySims(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('retrySims');
    const batchId = checkedBatchId(input.newBatchId);
    const stored = await ownBatch(batchId, context);
    if (stored) return stored;
    const scope = access.scope.trailers;
    const before = await repositories.sims.requestsOfBatch(checkedBatchId(input.batchId), scope, MAX_READ);
    if (before.length === 0) throw notFound();
    const refused = before.filter(({ state }) => state === 'refused');
    const rows = await repositories.sims.byIccids(
      refused.map(({ iccid }) => iccid),
      scope,
    );
    const [order] = before as [(typeof before)[number]];
    const plan = (await repositories.sims.plans()).find(({ planId }) => planId === order.planId) ?? null;
    // A SIM with a newer request has been handled since.
    const own = rows.filter(
      (row) =>
        administers(access, row.customerId) &&
        refused.some(({ requestId }) => requestId === row.requestId) &&
        simFitness(row, false, order) === 'ready',
    );
    if (own.length === 0) throw badInput(SIM_MESSAGES.noRefused);
    return requestChanges({ batchId, order, plan, rows: own, expected: own.length }, context);
  },
};

const MAX_READ = SIM_POLICY.simsPerBatch;

interface Changes {
  batchId: string;
  order: SimOrder;
  /** The new plan of `changePlan`. */
  plan: SimPlanRecord | null;
  rows: readonly SimRow[];
  /** The number that the caller has confirmed. */
  expected: number;
}

/** Stores requests with their audit lines, and the job that sends them. */
async function requestChanges(
  { batchId, order: { action, planId }, plan, rows, expected }: Changes,
  context: GraphQLContext,
): Promise<SimBatch> {
  const { access, audit, hasSimProvider, ids, now, repositories } = context;
  if (!hasSimProvider) throw apiError(ApiErrorCode.Unavailable, SIM_MESSAGES.noProvider);
  const { userId, email } = access.user;
  const at = now();
  const added = await repositories.sims.addRequests(
    rows.map(({ iccid }) => ({
      ...{ requestId: ids.uuid(), batchId, iccid, action, planId, state: 'queued', reason: null, detail: null },
      ...{ requestedAt: at, userId, requestedBy: email, attempts: 0, nextAt: at, answeredAt: null },
    })),
  );
  if (added.length !== expected) throw apiError(ApiErrorCode.Conflict, SIM_MESSAGES.changed(added.length));
  if (added.length === 0) throw badInput(SIM_MESSAGES.nothing);
  const byIccid = new Map(rows.map((row) => [row.iccid, row]));
  for (const { iccid } of added) {
    const row = byIccid.get(iccid);
    await audit('sim.changeRequested', {
      ...{ userId, customerId: row?.customerId ?? null, subject: row?.unitId ?? iccid, subjectId: row?.trailerId },
      detail: { action, ...(plan && { plan: plan.name }), iccid, batchSims: added.length },
    });
  }
  await repositories.jobs.add([sendRequest(batchId)]);
  const batch = await toBatch(batchId, context);
  if (!batch) throw notFound();
  return batch;
}

function checkedBatchId(text: string): string {
  if (!isUuid(text)) throw badInput(SIM_MESSAGES.batchId);
  return text.toLowerCase();
}

const ownBatch = (batchId: string, context: GraphQLContext) => toBatch(batchId, context);
