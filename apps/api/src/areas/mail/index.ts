import type { Area } from '../area';
import { mailMutations, mailQueries } from './resolvers';
import { outboxRoutes } from './routes';

/** Mail status for administrators. The queue itself belongs to the engine. */
export const mail = {
  resolvers: { queries: mailQueries, mutations: mailMutations },
  routes: outboxRoutes,
} as const satisfies Area;
