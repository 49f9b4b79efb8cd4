import type { MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { applyGeofences } from './applyGeofences';
import { checkGeofences } from './checkGeofences';
import { undoGeofenceImport } from './undoGeofenceImport';

export const importQueries: Pick<QueryResolvers, 'checkGeofences'> = { checkGeofences };

export const importMutations: Pick<MutationResolvers, 'applyGeofences' | 'undoGeofenceImport'> = {
  applyGeofences,
  undoGeofenceImport,
};
