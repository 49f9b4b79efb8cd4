import { CONNECTIVITY_POLICY, SimStatus } from '@gladhand/domain/readings';
import { type MapTrailer, placeText, trackedSeverity, trackedWord } from '@gladhand/domain/tracking';
import { trailerType, vinParts } from '@gladhand/domain/trailers';
import { type Say, useAges, useWords } from '@gladhand/ui';
import type { ListRecord } from '@gladhand/ui/grid';
import { useMemo } from 'react';
import { INTERNAL_MESSAGES } from './messages';

/** Labels and ages in the language of the page. */
export interface RecordLanguage {
  say: Say;
  shortAge: (ms: number) => string;
}

/** The same object until the language changes. */
export function useRecordLanguage(): RecordLanguage {
  const say = useWords();
  const { shortAge } = useAges();
  return useMemo(() => ({ say, shortAge }), [say, shortAge]);
}

/** A trailer as a list row: severity, names, type, age and place. */
export function trailerRecord(
  trailer: MapTrailer,
  now: Date,
  { say, shortAge }: RecordLanguage,
  messages = INTERNAL_MESSAGES,
): ListRecord {
  const tone = trackedSeverity(trailer, now);
  const isSuspended = trailer.simStatus === SimStatus.Suspended;
  const ageMs = trailer.lastReport === null ? undefined : now.getTime() - trailer.lastReport;
  return {
    id: trailer.id,
    tone,
    toneWord: say(trackedWord(trailer, now)),
    title: trailer.unitId,
    code: vinParts(trailer.vin).tail,
    sort: say(trailerType(trailer.vehicleTypeId).label),
    hint: messages.vin(trailer.vin),
    age: ageMs === undefined ? messages.never : shortAge(ageMs),
    stale: !isSuspended && (ageMs === undefined || ageMs >= CONNECTIVITY_POLICY.criticalFromMs),
    facts: isSuspended ? `${say(trackedWord(trailer, now))} · ${placeText(trailer)}` : placeText(trailer),
    signs: [],
  };
}
