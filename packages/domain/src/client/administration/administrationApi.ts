import type { AdministrationApi } from '../../contract/administration/administrationApi';
import type { Transport } from '../transport';
import { createAdministrationCall } from './administrationCall';
import { createAuditApi } from './audit';
import { createCustomerAdministrationApi } from './customers';
import { createGroupsAdministrationApi } from './groups';
import { createIngestKeysApi } from './ingestKeys';
import { createJobsApi } from './jobs';
import { createMailsApi } from './mails';
import { createOwnAccountApi } from './ownAccount';
import { createTrailerAdministrationApi } from './trailers';
import { createUsersApi } from './users';

export function createAdministrationApi(transport: Transport): AdministrationApi {
  const data = createAdministrationCall(transport, '/graphql');
  const accounts = createAdministrationCall(transport, '/auth/graphql');
  return {
    ownAccount: createOwnAccountApi(data),
    audit: createAuditApi(data),
    mails: createMailsApi(data),
    ingestKeys: createIngestKeysApi(data),
    jobs: createJobsApi(data),
    customers: createCustomerAdministrationApi(data),
    trailers: createTrailerAdministrationApi(data),
    groups: createGroupsAdministrationApi(data),
    users: createUsersApi(data, accounts),
  };
}
