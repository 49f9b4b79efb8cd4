import { accountQueries } from './account/accountResolvers';
import { customerQueries } from './customers/customerResolvers';
import { dateTime } from './dateTime';
import { fleetStatusQueries } from './fleetStatus/fleetStatusResolvers';
import type { Resolvers } from './generated/resolvers';
import { trailerMutations, trailerQueries } from './trailer/trailerResolvers';

export const resolvers: Resolvers = {
  DateTime: dateTime,
  Query: { ...accountQueries, ...customerQueries, ...fleetStatusQueries, ...trailerQueries },
  Mutation: { ...trailerMutations },
};
