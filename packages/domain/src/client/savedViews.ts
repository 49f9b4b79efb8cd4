import type { SavedViewsApi } from '../contract/savedViews';
import type { DataCall } from './dataCall';

/** Saved views over HTTP. */
export const createSavedViewsApi = (graphql: DataCall): SavedViewsApi => ({
  list: async (screen, call) => (await graphql((known) => known.SavedViewsDocument, { screen }, call)).savedViews,
  create: async (input, call) =>
    (await graphql((known) => known.CreateSavedViewDocument, { input }, call)).createSavedView,
  update: async (input, call) => (await graphql((known) => known.UpdateSavedViewDocument, input, call)).updateSavedView,
  delete: async (id, call) => void (await graphql((known) => known.DeleteSavedViewDocument, { id }, call)),
});
