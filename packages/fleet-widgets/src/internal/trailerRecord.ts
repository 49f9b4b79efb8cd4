import {
  CONNECTIVITY_POLICY,
  type MapTrailer,
  placeText,
  TRACKED_SEVERITY_WORDS,
  trackedSeverity,
  trailerType,
} from '@gladhand/domain';
import { type ListRecord, shortAge } from '@gladhand/ui';

/** A trailer as a row of a list: its severity, names, type, age and place. */
export function trailerRecord(trailer: MapTrailer, now: Date): ListRecord {
  const tone = trackedSeverity(trailer, now);
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  return {
    id: trailer.id,
    tone,
    toneWord: TRACKED_SEVERITY_WORDS[tone],
    title: trailer.unitId,
    code: trailer.vin.slice(-8),
    sort: trailerType(trailer.vehicleTypeId).label,
    hint: `VIN ${trailer.vin}`,
    age: ageMs === undefined ? 'Never' : shortAge(ageMs),
    stale: ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs,
    facts: placeText(trailer),
    signs: [],
  };
}
