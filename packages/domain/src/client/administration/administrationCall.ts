import { createGraphQLCall, type GraphQLCall } from '../graphql';
import type { Transport } from '../transport';

/** Administration documents live in a separate file. */
type Documents = typeof import('../../contract/generated/administration/graphql');

export type AdministrationCall = GraphQLCall<Documents>;

/** Calls the GraphQL endpoint of the data or of the accounts. */
export const createAdministrationCall = (
  transport: Transport,
  path: '/graphql' | '/auth/graphql',
): AdministrationCall =>
  createGraphQLCall(transport, path, () => import('../../contract/generated/administration/graphql'));
