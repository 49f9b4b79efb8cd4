import { type FleetQuery, keyOfQuery, type MapTrailer } from '@gladhand/domain';
import type { ApiQuery } from '@gladhand/domain/react';
import type { MapMarker } from '../../map/mapEngine';
import type { MapWindow, RemoteMarks, RemotePlace, RemoteTotals } from './remoteFleet';

/** What a map of a remote fleet met: it is kept across answers, for until the next is drawn the map shows those before. */
export interface MetMarks {
  /** Trailers that were told one by one. */
  trailers: Map<string, MapTrailer>;
  /** What the map shows; undefined: no map has asked yet. */
  window: MapWindow | undefined;
}

/** Marks that came with totals. A class, so that the cache does not compare them one by one. */
export class ToldMarks implements RemoteMarks {
  constructor(
    readonly window: MapWindow,
    readonly markers: readonly MapMarker[],
    readonly trailers: readonly MapTrailer[],
  ) {}
}

/** The totals of a choice, and of what they were asked. */
export interface ToldTotals extends Omit<RemoteTotals, 'marks'> {
  /** The marks of what the map showed when they were asked for; undefined: it showed nothing yet. */
  marks: ToldMarks | undefined;
  asked: string;
  at: string;
  name: string;
}

/** Asks a fleet for the totals of a choice, and in the same question for the marks of what the map shows. */
export function totalsOf(place: RemotePlace | undefined, query: FleetQuery, met: MetMarks): ApiQuery<ToldTotals> {
  return {
    key: ['tracked', 'totals', place?.name, query],
    async fetch(_, { signal = new AbortController().signal }) {
      const { fleet, at, name } = place as RemotePlace;
      const { window } = met;
      const { marks, ...totals } = await fleet.totals(query, window, signal);
      const told = window && marks && new ToldMarks(window, marks.markers, marks.trailers);
      return { ...totals, marks: told, asked: keyOfQuery(query), at, name };
    },
  };
}
