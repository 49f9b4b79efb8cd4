import { accountQueries } from './account/accountResolvers';
import { ownAccountMutations, ownAccountQueries } from './account/ownAccountResolvers';
import { asUnits } from './asUnits';
import { auditMutations, auditQueries } from './audit/auditResolvers';
import { customerAdministrationMutations, customerAdministrationQueries } from './customers/customerAdministration';
import { customerQueries } from './customers/customerResolvers';
import { dateTime } from './dateTime';
import { deviceMutations, deviceQueries } from './devices/deviceResolvers';
import { faultQueries } from './faults/faultResolvers';
import { fleetStatusQueries } from './fleetStatus/fleetStatusResolvers';
import type { Resolvers } from './generated/resolvers';
import { groupMutations } from './groups/groupMutations';
import { groupQueries } from './groups/groupQueries';
import { iccid } from './iccid';
import { jobMutations, jobQueries } from './jobs/jobResolvers';
import { mailMutations, mailQueries } from './mail/mailResolvers';
import { reeferMutations, reeferQueries } from './reefer/reeferResolvers';
import { serviceMutations, serviceQueries } from './service/serviceResolvers';
import { sharingMutations, sharingQueries } from './sharing/sharingResolvers';
import { trailerMutations, trailerQueries } from './trailer/trailerResolvers';
import { sensorBoxMutations } from './trailers/sensorBox';
import { trailerAdministrationMutations, trailerAdministrationQueries } from './trailers/trailerAdministration';
import { userMutations } from './users/userMutations';
import { userQueries } from './users/userQueries';

export const resolvers: Resolvers = {
  DateTime: dateTime,
  Iccid: iccid,
  Query: {
    ...accountQueries,
    ...auditQueries,
    ...ownAccountQueries,
    ...customerQueries,
    ...customerAdministrationQueries,
    ...fleetStatusQueries,
    ...faultQueries,
    ...groupQueries,
    ...jobQueries,
    ...mailQueries,
    ...reeferQueries,
    ...deviceQueries,
    ...serviceQueries,
    ...sharingQueries,
    ...trailerQueries,
    ...trailerAdministrationQueries,
    ...userQueries,
  },
  Mutation: asUnits({
    ...ownAccountMutations,
    ...customerAdministrationMutations,
    ...trailerAdministrationMutations,
    ...sensorBoxMutations,
    ...groupMutations,
    ...jobMutations,
    ...auditMutations,
    ...mailMutations,
    ...reeferMutations,
    ...deviceMutations,
    ...serviceMutations,
    ...sharingMutations,
    ...trailerMutations,
    ...userMutations,
  }),
};
