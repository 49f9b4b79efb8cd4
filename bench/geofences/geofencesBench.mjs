// Geofences at scale: ingest, the index, a yard check, the list with its map, and dragging a vertex.
import { bundleApi } from '../api/bundle.mjs';
import { indexRebuild } from './indexRebuild.mjs';
import { ingestShare } from './ingestShare.mjs';
import { benchScreens } from './screens.mjs';
import { yardCheck } from './yardCheck.mjs';

/** @param {{ postgresUrl: string, executablePath: string, args: string[], say: (line: string) => void }} options */
export async function benchGeofences({ postgresUrl, say, ...browser }) {
  await bundleApi();
  return [
    ...(await indexRebuild()),
    ...(await benchScreens({ say, ...browser })),
    ...(await yardCheck({ postgresUrl, say })),
    ...(await ingestShare({ postgresUrl, say })),
  ];
}
