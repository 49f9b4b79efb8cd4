import type { JobSchedule } from '../engine/jobs';
import { SCHEDULES } from '../engine/schedules';
import { createUnits } from '../engine/unitOfWork';
import type { Routes } from '../http/routeEnv';
import type { RouteServices } from '../routeServices';
import { createContexts } from './createContext';
import { createFleetLists } from './fleetStatus/fleetLists';
import { onlyPost } from './overHttp';
import { type AreaResolvers, createResolvers } from './resolvers';
import { createGraphQLServer } from './server';

/** An area's contribution to the GraphQL endpoint. */
export interface GraphQLArea {
  resolvers?: AreaResolvers;
  /** The area's schedules by job name. */
  schedules?: Readonly<Record<string, JobSchedule>>;
}

/** The GraphQL endpoint at both of its paths. */
export function graphqlRoutes(
  routes: Routes,
  { deps, authenticate }: RouteServices,
  areas: readonly GraphQLArea[],
): void {
  const { repositories, config, now, ids, logger } = deps;
  const graphql = createGraphQLServer({
    resolvers: createResolvers(areas.map(({ resolvers = {} }) => resolvers)),
    locked: config.mode === 'production',
    persistedDocuments: deps.persistedDocuments,
    logger,
  });
  const fleetLists = createFleetLists({
    fleetStatus: repositories.fleetStatus,
    revisions: repositories.fleetRevisions,
    shared: config.hasSeveralProcesses ? repositories.cluster : undefined,
    now,
    uuid: ids.uuid,
  });
  const schedules = Object.assign({}, SCHEDULES, ...areas.map((area) => area.schedules));
  const contextOf = createContexts(deps, createUnits(deps), { fleetLists, schedules });
  for (const path of ['/graphql', '/auth/graphql'] as const) {
    routes.post(path, async ({ req }) => graphql(req.raw, contextOf(await authenticate(req.raw), req.raw)));
    routes.all(path, onlyPost);
  }
}
