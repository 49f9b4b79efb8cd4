import workerUrl from '../packages/fleet-widgets/src/geofences/readFile/readFileWorker.ts?worker&url';

/** The worker that reads files with geofences. */
export const storyGeofenceFileWorkerUrl = workerUrl;
