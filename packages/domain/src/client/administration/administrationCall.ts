import { createGraphQLCall, type GraphQLCall } from '../graphql';
import type { Transport } from '../transport';

/** Documents of the administration, in a file of their own. */
type Documents = typeof import('../../contract/generated/administration/graphql');

export type AdministrationCall = GraphQLCall<Documents>;

/** Calls the GraphQL path of the data, or that of the accounts. */
export const createAdministrationCall = (
  transport: Transport,
  path: '/graphql' | '/auth/graphql',
): AdministrationCall =>
  createGraphQLCall(transport, path, () => import('../../contract/generated/administration/graphql'));
