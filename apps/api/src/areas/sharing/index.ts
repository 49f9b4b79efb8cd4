import { DAY_MS } from '@gladhand/domain/readings';
import type { Area } from '../area';
import { memorySharedLinks } from './memory';
import { sharedLinks } from './migrations/0008_sharedLinks';
import { sharingMutations, sharingQueries } from './resolvers';
import { sharingRoutes } from './routes';
import { sqlSharedLinks } from './sql';

/** Ended links are deleted after this time; the audit log still lists them. */
const ENDED_LINKS_KEPT_MS = 31 * DAY_MS;

/** Temporary links that show trailers to people without an account. */
export const sharing = {
  resolvers: { queries: sharingQueries, mutations: sharingMutations },
  memory: (store) => ({ sharedLinks: memorySharedLinks(store) }),
  sql: (db) => ({ sharedLinks: sqlSharedLinks(db) }),
  migrations: { '0008_sharedLinks': sharedLinks },
  routes: sharingRoutes,
  cleanUp: ({ repositories, now }) =>
    repositories.sharedLinks.deleteEndedBefore(new Date(now().getTime() - ENDED_LINKS_KEPT_MS)),
} as const satisfies Area;
