import { type HistoryEvent, HistoryEventKind, type HistoryTrack, type HistoryTrip } from '@gladhand/domain/history';
import type { PlaceMarker, PlaceType, TrackLine } from '../../map/mapFeatures';

/** The route, or one trip of it, as lines: a solid one between gaps, and a dashed one across each gap. */
export function mapTracks({ fixes, legs: all }: HistoryTrack, trip?: HistoryTrip): TrackLine[] {
  const legs = trip?.legs ?? all;
  const first = trip?.from ?? fixes[0];
  if (!first) return [];
  const tracks: TrackLine[] = [];
  let points = [{ lat: first.lat, lng: first.lng }];
  const endLine = () => tracks.push({ kind: 'track', id: `line:${tracks.length}`, points });
  for (const { kind, from, to } of legs) {
    const next = { lat: to.lat, lng: to.lng };
    if (kind === 'gap') {
      endLine();
      const across = [{ lat: from.lat, lng: from.lng }, next];
      tracks.push({ kind: 'track', id: `gap:${tracks.length}`, points: across, unseen: true });
      points = [next];
    } else {
      points.push(next);
    }
  }
  endLine();
  return tracks;
}

const PLACE_TYPE: Readonly<Partial<Record<HistoryEventKind, PlaceType>>> = {
  [HistoryEventKind.Stop]: 'stop',
  [HistoryEventKind.DoubtfulFix]: 'doubt',
};

/** Names of places on the map. */
export interface PlaceTitles {
  event: (event: HistoryEvent) => string;
  start: string;
  end: string;
}

/** The start, the end and the events of a route. A gap is a dashed line instead of a place. */
export function mapPlaces(
  { fixes }: HistoryTrack,
  events: readonly HistoryEvent[],
  titles: PlaceTitles,
  trip?: HistoryTrip,
): PlaceMarker[] {
  const isShown = ({ atMs }: HistoryEvent) => !trip || (atMs >= trip.from.at && atMs <= trip.to.at);
  const places = events.filter(isShown).flatMap((event): PlaceMarker[] => {
    const { id, kind, at } = event;
    if (!at || kind === HistoryEventKind.Gap) return [];
    const { lat, lng } = at;
    return [{ kind: 'place', id, type: PLACE_TYPE[kind] ?? 'event', lat, lng, title: titles.event(event) }];
  });
  const first = trip?.from ?? fixes[0];
  const last = trip?.to ?? fixes.at(-1);
  if (first && first !== last)
    places.push({ kind: 'place', id: 'start', type: 'start', lat: first.lat, lng: first.lng, title: titles.start });
  if (last) places.push({ kind: 'place', id: 'end', type: 'end', lat: last.lat, lng: last.lng, title: titles.end });
  return places;
}
