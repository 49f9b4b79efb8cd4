import type { HistoryTrack, LegKind } from './historyTrack';
import { bearingDegrees } from './miles';

/** Where a trailer was at an instant. */
export interface PlacedAt {
  readonly lat: number;
  readonly lng: number;
  /** Degrees clockwise from north while it was driving, otherwise null. */
  readonly heading: number | null;
  /** What it was doing. `gap`: shown where it was last seen. */
  readonly kind: LegKind;
}

/** Interpolates by time between two fixes; in a gap the last known position counts. Undefined outside the track. */
export function positionAt({ fixes, legs }: Pick<HistoryTrack, 'fixes' | 'legs'>, atMs: number): PlacedAt | undefined {
  const index = lastFixUntil(fixes, atMs);
  const from = fixes[index];
  if (!from) return undefined;
  const leg = legs[index];
  if (!leg) return atMs === from.at ? { lat: from.lat, lng: from.lng, heading: null, kind: 'stood' } : undefined;
  const { to, kind } = leg;
  if (kind !== 'driven') return { lat: from.lat, lng: from.lng, heading: null, kind };
  const share = to.at === from.at ? 0 : (atMs - from.at) / (to.at - from.at);
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
    heading: leg.miles > 0 ? bearingDegrees(from, to) : from.heading,
    kind,
  };
}

/** Index of the last entry that is not later; -1 if all are. Entries are in chronological order. */
export function lastFixUntil(entries: readonly { readonly at: number }[], atMs: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.at ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
