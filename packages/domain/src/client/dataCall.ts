import type { GraphQLCall } from './graphql';

/** Runs one of the documents of the contract; administration has its own. */
export type DataCall = GraphQLCall<typeof import('../contract/generated/graphql')>;
