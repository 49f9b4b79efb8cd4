// The contract, from packages/domain/schema/*.graphql and the client's operations: types and documents for the
// domain, resolver types, schema text and the list of allowed documents for the API.
const clientConfig = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  skipTypename: true,
  scalars: { DateTime: 'string', ID: 'string', Iccid: 'string | number' },
};

const clientDocuments = (documents) => ({
  documents,
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config: { ...clientConfig, documentMode: 'string' },
});

/** @type {import('@graphql-codegen/cli').CodegenConfig} */
export default {
  schema: 'packages/domain/schema/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'packages/domain/src/contract/generated/': clientDocuments('packages/domain/src/client/operations/*.graphql'),
    'packages/domain/src/contract/generated/administration/': clientDocuments(
      'packages/domain/src/client/operations/administration/*.graphql',
    ),
    'apps/api/src/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', ID: 'string', Iccid: 'string' },
        contextType: '../context#GraphQLContext',
        useIndexSignature: true,
        maybeValue: 'T | null | undefined',
      },
    },
  },
};
