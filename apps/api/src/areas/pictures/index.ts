import { PICTURE_POLICY } from '@gladhand/domain/pictures';
import type { Area } from '../area';
import { memoryPictures } from './memory';
import { pictures as pictures0064 } from './migrations/0064_pictures';
import { pictureRoutes } from './routes';
import { sqlPictures } from './sql';

/** Rows per statement: pictures are up to two megabytes each. */
const RETENTION_BATCH = 200;

/** Pictures that people upload. What refers to them is in other areas. */
export const pictures = {
  memory: (store) => ({ pictures: memoryPictures(store) }),
  sql: (db) => ({ pictures: sqlPictures(db) }),
  migrations: { '0064_pictures': pictures0064 },
  routes: pictureRoutes,
  retention: [
    {
      action: 'retention.repairPicturesDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ pictures: repository }, ...args) => repository.deleteBefore(...args),
    },
  ],
  cleanUp: ({ repositories, now }) =>
    repositories.pictures.deleteUnused(new Date(now().getTime() - PICTURE_POLICY.unusedMs)),
} as const satisfies Area;
