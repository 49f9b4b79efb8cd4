import { withObjects } from '../engine/files/objectFiles';
import type { ObjectStore } from '../engine/objects/objectStore';
import type { Repositories } from '../repositories/port';

/** The same repositories, also within transactions, with new files in objects; without objects, in the database. */
export function withFileStorage(repositories: Repositories, objects: ObjectStore | undefined): Repositories {
  return {
    ...repositories,
    reportFiles: withObjects(repositories.reportFiles, objects),
    otaFiles: withObjects(repositories.otaFiles, objects),
    transaction: (work) => repositories.transaction((within) => work(withFileStorage(within, objects))),
  };
}
