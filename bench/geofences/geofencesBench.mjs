// Geofences at scale, without the screen: ingest, the index and a yard check.
import { bundleApi } from '../api/bundle.mjs';
import { geofenceIngest } from './geofenceIngest.mjs';
import { indexRebuild } from './indexRebuild.mjs';
import { yardCheck } from './yardCheck.mjs';

/** @param {{ postgresUrl: string, say: (line: string) => void }} options */
export async function benchGeofences({ postgresUrl, say }) {
  await bundleApi();
  return [
    ...(await indexRebuild()),
    ...(await yardCheck({ postgresUrl, say })),
    ...(await geofenceIngest({ postgresUrl, say })),
  ];
}

/** The part of ingest alone. */
export async function benchGeofenceIngest({ postgresUrl, say }) {
  await bundleApi();
  return geofenceIngest({ postgresUrl, say });
}
