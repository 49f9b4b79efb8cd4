import { isSilencedBySim } from '@gladhand/domain/readings';
import { followSimStatus, requestAfterStatus, type SimStatusEvent, trailerSimStatus } from '@gladhand/domain/sims';
import type { Unit } from '../../../engine/unitOfWork';
import { silenceRequests } from '../../../jobs/silenceRequests';
import type { SimRecord } from '../repository';

/** What a status did. */
export type StatusResult = 'changed' | 'confirmed' | 'older';

/**
 * Applies a status that the provider reports to a locked SIM: its trailer, its open request and the audit log follow in
 * the same transaction.
 */
export async function applyStatus(
  { audit, repositories }: Unit,
  sim: SimRecord,
  event: SimStatusEvent & { readonly until?: Date | null | undefined },
  now: Date,
): Promise<StatusResult> {
  const { sims, trailerAdministration, changes, jobs } = repositories;
  const { sim: after, outcome } = followSimStatus(sim, event);
  if (outcome === 'older') return outcome;
  await sims.put({ ...sim, ...after, until: event.until === undefined ? sim.until : event.until });
  const request = sim.requestId === null ? undefined : await sims.lockRequest(sim.requestId);
  const state = request && requestAfterStatus(request, after.state);
  if (request && state && state !== request.state) await sims.putRequest({ ...request, state, answeredAt: now });
  if (outcome === 'confirmed') return outcome;
  const facts = { simStatus: trailerSimStatus(after.state), simStatusChangeDate: after.since };
  const unitId = await trailerAdministration.putSimStatus(sim, facts, now);
  await audit('sim.statusChanged', {
    ...{ customerId: sim.customerId, subjectId: sim.trailerId },
    subject: unitId ?? sim.iccid,
    detail: { iccid: sim.iccid, from: sim.state, to: after.state },
  });
  // Last, because events of a customer wait for each other here.
  await changes.add([sim.customerId], now);
  if (isSilencedBySim(facts.simStatus)) await jobs.add(silenceRequests(sim.customerId));
  return outcome;
}
