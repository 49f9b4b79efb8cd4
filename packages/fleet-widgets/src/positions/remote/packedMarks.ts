import type { MapTrailer } from '@gladhand/domain/tracking';
import type { ClusterMarker, TrailerMarker } from '../../map/mapFeatures';
import type { RemoteMarks } from './remoteFleet';

/**
 * Marks as a worker sends them. Clusters are sent column by column, because receiving a thousand small objects is slow.
 */
export interface PackedMarks {
  clusters: {
    /** Separated by spaces. */
    ids: string;
    lat: Float64Array;
    lng: Float64Array;
    critical: Uint32Array;
    caution: Uint32Array;
    unknown: Uint32Array;
    good: Uint32Array;
  };
  alone: readonly TrailerMarker[];
  trailers: readonly MapTrailer[];
}

export function packMarks({ markers, trailers }: RemoteMarks): PackedMarks {
  const clusters = markers.filter((marker): marker is ClusterMarker => marker.kind === 'cluster');
  const counted = (severity: keyof ClusterMarker['counts']) =>
    Uint32Array.from(clusters, ({ counts }) => counts[severity]);
  return {
    clusters: {
      ids: clusters.map(({ id }) => id).join(' '),
      lat: Float64Array.from(clusters, ({ lat }) => lat),
      lng: Float64Array.from(clusters, ({ lng }) => lng),
      critical: counted('critical'),
      caution: counted('caution'),
      unknown: counted('unknown'),
      good: counted('good'),
    },
    alone: markers.filter((marker): marker is TrailerMarker => marker.kind === 'trailer'),
    trailers,
  };
}

export function unpackMarks({ clusters, alone, trailers }: PackedMarks): RemoteMarks {
  const { ids, lat, lng, critical, caution, unknown, good } = clusters;
  const made = ids.split(' ', lat.length).map((id, i): ClusterMarker => {
    const at = (column: Float64Array | Uint32Array) => column[i] as number;
    const counts = { critical: at(critical), caution: at(caution), unknown: at(unknown), good: at(good) };
    const total = counts.critical + counts.caution + counts.unknown + counts.good;
    return { kind: 'cluster', id, lat: at(lat), lng: at(lng), counts, total };
  });
  return { markers: [...made, ...alone], trailers };
}
