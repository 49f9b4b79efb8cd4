import type { Area } from '../area';
import { ingestKeyMutations, ingestKeyQueries } from './resolvers';

/** Keys with which devices and gateways send reports. */
export const ingestKeys = {
  resolvers: { queries: ingestKeyQueries, mutations: ingestKeyMutations },
} as const satisfies Area;
