import { type HistoryEvent, HistoryEventKind, type HistoryTrack } from '@gladhand/domain';
import type { MapPlace, MapPlaceKind, MapTrack } from '../map/mapEngine';

/** The way as lines: one between gaps, and a dashed one across each gap. */
export function mapTracks({ fixes, legs }: HistoryTrack): MapTrack[] {
  const [first] = fixes;
  if (!first) return [];
  const tracks: MapTrack[] = [];
  let points = [{ lat: first.lat, lng: first.lng }];
  const endLine = () => tracks.push({ id: `line:${tracks.length}`, points });
  for (const { kind, from, to } of legs) {
    const next = { lat: to.lat, lng: to.lng };
    if (kind === 'gap') {
      endLine();
      tracks.push({ id: `gap:${tracks.length}`, points: [{ lat: from.lat, lng: from.lng }, next], unseen: true });
      points = [next];
    } else {
      points.push(next);
    }
  }
  endLine();
  return tracks;
}

const PLACE_KIND: Readonly<Partial<Record<HistoryEventKind, MapPlaceKind>>> = {
  [HistoryEventKind.Stop]: 'stop',
  [HistoryEventKind.DoubtfulFix]: 'doubt',
};

/** Where the way begins and ends, and what happened on it. A gap is the dashed line and no place. */
export function mapPlaces({ fixes }: HistoryTrack, events: readonly HistoryEvent[]): MapPlace[] {
  const places = events.flatMap(({ id, kind, at }): MapPlace[] =>
    at && kind !== HistoryEventKind.Gap ? [{ id, kind: PLACE_KIND[kind] ?? 'event', lat: at.lat, lng: at.lng }] : [],
  );
  const first = fixes[0];
  const last = fixes.at(-1);
  if (first && first !== last) places.push({ id: 'start', kind: 'start', lat: first.lat, lng: first.lng });
  if (last) places.push({ id: 'end', kind: 'end', lat: last.lat, lng: last.lng });
  return places;
}
