import type { IngestKeysApi } from '../../contract/administration/ingestKeys';
import type { AdministrationCall } from './administrationCall';

export function createIngestKeysApi(graphql: AdministrationCall): IngestKeysApi {
  return {
    list: async (call) => (await graphql((known) => known.IngestKeysDocument, {}, call)).ingestKeys,
    create: async (input, call) =>
      (await graphql((known) => known.CreateIngestKeyDocument, { input }, call)).createIngestKey,
    revoke: async (id, call) => void (await graphql((known) => known.RevokeIngestKeyDocument, { id }, call)),
  };
}
