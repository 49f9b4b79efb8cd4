import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import basemapUrl from '../packages/fleet-widgets/basemap.pmtiles?url';
import { type MapLibreOptions, mapLibreEngine } from '../packages/fleet-widgets/src/map/maplibre/mapLibreEngine';
import fleetWorkerUrl from '../packages/fleet-widgets/src/positions/remote/fleetWorker.ts?worker&url';

/** The map engine of the stories: MapLibre with the bundled basemap, as in the portal. */
export const storyMapEngine = createStoryMapEngine();

/** The bundled basemap with other options. */
export function createStoryMapEngine(options?: Pick<MapLibreOptions, 'satellite'>) {
  return mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl, ...options });
}

/** The worker that holds the positions of large fleets. */
export const storyWorkerUrl = fleetWorkerUrl;
