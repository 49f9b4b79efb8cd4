import { believesFix, FixFlag, type PlacedFix } from '@gladhand/domain';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { DeviceReadings, DeviceReport } from './deviceReport';

/** What of a report counts for the trailer's newest values. */
export interface JudgedFix {
  flags: FixFlag[];
  readings: DeviceReadings;
  /** Where the trailer was said to be, when that is not believed. */
  doubted: Pick<TrailerRecord, 'doubtedLat' | 'doubtedLng' | 'doubtedAt'> | undefined;
}

/** Takes a place that the trailer cannot have reached out of a report. The rest of it counts. */
export function judgeFix(
  trailer: TrailerRecord,
  { recordedAt, readings }: Pick<DeviceReport, 'recordedAt' | 'readings'>,
  timesLife: number,
): JudgedFix {
  const { position, ...others } = readings;
  if (!position) return { flags: [], readings, doubted: undefined };
  const { lat, lng } = position;
  const memory = {
    believed: placed(trailer.lat, trailer.lng, trailer.positionReportedAt),
    doubted: placed(trailer.doubtedLat, trailer.doubtedLng, trailer.doubtedAt),
  };
  if (believesFix(memory, { lat, lng, at: recordedAt }, timesLife)) return { flags: [], readings, doubted: undefined };
  const doubted = { doubtedLat: lat, doubtedLng: lng, doubtedAt: recordedAt };
  return { flags: [FixFlag.Teleport], readings: others, doubted };
}

function placed(lat: number | null, lng: number | null, at: Date | null): PlacedFix | undefined {
  return lat === null || lng === null || at === null ? undefined : { lat, lng, at };
}
