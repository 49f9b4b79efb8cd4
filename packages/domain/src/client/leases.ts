import type { LeasesApi } from '../contract/leases';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Leases of trailers over HTTP. Their documents load with the first call. */
export function createLeasesApi(transport: Transport): LeasesApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/leases/graphql'));
  return {
    list: async (input, call) => (await graphql((known) => known.TrailerLeasesDocument, { input }, call)).trailerLeases,
    lease: async (id, call) => (await graphql((known) => known.TrailerLeaseDocument, { id }, call)).trailerLease,
    trailers: async (input, call) =>
      (await graphql((known) => known.TrailerLeaseTrailersDocument, { input }, call)).trailerLeaseTrailers,
    check: async (input, call) =>
      (await graphql((known) => known.CheckTrailerLeaseDocument, { input }, call)).checkTrailerLease,
    create: async (input, call) =>
      (await graphql((known) => known.CreateTrailerLeaseDocument, { input }, call)).createTrailerLease,
    control: async (input, call) =>
      (await graphql((known) => known.ControlTrailerLeaseDocument, { input }, call)).controlTrailerLease,
  };
}
