import { type MapTrailer, trackedSeverity, worstFirst } from '@gladhand/domain';
import { ClusterIndex } from './clusters';
import { boundsOf, toMarkers } from './FleetMap/toMarkers';
import type { MapBounds, MapMarker } from './mapEngine';

/** What a mark that stands for many holds. */
export interface OpenedMark {
  /** Its trailers, worst first; the first of them when there are very many. */
  trailers: readonly MapTrailer[];
  /** All of them. */
  total: number;
  /** Around them; undefined when nobody knows. */
  around: MapBounds | undefined;
  /** The zoom of the port at which it comes apart. */
  zoom: number;
}

/** Where the marks of a map come from: trailers in hand, a worker, or the server. A new one whenever anything changed. */
export interface MarkSource {
  /** Trailers that the map and the list beside it show, how many of them have a place, and how many are critical. */
  readonly shown: number;
  readonly placed: number;
  readonly critical: number;
  /** Around all that have a place. */
  readonly around: MapBounds | undefined;
  /** The marks within the bounds. `apart` names a trailer that stands beside them on its own. */
  marks(
    asked: { bounds: MapBounds; zoom: number; apart: string | undefined },
    signal: AbortSignal,
  ): readonly MapMarker[] | Promise<readonly MapMarker[]>;
  /** A trailer that stands alone on the map. */
  trailer(id: string): MapTrailer | undefined;
  open(markId: string, signal: AbortSignal): OpenedMark | Promise<OpenedMark>;
}

/** Trailers that are all here: their clusters are made here too. */
export function marksInHand(
  trailers: readonly MapTrailer[],
  now: Date,
  { gridSizePx }: { gridSizePx: number },
): MarkSource {
  const byId = new Map(trailers.map((trailer) => [trailer.id, trailer]));
  const markers = toMarkers(trailers, now);
  const index = new ClusterIndex({ gridSizePx });
  let loaded: string | undefined | null = null;
  return {
    shown: trailers.length,
    placed: markers.length,
    critical: markers.filter(({ severity }) => severity === 'critical').length,
    around: boundsOf(trailers),
    marks({ bounds, zoom, apart }) {
      if (loaded !== apart) index.load(apart === undefined ? markers : markers.filter(({ id }) => id !== apart));
      loaded = apart;
      return index.at(bounds, zoom);
    },
    trailer: (id) => byId.get(id),
    open(markId) {
      const { ids, zoom } = index.open(markId);
      const found = ids.flatMap((id) => byId.get(id) ?? []);
      const held = worstFirst(found, (trailer) => trackedSeverity(trailer, now));
      return { trailers: held, total: held.length, around: boundsOf(held), zoom };
    },
  };
}
