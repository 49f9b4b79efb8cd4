import { believesFix, FixFlag, type FixMemory, type PlacedFix } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings, DeviceReport } from './deviceReport';

/** The part of a report that counts for the trailer's newest values. */
export interface JudgedFix {
  flags: FixFlag[];
  readings: DeviceReadings;
  /** The reported position, if it is implausible. */
  doubted: Pick<TrailerRecord, 'doubtedLat' | 'doubtedLng' | 'doubtedAt'> | undefined;
}

/**
 * Removes a position that the trailer can't have reached from a report. The rest still counts. A new source starts anew:
 * the trailer is where it says, wherever another device was.
 */
export function judgeFix(
  trailer: TrailerRecord,
  { recordedAt, readings }: Pick<DeviceReport, 'recordedAt' | 'readings'>,
  { timesLife, startsAnew }: { timesLife: number; startsAnew: boolean },
): JudgedFix {
  const { position, ...others } = readings;
  if (!position) return { flags: [], readings, doubted: undefined };
  const { lat, lng } = position;
  const { believed, doubted: before } = fixMemoryOf(trailer);
  const memory = { believed: startsAnew ? undefined : believed, doubted: before };
  if (believesFix(memory, { lat, lng, at: recordedAt }, timesLife)) return { flags: [], readings, doubted: undefined };
  const doubted = { doubtedLat: lat, doubtedLng: lng, doubtedAt: recordedAt };
  return { flags: [FixFlag.Teleport], readings: others, doubted };
}

/** The positions of a trailer that its next one is compared with. */
export function fixMemoryOf(trailer: TrailerRecord): FixMemory {
  return {
    believed: placed(trailer.lat, trailer.lng, trailer.positionReportedAt),
    doubted: placed(trailer.doubtedLat, trailer.doubtedLng, trailer.doubtedAt),
  };
}

function placed(lat: number | null, lng: number | null, at: Date | null): PlacedFix | undefined {
  return lat === null || lng === null || at === null ? undefined : { lat, lng, at };
}
