import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { installGoogleMaps } from '../e2e/googleMapsPage';
import basemapUrl from '../packages/fleet-widgets/basemap.pmtiles?url';
import { googleEngine } from '../packages/fleet-widgets/src/map/google/googleEngine';
import type { MapEngineFactory } from '../packages/fleet-widgets/src/map/mapEngine';
import { type MapLibreOptions, mapLibreEngine } from '../packages/fleet-widgets/src/map/maplibre/mapLibreEngine';
import fleetWorkerUrl from '../packages/fleet-widgets/src/positions/remote/fleetWorker.ts?worker&url';

/** The map engine of the stories: MapLibre with the bundled basemap, as in the portal. */
export const storyMapEngine = createStoryMapEngine();

/** The bundled basemap with other options. */
export function createStoryMapEngine(options?: Pick<MapLibreOptions, 'satellite'>) {
  return mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl, ...options });
}

/** Google Maps with a stub in place of Google's script: areas, lines and markers on empty ground. */
export const storyGoogleEngine: MapEngineFactory = (element, options) => {
  installGoogleMaps('works');
  return googleEngine({ apiKey: 'story' })(element, options);
};

/** The worker that holds the positions of large fleets. */
export const storyWorkerUrl = fleetWorkerUrl;
