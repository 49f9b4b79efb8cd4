import type { Area } from '../area';
import { jobMutations, jobQueries } from './resolvers';

/** Job status for administrators. */
export const jobs = {
  resolvers: { queries: jobQueries, mutations: jobMutations },
} as const satisfies Area;
