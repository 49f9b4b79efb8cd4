import type { FreightApi } from '../contract/freight';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Freight over HTTP. Its documents load with its first call. */
export function createFreightApi(transport: Transport): FreightApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/freight/graphql'));
  return {
    get: async (call) => (await graphql((known) => known.FreightDocument, {}, call)).freight,
    acceptAgreement: async (version, call) =>
      (await graphql((known) => known.AcceptFreightAgreementDocument, { version }, call)).acceptFreightAgreement,
  };
}
