import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import basemapUrl from '../packages/fleet-widgets/basemap.pmtiles?url';
import { mapLibreEngine } from '../packages/fleet-widgets/src/map/maplibre/mapLibreEngine';
import fleetWorkerUrl from '../packages/fleet-widgets/src/positions/remote/fleetWorker.ts?worker&url';

/** The map of the stories: the bundled basemap, as in the portal. */
export const storyMapEngine = mapLibreEngine({ basemap: { kind: 'bundled', url: basemapUrl }, workerUrl });

/** The worker that keeps large fleets. */
export const storyWorkerUrl = fleetWorkerUrl;
