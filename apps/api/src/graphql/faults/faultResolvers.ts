import { absCodeMeaning, DAY_MS, faultStatusOf } from '@gladhand/domain/readings';
import { badInput } from '../../http/apiError';
import type { FaultRecord } from '../../repositories/faults';
import type { AbsFault, QueryResolvers } from '../generated/resolvers';
import { accessibleTrailer } from '../trailer/accessibleTrailer';

/** Maximum number of faults; filters narrow the list down. */
const MAX_FAULTS = 500;
const MAX_DAYS = 3_650;

export const faultQueries: Pick<QueryResolvers, 'absFaults'> = {
  async absFaults(_, { input }, context) {
    await context.access.authorize('absFaults');
    const { vin, showAll, withinDays = null, faultTypeIds = null } = input;
    if (withinDays !== null && (withinDays < 1 || withinDays > MAX_DAYS))
      throw badInput(`withinDays must be from 1 to ${MAX_DAYS}.`);
    const key = await accessibleTrailer(vin, context);
    const now = context.now();
    const startedFrom = withinDays === null ? null : new Date(now.getTime() - withinDays * DAY_MS);
    const wanted = { showAll: showAll ?? false, startedFrom, faultTypeIds };
    const { total, faults } = await context.repositories.faults.of(key, wanted, MAX_FAULTS);
    return { asOf: now.toISOString(), total, faults: faults.map((fault) => toAbsFault(fault, now)) };
  },
};

/** A fault as a caller sees it. */
export function toAbsFault(fault: FaultRecord, now: Date): AbsFault {
  const { faultStart, faultEnd, spn, fmi } = fault;
  const { description, suspectComponent, cause, repairInformation, blinkCode } = absCodeMeaning({ spn, fmi });
  const lastedMs = (faultEnd ?? now).getTime() - faultStart.getTime();
  return {
    id: fault.faultId,
    status: faultStatusOf(faultEnd),
    faultDescription: fault.description ?? description,
    faultStart: faultStart.toISOString(),
    faultEnd: faultEnd?.toISOString() ?? null,
    suspectComponent,
    cause,
    repairInformation,
    // A device clock that is slightly ahead must not give a negative duration.
    durationSeconds: Math.max(0, Math.round(lastedMs / 1_000)),
    maxMph: fault.maxMph,
    bestAvailableTotalMileage: fault.bestAvailableTotalMileage,
    faultTypeId: fault.faultTypeId,
    spn,
    fmi,
    blinkCode,
  };
}
