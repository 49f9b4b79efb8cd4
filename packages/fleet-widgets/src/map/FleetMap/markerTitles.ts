import { ageText } from '@gladhand/domain/formats';
import { type MapTrailer, trackedWord } from '@gladhand/domain/tracking';
import { trailerType } from '@gladhand/domain/trailers';
import { type Say, useLocale, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import type { FleetMarker } from '../mapFeatures';
import { MAP_MESSAGES } from '../messages';

/** What a title needs besides the marker. */
export interface TitleContext {
  now: Date;
  messages: typeof MAP_MESSAGES;
  say: Say;
  locale: string | undefined;
}

/** The title of a marker: 'R-2207, Reefer Trailer, Critical, 3 min ago'. The trailer of a single marker is passed. */
export function markerTitle(
  marker: FleetMarker,
  trailer: MapTrailer | undefined,
  { now, messages, say, locale }: TitleContext,
): string {
  if (marker.kind === 'cluster') return messages.trailers(marker.total);
  if (!trailer) return marker.label;
  const { vehicleTypeId, positionReportedAt } = trailer;
  const age = positionReportedAt === null ? messages.ageUnknown : ageText(now.getTime() - positionReportedAt, locale);
  return [marker.label, say(trailerType(vehicleTypeId).label), say(trackedWord(trailer, now)), age].join(', ');
}

/** Adds titles in the language of the page to markers, whatever made them: this page, a worker or the server. */
export function useMarkerTitles(now: Date) {
  const messages = useMessages(MAP_MESSAGES);
  const say = useWords();
  const locale = useLocale();
  return useMemo(() => {
    const context: TitleContext = { now, messages, say, locale };
    return (markers: readonly FleetMarker[], trailerOf: (id: string) => MapTrailer | undefined): FleetMarker[] =>
      markers.map((marker) => ({ ...marker, title: markerTitle(marker, trailerOf(marker.id), context) }));
  }, [now, messages, say, locale]);
}
