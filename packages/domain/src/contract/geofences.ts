import type { CallOptions } from './callOptions';
import type {
  ApplyGeofencesInput,
  ApplyGeofencesMutation,
  ChangeGeofencesInput,
  ChangeGeofencesMutation,
  CheckGeofencesInput,
  CheckGeofencesQuery,
  CreateGeofenceInput,
  EarlierGeofencesQuery,
  GeofenceBackfillQuery,
  GeofenceCategoriesQuery,
  GeofenceCategoryInput,
  GeofenceDwellInput,
  GeofenceDwellQuery,
  GeofenceInput,
  GeofencesV2Query,
  GeofenceVisitsInput,
  GeofenceVisitsQuery,
  SavedPlaceInput,
  SavedPlacesQuery,
  UndoGeofenceImportMutation,
} from './generated/graphql';

/** A geofence with the number of trailers in it. Source: query `geofencesV2`. */
export type Geofence = GeofencesV2Query['geofencesV2'][number];
/** Geofences in their earlier shape. Source: query `geofences`. */
export type EarlierGeofences = EarlierGeofencesQuery['geofences'];
/** A page of visits. Source: query `geofenceVisits`. */
export type GeofenceVisitPage = GeofenceVisitsQuery['geofenceVisits'];
/** The stay of a trailer in a geofence. Source: query `geofenceVisits`. */
export type GeofenceVisit = GeofenceVisitPage['visits'][number];
/** A page of dwell during a period. Source: query `geofenceDwell`. */
export type GeofenceDwellPage = GeofenceDwellQuery['geofenceDwell'];
/** The dwell in a geofence, or of a trailer. Source: query `geofenceDwell`. */
export type GeofenceDwell = GeofenceDwellPage['rows'][number];
/** Visits, dwell and detention. Source: query `geofenceDwell`. */
export type GeofenceDwellNumbers = GeofenceDwell['numbers'];

/** A search of earlier reports for visits of a geofence. Source: query `geofenceBackfill`. */
export type GeofenceBackfill = NonNullable<GeofenceBackfillQuery['geofenceBackfill']>;

/** What a change of several geofences did. Source: mutation `changeGeofences`. */
export type ChangedGeofences = ChangeGeofencesMutation['changeGeofences'];
/** A category that a customer has added. Source: query `geofenceCategories`. */
export type OwnGeofenceCategory = GeofenceCategoriesQuery['geofenceCategories'][number];
/** A place that a customer has saved. Source: query `savedPlaces`. */
export type SavedPlace = SavedPlacesQuery['savedPlaces'][number];

/** Names a geofence of a customer. */
export interface GeofenceKey {
  customerId: number;
  geofenceId: string;
}
/** A dry run of an import. Source: query `checkGeofences`. */
export type CheckedGeofences = CheckGeofencesQuery['checkGeofences'];
/** What saving a feature would do. Source: query `checkGeofences`. */
export type GeofenceCheck = CheckedGeofences['checks'][number];
/** What became of a feature. Source: mutation `applyGeofences`. */
export type AppliedGeofence = ApplyGeofencesMutation['applyGeofences'][number];
/** A part of an import that was undone. Source: mutation `undoGeofenceImport`. */
export type UndoneGeofences = UndoGeofenceImportMutation['undoGeofenceImport'];

