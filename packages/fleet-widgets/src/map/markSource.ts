import { type MapTrailer, trackedSeverity, worstFirst } from '@gladhand/domain/tracking';
import { ClusterIndex } from './clusters';
import { boundsOf, toMarkers } from './FleetMap/toMarkers';
import type { MapBounds } from './mapEngine';
import type { FleetMarker } from './mapFeatures';

/** The content of a cluster. */
export interface OpenedMark {
  /** Its trailers, worst first. A very large cluster has only the first of them. */
  trailers: readonly MapTrailer[];
  /** How many trailers it has. */
  total: number;
  /** The bounds of its trailers; undefined when unknown. */
  around: MapBounds | undefined;
  /** The zoom at which it splits. */
  zoom: number;
}

/** Supplies the markers of a map from loaded trailers, a worker or the server. Any change makes a new source. */
export interface MarkSource {
  /** How many trailers the map and its list show, how many of them have a position, and how many are critical. */
  readonly shown: number;
  readonly placed: number;
  readonly critical: number;
  /** The bounds of all trailers that have a position. */
  readonly around: MapBounds | undefined;
  /** The markers within the bounds, without the trailer `apart`, which has a marker of its own. */
  marks(
    requested: { bounds: MapBounds; zoom: number; apart: string | undefined },
    signal: AbortSignal,
  ): readonly FleetMarker[] | Promise<readonly FleetMarker[]>;
  /** A trailer that is not in a cluster. */
  trailer(id: string): MapTrailer | undefined;
  open(markId: string, signal: AbortSignal): OpenedMark | Promise<OpenedMark>;
}

/** A source whose trailers are all loaded. It also computes the clusters. */
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
