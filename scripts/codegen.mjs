// Generates code from the contract (packages/domain/schema/*.graphql) and the client's operations: types and documents
// for the domain; resolver types, schema text and the list of allowed documents for the API.
import { inlinedOperations } from './inlineFragments.mjs';

const OPERATIONS = 'packages/domain/src/client/operations';
const clientConfig = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  skipTypename: true,
  scalars: {
    DateTime: 'string',
    ID: 'string',
    Iccid: 'string | number',
    AlertCondition: '../../rules/alerts/alertCondition#AlertCondition',
    ExplainedCondition: '../explainedCondition#ExplainedCondition',
    GeofenceShape: '../../rules/geofences/geofenceShape#GeofenceShape',
    ReportChart: '../../rules/reports/reportChart#ReportChart',
    ReportRow: '../../rules/reports/reportRow#PackedRow',
  },
};

const clientDocuments = (documents, scalars = {}) => ({
  documents,
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config: { ...clientConfig, scalars: { ...clientConfig.scalars, ...scalars }, documentMode: 'string' },
});

/** @type {import('@graphql-codegen/cli').CodegenConfig} */
export default {
  schema: 'packages/domain/schema/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'packages/domain/src/contract/generated/': clientDocuments(inlinedOperations([OPERATIONS])),
    'packages/domain/src/contract/generated/administration/': clientDocuments(
      inlinedOperations([`${OPERATIONS}/administration`], [OPERATIONS, `${OPERATIONS}/administration`]),
    ),
    'packages/domain/src/contract/generated/reports/': clientDocuments(inlinedOperations([`${OPERATIONS}/reports`]), {
      ReportChart: '../../../rules/reports/reportChart#ReportChart',
      ReportRow: '../../../rules/reports/reportRow#PackedRow',
    }),
    'packages/domain/src/contract/generated/freight/': clientDocuments(inlinedOperations([`${OPERATIONS}/freight`])),
    'packages/domain/src/contract/generated/insights/': clientDocuments(inlinedOperations([`${OPERATIONS}/insights`])),
    'packages/domain/src/contract/generated/leases/': clientDocuments(inlinedOperations([`${OPERATIONS}/leases`])),
    'packages/domain/src/contract/generated/messages/': clientDocuments(inlinedOperations([`${OPERATIONS}/messages`])),
    'packages/domain/src/contract/generated/transfers/': clientDocuments(
      inlinedOperations([`${OPERATIONS}/transfers`]),
    ),
    'packages/domain/src/contract/generated/ota/': clientDocuments(inlinedOperations([`${OPERATIONS}/ota`])),
    'packages/domain/src/contract/generated/sims/': clientDocuments(inlinedOperations([`${OPERATIONS}/sims`])),
    'packages/domain/src/contract/generated/parts/': clientDocuments(inlinedOperations([`${OPERATIONS}/parts`])),
    'packages/domain/src/contract/generated/maintenance/': clientDocuments(
      inlinedOperations([`${OPERATIONS}/maintenance`]),
    ),
    'apps/api/src/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          DateTime: 'string',
          ID: 'string',
          Iccid: 'string',
          AlertCondition: '@gladhand/domain/alerts#AlertCondition',
          ExplainedCondition: '@gladhand/domain/alerts#ExplainedCondition',
          GeofenceShape: '@gladhand/domain/geofences#GeofenceShape',
          ReportChart: '@gladhand/domain/reports#ReportChart',
          ReportRow: '@gladhand/domain/reports#PackedRow',
        },
        contextType: '../context#GraphQLContext',
        mappers: { FleetStatusTrailer: '../../repositories/fleetStatus#FleetRow' },
        useIndexSignature: true,
        maybeValue: 'T | null | undefined',
      },
    },
  },
};
