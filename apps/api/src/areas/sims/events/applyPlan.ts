import { followSimPlan, requestAfterPlan, type SimPlanEvent } from '@gladhand/domain/sims';
import type { Unit } from '../../../engine/unitOfWork';
import type { SimPlanRecord, SimRecord } from '../repository';
import type { StatusResult } from './applyStatus';

interface ReportedPlan extends Pick<SimPlanEvent, 'occurredAt' | 'sequence'> {
  plan: SimPlanRecord;
}

/**
 * Applies a plan that the provider reports to a locked SIM: its open request and the audit log follow in the same
 * transaction.
 */
export async function applyPlan(
  { audit, repositories: { sims } }: Unit,
  sim: SimRecord,
  { plan, ...event }: ReportedPlan,
  now: Date,
): Promise<StatusResult> {
  const { sim: after, outcome } = followSimPlan(sim, { ...event, planId: plan.planId });
  if (outcome === 'older') return outcome;
  await sims.put({ ...sim, ...after });
  const request = sim.requestId === null ? undefined : await sims.lockRequest(sim.requestId);
  const state = request && requestAfterPlan(request, sim.planId, plan.planId);
  if (request && state && state !== request.state) await sims.putRequest({ ...request, state, answeredAt: now });
  if (outcome === 'confirmed') return outcome;
  const before = (await sims.plans()).find(({ planId }) => planId === sim.planId);
  await audit('sim.planChanged', {
    ...{ customerId: sim.customerId, subject: sim.iccid, subjectId: sim.trailerId },
    detail: { iccid: sim.iccid, from: before?.name ?? sim.planId, to: plan.name },
  });
  return outcome;
}
