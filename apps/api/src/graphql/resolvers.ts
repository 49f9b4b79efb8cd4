import { accountQueries } from './account/accountResolvers';
import { auditQueries } from './audit/auditResolvers';
import { customerAdministrationMutations, customerAdministrationQueries } from './customers/customerAdministration';
import { customerQueries } from './customers/customerResolvers';
import { dateTime } from './dateTime';
import { deviceMutations, deviceQueries } from './devices/deviceResolvers';
import { faultQueries } from './faults/faultResolvers';
import { fleetStatusQueries } from './fleetStatus/fleetStatusResolvers';
import type { Resolvers } from './generated/resolvers';
import { reeferMutations, reeferQueries } from './reefer/reeferResolvers';
import { serviceMutations, serviceQueries } from './service/serviceResolvers';
import { sharingMutations, sharingQueries } from './sharing/sharingResolvers';
import { trailerMutations, trailerQueries } from './trailer/trailerResolvers';

export const resolvers: Resolvers = {
  DateTime: dateTime,
  Query: {
    ...accountQueries,
    ...auditQueries,
    ...customerQueries,
    ...customerAdministrationQueries,
    ...fleetStatusQueries,
    ...faultQueries,
    ...reeferQueries,
    ...deviceQueries,
    ...serviceQueries,
    ...sharingQueries,
    ...trailerQueries,
  },
  Mutation: {
    ...customerAdministrationMutations,
    ...reeferMutations,
    ...deviceMutations,
    ...serviceMutations,
    ...sharingMutations,
    ...trailerMutations,
  },
};
