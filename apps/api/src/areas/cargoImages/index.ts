import type { Area } from '../area';
import { memoryCargoImages } from './memory';
import { cargoImageQueries } from './resolvers';
import { cargoImageRoutes } from './routes';
import { sqlCargoImages } from './sql';

/** Rows per statement: images are up to a megabyte each. */
const RETENTION_BATCH = 500;

/** Images from cargo cameras. */
export const cargoImages = {
  resolvers: { queries: cargoImageQueries },
  memory: (store) => ({ cargoImages: memoryCargoImages(store) }),
  sql: (db) => ({ cargoImages: sqlCargoImages(db) }),
  routes: cargoImageRoutes,
  retention: [
    {
      action: 'retention.cargoImagesDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ cargoImages }, ...args) => cargoImages.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
