import type { PortalApi } from '@gladhand/domain';
import {
  CELL_ZOOM,
  type CellPlace,
  cellBounds,
  decodeTracking,
  MAP_TRAILER_COLUMNS,
  type MapCells,
  type MapTrailer,
  readColumns,
  readPositions,
} from '@gladhand/domain/tracking';
import { toMarkers } from '../../map/FleetMap/toMarkers';
import type { ClusterMarker } from '../../map/mapFeatures';
import type { MapWindow, RemoteFleet, RemoteMarks } from './remoteFleet';

const EVERYWHERE = { zoom: CELL_ZOOM.min, bounds: [-180, -85, 180, 85] } as const;
/** From this zoom on a cell is the size of a yard, so it opens as a list. */
const LISTED_FROM_ZOOM = 13;
const ZOOMED_BY = 2;
/** The maximum number of trailers in the list of a cell. */
const MAX_OPENED_MARKERS = 200;

/** A fleet on the server, from its map cells and pages. */
export function serverFleet(api: PortalApi): RemoteFleet {
  let shown: ReadonlyMap<string, number> = new Map();
  function marksOf(answer: MapCells): RemoteMarks {
    const trailers: MapTrailer[] = readColumns(answer.alone, MAP_TRAILER_COLUMNS).trailers;
    const clusters = toClusters(answer);
    shown = new Map(clusters.map(({ id, total }) => [id, total]));
    return { markers: [...clusters, ...toMarkers(trailers, new Date(answer.asOf))], trailers };
  }

  return {
    async totals(query, window, signal) {
      const answer = await api.tracking.cells({ query, ...(window ? gridOf(window) : EVERYWHERE) }, { signal });
      const { asOf, total, counts, placed, around } = answer;
      const marks = window && marksOf(answer);
      return { asOf: new Date(asOf), total, counts, placed, around: around ?? undefined, marks };
    },
    async page(query, rows, signal) {
      return readPositions((await api.tracking.page({ query, ...rows }, { signal })).columns).trailers;
    },
    async one(customerId, vin, signal) {
      const query = { ...decodeTracking({}), customerId };
      const { columns } = await api.tracking.page({ query, vin, offset: 0, limit: 1 }, { signal });
      return readPositions(columns).trailers[0];
    },
    marks: async (query, window, signal) => marksOf(await api.tracking.cells({ query, ...gridOf(window) }, { signal })),
    async open(query, { id }, signal) {
      const cell = cellOf(id);
      const around = cellBounds(cell);
      if (cell.zoom < LISTED_FROM_ZOOM) {
        return { trailers: [], total: 0, around, zoom: Math.min(LISTED_FROM_ZOOM, cell.zoom + ZOOMED_BY) };
      }
      const { columns } = await api.tracking.page({ query, cell, offset: 0, limit: MAX_OPENED_MARKERS }, { signal });
      const { trailers } = readPositions(columns);
      // A page doesn't include the total of its cell, but the opened mark does
      return { trailers, total: Math.max(trailers.length, shown.get(id) ?? 0), around, zoom: cell.zoom + 1 };
    },
    counts: (filter, signal) => api.tracking.counts({ filter }, { signal }),
  };
}

/** The server has cells for whole zoom levels only. */
const gridOf = ({ bounds, zoom }: MapWindow) => ({
  bounds,
  zoom: Math.max(CELL_ZOOM.min, Math.min(CELL_ZOOM.max, Math.floor(zoom))),
});

function toClusters({ zoom, cells }: MapCells): ClusterMarker[] {
  const { x, y, lat, lng, critical, caution, unknown, good } = cells;
  return x.flatMap((column, i): ClusterMarker[] => {
    const counts = {
      critical: critical[i] ?? 0,
      caution: caution[i] ?? 0,
      unknown: unknown[i] ?? 0,
      good: good[i] ?? 0,
    };
    const total = counts.critical + counts.caution + counts.unknown + counts.good;
    const [atLat, atLng] = [lat[i], lng[i]];
    if (!Number.isFinite(atLat) || !Number.isFinite(atLng) || !Number.isFinite(total)) return [];
    const id = `cluster:${zoom}/${column}/${y[i]}`;
    return [{ kind: 'cluster', id, lat: atLat as number, lng: atLng as number, counts, total }];
  });
}

function cellOf(markId: string): CellPlace {
  const [zoom = 0, x = 0, y = 0] = markId.slice('cluster:'.length).split('/').map(Number);
  return { zoom, x, y };
}
