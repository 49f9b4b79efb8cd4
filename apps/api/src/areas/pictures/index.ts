import { PICTURE_POLICY } from '@gladhand/domain/pictures';
import type { Area } from '../area';
import { memoryPictures } from './memory';
import { pictures as pictures0064 } from './migrations/0064_pictures';
import { pictureRoutes } from './routes';
import { sqlPictures } from './sql';

/** Pictures that people upload. What refers to them is in other areas. */
export const pictures = {
  memory: (store) => ({ pictures: memoryPictures(store) }),
  sql: (db) => ({ pictures: sqlPictures(db) }),
  migrations: { '0064_pictures': pictures0064 },
  routes: pictureRoutes,
  cleanUp: ({ repositories, now }) =>
    repositories.pictures.deleteUnused(new Date(now().getTime() - PICTURE_POLICY.unusedMs)),
} as const satisfies Area;
