import type { TrackingPort } from '@gladhand/domain';
import { readHistory } from '@gladhand/domain/history';
import type { ApiQuery } from '@gladhand/domain/react';

/** An untethered trailer reports once a day, so its last position can be that old. */
const BEFORE_MS = 2 * 86_400_000;

/** A position that a trailer reported. */
export interface AlertPlace {
  lat: number;
  lng: number;
  address: string | null;
  at: number;
}

/** Where a trailer was last seen until an instant; null if it wasn't seen shortly before. */
export const placeQuery = (vin: string, since: string): ApiQuery<AlertPlace | null> => ({
  key: ['alertPlace', vin, since],
  async fetch(api: TrackingPort, options) {
    const atMs = Date.parse(since);
    const span = { from: new Date(atMs - BEFORE_MS), to: new Date(atMs + 1) };
    const { columns } = await api.tracking.history({ vin, span }, options);
    const fix = readHistory(columns).findLast(({ lat, lng }) => lat !== null && lng !== null);
    return fix ? { lat: fix.lat ?? 0, lng: fix.lng ?? 0, address: fix.address, at: fix.at } : null;
  },
});
