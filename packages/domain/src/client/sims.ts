import type { SimChangesApi } from '../contract/sims';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** SIMs over HTTP. Their documents load with their first call. */
export function createSimsApi(transport: Transport): SimChangesApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/sims/graphql'));
  return {
    list: async (input, call) => (await graphql((known) => known.SimsDocument, { input }, call)).sims,
    detail: async (iccid, call) => (await graphql((known) => known.SimDocument, { iccid }, call)).sim,
    target: async (input, call) => (await graphql((known) => known.SimTargetDocument, { input }, call)).simTarget,
    plans: async (customerId, call) =>
      (await graphql((known) => known.SimPlansDocument, { customerId }, call)).simPlans,
    batch: async (batchId, call) => (await graphql((known) => known.SimBatchDocument, { batchId }, call)).simBatch,
    change: async (input, call) => (await graphql((known) => known.ChangeSimsDocument, { input }, call)).changeSims,
    retry: async (input, call) => (await graphql((known) => known.RetrySimsDocument, { input }, call)).retrySims,
  };
}
