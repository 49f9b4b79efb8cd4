import { lookup, type Word } from './lookup';

/** Shape of a geofence. */
export const GeofenceType = { Circle: 1, Polygon: 2 } as const;
export type GeofenceType = (typeof GeofenceType)[keyof typeof GeofenceType];
/** The geofence types with their labels, in display order. */
export const GEOFENCE_TYPES: readonly Word<GeofenceType>[] = [
  { id: 1, label: 'Circle' },
  { id: 2, label: 'Polygon' },
];
/** Finds a geofence type by id; an unknown id is kept and labeled as unknown. */
export const geofenceType = lookup(GEOFENCE_TYPES, 'geofence type');

/**
 * The type of an existing geofence. Throws 'Unknown geofence type!' as specified, because a wrong shape must not be
 * drawn.
 */
export function requireGeofenceType(id: number): GeofenceType {
  const found = GEOFENCE_TYPES.find((type) => type.id === id);
  if (!found) throw new Error('Unknown geofence type!');
  return found.id;
}

/** What a geofence is used for. It decides the default free time, never who is inside. */
export interface GeofenceCategory extends Word<string> {
  /** How long a trailer may stay before detention begins, in minutes. */
  readonly freeMinutes: number;
}

/**
 * The categories in display order. Free times are assumed: two hours at a customer or supplier are usual in contracts
 * with carriers; elsewhere stays are not billed, so a day only marks unusual ones.
 */
export const GEOFENCE_CATEGORIES: readonly GeofenceCategory[] = [
  { id: 'yard', label: 'Yard', freeMinutes: 1_440 },
  { id: 'customerSite', label: 'Customer site', freeMinutes: 120 },
  { id: 'supplier', label: 'Supplier', freeMinutes: 120 },
  { id: 'repairShop', label: 'Repair shop', freeMinutes: 1_440 },
  { id: 'restArea', label: 'Rest area', freeMinutes: 1_440 },
  { id: 'other', label: 'Other', freeMinutes: 1_440 },
];
/** Finds a category by id; an unknown id is kept and labeled as unknown. */
export const geofenceCategory = lookup(GEOFENCE_CATEGORIES, 'geofence category');

/** Limits of geofences. */
export const GEOFENCE_LIMITS = {
  nameCharacters: 100,
  descriptionCharacters: 1_000,
  /** Of each customer. */
  activeGeofences: 10_000,
  /** On entering and on leaving each. */
  emails: 20,
  maxFreeMinutes: 43_200,
  categoryCharacters: 40,
  /** Of each customer. */
  ownCategories: 50,
  /** Of each customer. */
  places: 1_000,
  /** Changed by one request. */
  bulk: 500,
  /** Reports that are searched for earlier visits. */
  maxBackfillDays: 31,
  /** Features in a request of the dry run of an import. */
  checkedFeatures: 500,
  /** Features in a request of an import, which is one transaction. */
  appliedFeatures: 200,
  /** How long an import can be undone. */
  undoMinutes: 10,
} as const;

/** How a trailer was in a geofence. A newer server may use additional ways. */
export const VisitKind = { Seen: 'seen', Passed: 'passed' } as const;
export type VisitKind = (typeof VisitKind)[keyof typeof VisitKind];

/** Why a visit ended. */
export const VisitEnd = {
  Exit: 'exit',
  Deactivated: 'deactivated',
  Deleted: 'deleted',
  Reshaped: 'reshaped',
  Moved: 'moved',
} as const;
export type VisitEnd = (typeof VisitEnd)[keyof typeof VisitEnd];
