import type { GeofencesApi } from '../contract/geofences';
import type { DataCall } from './dataCall';

/** Geofences over HTTP. */
export const createGeofencesApi = (graphql: DataCall): GeofencesApi => ({
  list: async (customerId, call) =>
    (await graphql((known) => known.GeofencesV2Document, { customerId }, call)).geofencesV2,
  earlier: async (customerId, call) =>
    (await graphql((known) => known.EarlierGeofencesDocument, { customerId }, call)).geofences,
  create: async (input, call) =>
    (await graphql((known) => known.CreateGeofenceDocument, { input }, call)).createGeofence,
  update: async (input, call) => (await graphql((known) => known.UpdateGeofenceDocument, input, call)).updateGeofence,
  delete: async (geofence, call) => void (await graphql((known) => known.DeleteGeofenceDocument, geofence, call)),
  change: async (input, call) =>
    (await graphql((known) => known.ChangeGeofencesDocument, { input }, call)).changeGeofences,
  categories: async (customerId, call) =>
    (await graphql((known) => known.GeofenceCategoriesDocument, { customerId }, call)).geofenceCategories,
  saveCategory: async (category, call) =>
    (await graphql((known) => known.SaveGeofenceCategoryDocument, category, call)).saveGeofenceCategory,
  deleteCategory: async (category, call) =>
    void (await graphql((known) => known.DeleteGeofenceCategoryDocument, category, call)),
  places: async (customerId, call) =>
    (await graphql((known) => known.SavedPlacesDocument, { customerId }, call)).savedPlaces,
  savePlace: async (place, call) => (await graphql((known) => known.SavePlaceDocument, place, call)).savePlace,
  deletePlace: async (place, call) => void (await graphql((known) => known.DeletePlaceDocument, place, call)),
  visits: async (input, call) =>
    (await graphql((known) => known.GeofenceVisitsDocument, { input }, call)).geofenceVisits,
  dwell: async (input, call) => (await graphql((known) => known.GeofenceDwellDocument, { input }, call)).geofenceDwell,
  backfill: async (geofence, call) =>
    (await graphql((known) => known.GeofenceBackfillDocument, geofence, call)).geofenceBackfill ?? null,
  startBackfill: async (input, call) =>
    (await graphql((known) => known.StartGeofenceBackfillDocument, input, call)).startGeofenceBackfill,
  cancelBackfill: async (geofence, call) =>
    (await graphql((known) => known.CancelGeofenceBackfillDocument, geofence, call)).cancelGeofenceBackfill,
  check: async (input, call) =>
    (await graphql((known) => known.CheckGeofencesDocument, { input }, call)).checkGeofences,
  apply: async (input, call) =>
    (await graphql((known) => known.ApplyGeofencesDocument, { input }, call)).applyGeofences,
  undoImport: async (imported, call) =>
    (await graphql((known) => known.UndoGeofenceImportDocument, imported, call)).undoGeofenceImport,
});
