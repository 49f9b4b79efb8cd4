import { type FleetQuery, keyOfQuery } from '@gladhand/domain/control';
import type { ApiQuery } from '@gladhand/domain/react';
import type { MapTrailer } from '@gladhand/domain/tracking';
import type { FleetMarker } from '../../map/mapFeatures';
import type { FleetSource, MapWindow, RemoteMarks, RemoteTotals } from './remoteFleet';

/**
 * What a map of a remote fleet has received. It is kept across answers, because the map shows it until the next one is
 * rendered.
 */
export interface SeenMarkers {
  /** Trailers that were sent one by one. */
  trailers: Map<string, MapTrailer>;
  /** The window of the map; undefined before a map has requested one. */
  window: MapWindow | undefined;
}

/** Marks that came with totals. A class, so that the cache doesn't compare them one by one. */
export class LoadedMarkers implements RemoteMarks {
  constructor(
    readonly window: MapWindow,
    readonly markers: readonly FleetMarker[],
    readonly trailers: readonly MapTrailer[],
  ) {}
}

/** The totals of a filter, and the fleet that they are from. */
export interface LoadedTotals extends Omit<RemoteTotals, 'marks'> {
  /** The marks of the window at that time; undefined if there was none. */
  marks: LoadedMarkers | undefined;
  queryKey: string;
  at: string;
  name: string;
}

/** Requests the totals of a filter, together with the marks of the current window. */
export function totalsOf(place: FleetSource | undefined, query: FleetQuery, met: SeenMarkers): ApiQuery<LoadedTotals> {
  return {
    key: ['tracked', 'totals', place?.name, query],
    async fetch(_, { signal = new AbortController().signal }) {
      const { fleet, at, name } = place as FleetSource;
      const { window } = met;
      const { marks, ...totals } = await fleet.totals(query, window, signal);
      const reported = window && marks && new LoadedMarkers(window, marks.markers, marks.trailers);
      return { ...totals, marks: reported, queryKey: keyOfQuery(query), at, name };
    },
  };
}