/** Geofences and the visits of trailers. */
export interface GeofencesApi {
  /** All geofences of a customer by name. Source: query `geofencesV2`. */
  list(customerId: number, options?: CallOptions): Promise<Geofence[]>;
  /** The same in their earlier shape, for integrations. Source: query `geofences`. */
  earlier(customerId: number, options?: CallOptions): Promise<EarlierGeofences>;
  /** Rejects with CONFLICT if the name is taken, and with FORBIDDEN. Source: mutation `createGeofence`. */
  create(input: CreateGeofenceInput, options?: CallOptions): Promise<Geofence>;
  /**
   * Rejects with CONFLICT if the name is taken or someone else has saved; then `details.current` has the present
   * geofence. Source: mutation `updateGeofence`.
   */
  update(
    input: { customerId: number; id: string; version: number; input: GeofenceInput },
    options?: CallOptions,
  ): Promise<Geofence>;
  /** Rejects with NOT_FOUND. Source: mutation `deleteGeofence`. */
  delete(geofence: { customerId: number; id: string }, options?: CallOptions): Promise<void>;
  /** Changes up to 500 geofences at once. Source: mutation `changeGeofences`. */
  change(input: ChangeGeofencesInput, options?: CallOptions): Promise<ChangedGeofences>;
  /** Categories that the customer has added. Source: query `geofenceCategories`. */
  categories(customerId: number, options?: CallOptions): Promise<OwnGeofenceCategory[]>;
  /** Creates or replaces a category. Rejects with CONFLICT if the label is taken. Source: mutation `saveGeofenceCategory`. */
  saveCategory(
    category: { customerId: number; id: string; input: GeofenceCategoryInput },
    options?: CallOptions,
  ): Promise<OwnGeofenceCategory>;
  /** Rejects with NOT_FOUND. Source: mutation `deleteGeofenceCategory`. */
  deleteCategory(category: { customerId: number; id: string }, options?: CallOptions): Promise<void>;
  /** Places that the customer has saved. Source: query `savedPlaces`. */
  places(customerId: number, options?: CallOptions): Promise<SavedPlace[]>;
  /**
   * Creates a place with version 0, or replaces it. Rejects with CONFLICT if someone else has saved; then
   * `details.current` has the present place. Source: mutation `savePlace`.
   */
  savePlace(
    place: { customerId: number; id: string; version: number; input: SavedPlaceInput },
    options?: CallOptions,
  ): Promise<SavedPlace>;
  /** Rejects with NOT_FOUND. Source: mutation `deletePlace`. */
  deletePlace(place: { customerId: number; id: string }, options?: CallOptions): Promise<void>;
  /** Visits, newest first. Source: query `geofenceVisits`. */
  visits(input: GeofenceVisitsInput, options?: CallOptions): Promise<GeofenceVisitPage>;
  /** Dwell during a period, per geofence or per trailer, longest first. Source: query `geofenceDwell`. */
  dwell(input: GeofenceDwellInput, options?: CallOptions): Promise<GeofenceDwellPage>;
  /** The latest search for earlier visits. Source: query `geofenceBackfill`. */
  backfill(geofence: GeofenceKey, options?: CallOptions): Promise<GeofenceBackfill | null>;
  /**
   * Searches the reports of the last days for visits from before the geofence had its shape. Rejects with BAD_USER_INPUT
   * if the geofence is inactive or the number of days is not from 1 to 31. Source: mutation `startGeofenceBackfill`.
   */
  startBackfill(input: GeofenceKey & { days: number }, options?: CallOptions): Promise<GeofenceBackfill>;
  /** Rejects with NOT_FOUND without a search. Source: mutation `cancelGeofenceBackfill`. */
  cancelBackfill(geofence: GeofenceKey, options?: CallOptions): Promise<GeofenceBackfill>;
  /** What saving up to 500 features would do, without saving them. Source: query `checkGeofences`. */
  check(input: CheckGeofencesInput, options?: CallOptions): Promise<CheckedGeofences>;
  /** Saves up to 200 features of an import; it can be repeated. Source: mutation `applyGeofences`. */
  apply(input: ApplyGeofencesInput, options?: CallOptions): Promise<AppliedGeofence[]>;
  /**
   * Undoes up to 200 features of an import. Rejects with NOT_FOUND after 10 minutes. Source: mutation
   * `undoGeofenceImport`.
   */
  undoImport(imported: { customerId: number; importId: string }, options?: CallOptions): Promise<UndoneGeofences>;
}

/** The port of `PortalApi` for geofences. */
export interface GeofencesPort {
  geofences: GeofencesApi;
}
