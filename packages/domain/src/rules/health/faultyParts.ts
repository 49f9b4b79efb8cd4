import { type HealthPart, type HealthReason, unpackHealthReason } from '../../vocabulary/healthReasons';
import { isReadingInstalled } from '../../vocabulary/readings';

interface Judged {
  readonly installedSensorTypeIds: readonly number[];
  readonly healthReasons: readonly string[];
}

/** Reasons whose sensor is still installed. A removed sensor says nothing about the trailer. */
export function currentReasons(trailer: Judged): HealthReason[] {
  return trailer.healthReasons.flatMap((token) => {
    const reason = unpackHealthReason(token);
    return reason && isReadingInstalled(reason.part, trailer) ? [reason] : [];
  });
}

const NO_PARTS: readonly HealthPart[] = [];

/** The parts with a fault, for every count of faults. */
export const faultyPartsOf = (trailer: Judged): readonly HealthPart[] =>
  trailer.healthReasons.length === 0 ? NO_PARTS : currentReasons(trailer).map(({ part }) => part);
