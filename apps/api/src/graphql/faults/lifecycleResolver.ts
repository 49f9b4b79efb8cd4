import { FaultStatus, faultLifecycles, faultStatusOf } from '@gladhand/domain/readings';
import { badInput } from '../../http/apiError';
import type { FaultRecord } from '../../repositories/faults';
import type { AbsLifecycle, AbsLifecyclesInput, QueryResolvers } from '../generated/resolvers';
import { accessibleTrailer } from '../trailer/accessibleTrailer';
import { toAbsFault } from './faultResolvers';

/** Lifecycles are made of the latest records; retention deletes older ones. */
const MAX_RECORDS = 1_000;
const STATUSES: readonly string[] = Object.values(FaultStatus);

export const lifecycleQueries: Pick<QueryResolvers, 'absTroubleshootingLifecycles'> = {
  async absTroubleshootingLifecycles(_, { input }, context) {
    await context.access.authorize('absTroubleshootingLifecycles');
    const { vin, status } = input;
    if (status != null && !STATUSES.includes(status)) throw badInput(`status must be ${STATUSES.join(' or ')}.`);
    const key = await accessibleTrailer(vin, context);
    const now = context.now();
    const wanted = { showAll: true, startedFrom: null, faultTypeIds: input.faultTypeIds ?? null };
    const { total, faults } = await context.repositories.faults.of(key, wanted, MAX_RECORDS);
    const lifecycles = faultLifecycles(faults)
      .filter((records) => records.some((record) => isIn(record, input)))
      .map((records) => toLifecycle(records, now))
      .filter((lifecycle) => status == null || lifecycle.status === status);
    return { asOf: now.toISOString(), isCut: total > faults.length, lifecycles };
  },
};

function isIn({ faultStart, faultEnd }: FaultRecord, { from, to }: AbsLifecyclesInput): boolean {
  const isBefore = to != null && faultStart >= new Date(to);
  return !isBefore && (from == null || faultEnd === null || faultEnd > new Date(from));
}

function toLifecycle(records: readonly FaultRecord[], now: Date): AbsLifecycle {
  const shown = records.map((record) => toAbsFault(record, now)).reverse();
  const [newest] = shown;
  const first = records[0];
  if (!newest || !first) throw new Error('A lifecycle has at least one record.');
  const { faultDescription, suspectComponent, cause, repairInformation, blinkCode, faultTypeId, spn, fmi } = newest;
  const speeds = records.flatMap(({ maxMph }) => (maxMph === null ? [] : [maxMph]));
  return {
    ...{ faultDescription, suspectComponent, cause, repairInformation, blinkCode, faultTypeId, spn, fmi },
    id: first.faultId,
    status: faultStatusOf(records.some(({ faultEnd }) => faultEnd === null) ? null : first.faultEnd),
    durationSeconds: shown.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    maxMph: speeds.length > 0 ? Math.max(...speeds) : null,
    records: shown,
  };
}
