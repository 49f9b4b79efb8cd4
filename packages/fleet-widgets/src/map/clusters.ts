import type { TrackedSeverity } from '@gladhand/domain/tracking';
import Supercluster from 'supercluster';
import type { MapBounds } from './mapEngine';
import type { ClusterMarker, FleetMarker, SeverityCounts, TrailerMarker } from './mapFeatures';

/** From the mildest to the worst, which is drawn on top. */
export const TRACKED_SEVERITIES: readonly TrackedSeverity[] = ['good', 'unknown', 'caution', 'critical'];

/** Above this zoom only trailers at the same position share a marker. */
const CLUSTERED_UP_TO_ZOOM = 13;
const ZOOM_SHIFT = 1;

export interface ClusterOptions {
  /** The smallest distance between markers, in CSS pixels. */
  gridSizePx: number;
}

type Leaf = { index: number };
type Sums = Record<TrackedSeverity, number>;

/** Combines trailers that are close together, for the part of the map that is in view. */
export class ClusterIndex {
  #points: readonly TrailerMarker[] = [];
  readonly #index: Supercluster<Leaf, Sums>;

  constructor({ gridSizePx }: ClusterOptions) {
    this.#index = new Supercluster<Leaf, Sums>({
      // Supercluster's tiles are 512 px wide.
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

  /** The markers within the bounds at a zoom. */
  at([west, south, east, north]: MapBounds, zoom: number): FleetMarker[] {
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

  /** Ids of the trailers in a cluster, and the zoom at which it splits. */
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
