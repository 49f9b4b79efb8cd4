import type { TransfersApi } from '../contract/transfers';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Transfers of trailers over HTTP. Their documents load with the first call. */
export function createTransfersApi(transport: Transport): TransfersApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/transfers/graphql'));
  return {
    list: async (input, call) =>
      (await graphql((known) => known.TrailerTransfersDocument, { input }, call)).trailerTransfers,
    transfer: async (id, call) =>
      (await graphql((known) => known.TrailerTransferDocument, { id }, call)).trailerTransfer,
    lines: async (input, call) =>
      (await graphql((known) => known.TrailerTransferLinesDocument, { input }, call)).trailerTransferLines,
    customers: async (call) => (await graphql((known) => known.TransferCustomersDocument, {}, call)).transferCustomers,
    customerByName: async (name, call) =>
      (await graphql((known) => known.TransferCustomerByNameDocument, { name }, call)).transferCustomerByName,
    check: async (input, call) =>
      (await graphql((known) => known.CheckTrailerTransferDocument, { input }, call)).checkTrailerTransfer,
    request: async (input, call) =>
      (await graphql((known) => known.RequestTrailerTransferDocument, { input }, call)).requestTrailerTransfer,
    control: async (input, call) =>
      (await graphql((known) => known.ControlTrailerTransferDocument, { input }, call)).controlTrailerTransfer,
  };
}
