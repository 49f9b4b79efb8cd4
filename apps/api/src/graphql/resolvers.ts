import type { GraphQLScalarType } from 'graphql';
import { accountQueries } from './account/accountResolvers';
import { ownAccountMutations, ownAccountQueries } from './account/ownAccountResolvers';
import { asUnits } from './asUnits';
import { dateTime } from './dateTime';
import { absReadingQueries } from './faults/absReadings';
import { faultQueries } from './faults/faultResolvers';
import { lifecycleQueries } from './faults/lifecycleResolver';
import { fleetStatusQueries, fleetStatusTrailer } from './fleetStatus/fleetStatusResolvers';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated/resolvers';
import { groupMutations } from './groups/groupMutations';
import { groupQueries } from './groups/groupQueries';
import { iccid } from './iccid';
import { trailerMutations, trailerQueries } from './trailer/trailerResolvers';
import { sensorBoxMutations } from './trailers/sensorBox';
import { trailerAdministrationMutations, trailerAdministrationQueries } from './trailers/trailerAdministration';

/** An area's resolvers. */
export interface AreaResolvers {
  queries?: Partial<QueryResolvers>;
  mutations?: Partial<MutationResolvers>;
  /** Scalars of the area's schema by name. */
  scalars?: Readonly<Record<string, GraphQLScalarType>>;
}

/** The resolvers of the kernel and the areas; each mutation is one unit of work. */
export const createResolvers = (areas: readonly AreaResolvers[]): Resolvers => ({
  DateTime: dateTime,
  Iccid: iccid,
  ...Object.assign({}, ...areas.map(({ scalars }) => scalars)),
  FleetStatusTrailer: fleetStatusTrailer,
  Query: {
    ...accountQueries,
    ...ownAccountQueries,
    ...fleetStatusQueries,
    ...faultQueries,
    ...absReadingQueries,
    ...lifecycleQueries,
    ...groupQueries,
    ...trailerQueries,
    ...trailerAdministrationQueries,
    ...Object.assign({}, ...areas.map(({ queries }) => queries)),
  },
  Mutation: asUnits({
    ...ownAccountMutations,
    ...trailerAdministrationMutations,
    ...sensorBoxMutations,
    ...groupMutations,
    ...trailerMutations,
    ...Object.assign({}, ...areas.map(({ mutations }) => mutations)),
  }),
});
