import { CONNECTIVITY_POLICY } from '@gladhand/domain/readings';
import { type MapTrailer, placeText, TRACKED_SEVERITY_WORDS, trackedSeverity } from '@gladhand/domain/tracking';
import { trailerType, vinParts } from '@gladhand/domain/trailers';
import { shortAge } from '@gladhand/ui';
import type { ListRecord } from '@gladhand/ui/grid';
import { INTERNAL_MESSAGES } from './messages';

/** A trailer as a list row: severity, names, type, age and place. */
export function trailerRecord(trailer: MapTrailer, now: Date, messages = INTERNAL_MESSAGES): ListRecord {
  const tone = trackedSeverity(trailer, now);
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  return {
    id: trailer.id,
    tone,
    toneWord: TRACKED_SEVERITY_WORDS[tone],
    title: trailer.unitId,
    code: vinParts(trailer.vin).tail,
    sort: trailerType(trailer.vehicleTypeId).label,
    hint: messages.vin(trailer.vin),
    age: ageMs === undefined ? 'Never' : shortAge(ageMs),
    stale: ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs,
    facts: placeText(trailer),
    signs: [],
  };
}
