import { eventSequence, trailerSimStatus } from '@gladhand/domain/sims';
import type { Unit } from '../../../engine/unitOfWork';
import { NO_TRAILERS } from '../../../repositories/scope';
import type { TrailerKey } from '../../../repositories/trailers';
import type { SimRecord } from '../repository';
import type { SimEventResult } from '../tables';
import { applyPlan } from './applyPlan';
import type { SimEventBody } from './eventBody';

type Registration = Extract<SimEventBody, { type: 'sim.registered' }>;

const ALL = { ...NO_TRAILERS, all: true };

/**
 * Adds a SIM to the trailer of its device, or moves a known one with its plan. Its status is that of the event if it is
 * new; afterwards only events about the status change it.
 */
export async function registerSim(
  unit: Unit,
  known: SimRecord | undefined,
  event: Registration,
  now: Date,
): Promise<SimEventResult> {
  const { audit, repositories } = unit;
  const { sims, trailerAdministration, changes } = repositories;
  const trailer = await trailerOf(repositories, event.device);
  if (!trailer) return 'unknownTrailer';
  const { iccid, carrier, plan, until = null } = event;
  await sims.putPlans([plan]);
  const status = known ?? { state: event.state, since: event.occurredAt, sequence: eventSequence(event) };
  if (known) {
    const moved = { ...known, ...trailer, carrier, until };
    await sims.put(moved);
    const newest = Math.max(known.planSequence + 1, eventSequence(event));
    await applyPlan(unit, moved, { plan, occurredAt: event.occurredAt, sequence: newest }, now);
  } else {
    await sims.addSims([
      {
        ...{ iccid, ...trailer, carrier, state: status.state, since: status.since, sequence: status.sequence, until },
        ...{
          planId: plan.planId,
          planSequence: eventSequence(event),
          month: null,
          usedMb: null,
          usageAt: null,
          requestId: null,
        },
      },
    ]);
  }
  const facts = { simStatus: trailerSimStatus(status.state), simStatusChangeDate: status.since };
  await trailerAdministration.putSimStatus(trailer, facts, now);
  await changes.add([trailer.customerId], now);
  await audit('sim.registered', {
    ...{ customerId: trailer.customerId, subject: event.device, subjectId: trailer.trailerId },
    detail: { iccid, plan: plan.name },
  });
  return 'registered';
}

/** The trailer with a VIN, or with the device of a serial number, if there is exactly one. */
async function trailerOf({ trailers }: Unit['repositories'], device: string): Promise<TrailerKey | undefined> {
  const [vin, other] = await trailers.findExact(device, ALL);
  return vin === undefined || other !== undefined ? undefined : trailers.keyOf(vin, ALL);
}
