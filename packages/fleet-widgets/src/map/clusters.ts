import type { TrackedSeverity } from '@gladhand/domain';
import Supercluster from 'supercluster';
import type { ClusterMarker, MapBounds, MapMarker, SeverityCounts, TrailerMarker } from './mapEngine';

/** From the calmest to the worst, the order in which marks are drawn. */
export const TRACKED_SEVERITIES: readonly TrackedSeverity[] = ['good', 'unknown', 'caution', 'critical'];

/** Beyond this zoom of the port every trailer stands alone, unless others stand on the very spot. */
const CLUSTERED_UP_TO_ZOOM = 13;
const ZOOM_SHIFT = 1;

export interface ClusterOptions {
  /** How far apart marks must be, in CSS pixels. */
  gridSizePx: number;
}

type Leaf = { index: number };
type Sums = Record<TrackedSeverity, number>;

/** Trailers that stand close, as one marker each; answered for what is in view. */
export class ClusterIndex {
  #points: readonly TrailerMarker[] = [];
  readonly #index: Supercluster<Leaf, Sums>;

  constructor({ gridSizePx }: ClusterOptions) {
    this.#index = new Supercluster<Leaf, Sums>({
      // supercluster's tiles are 512 px
      radius: gridSizePx,
      extent: 512,
      maxZoom: CLUSTERED_UP_TO_ZOOM - ZOOM_SHIFT,
      map: ({ index }) => ({ ...NONE, [this.#points[index]?.severity ?? 'unknown']: 1 }),
      reduce(sums, added) {
        for (const severity of TRACKED_SEVERITIES) sums[severity] += added[severity];
      },
    });
  }

  load(points: readonly TrailerMarker[]): void {
    this.#points = points;
    this.#index.load(
      points.map(({ lat, lng }, index) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { index },
      })),
    );
  }

  /** The markers within the bounds at a zoom of the port. */
  at([west, south, east, north]: MapBounds, zoom: number): MapMarker[] {
    return this.#index
      .getClusters([west, south, east, north], Math.max(0, Math.floor(zoom - ZOOM_SHIFT)))
      .map((found) => {
        const [lng = 0, lat = 0] = found.geometry.coordinates;
        if (!('cluster' in found.properties)) return this.#points[found.properties.index] as TrailerMarker;
        const { cluster_id, point_count, critical, caution, good, unknown } = found.properties;
        const counts: SeverityCounts = { critical, caution, good, unknown };
        const marker: ClusterMarker = {
          kind: 'cluster',
          id: `cluster:${cluster_id}`,
          lat,
          lng,
          counts,
          total: point_count,
        };
        return marker;
      });
  }

  /** Ids of the trailers in a cluster, and the zoom of the port at which it comes apart. */
  open(clusterId: string): { ids: string[]; zoom: number } {
    const id = Number(clusterId.slice('cluster:'.length));
    const leaves = this.#index.getLeaves(id, Number.POSITIVE_INFINITY);
    return {
      ids: leaves.map(({ properties }) => this.#points[properties.index]?.id ?? ''),
      zoom: this.#index.getClusterExpansionZoom(id) + ZOOM_SHIFT,
    };
  }
}

const NONE: Sums = { critical: 0, caution: 0, good: 0, unknown: 0 };
