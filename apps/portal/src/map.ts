import basemapUrl from '@gladhand/fleet-widgets/basemap.pmtiles?url';
import { mapLibreEngine } from '@gladhand/fleet-widgets/map-maplibre';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** The map of every screen. One function for all of them, so that none starts anew. */
export const mapEngine = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl });
