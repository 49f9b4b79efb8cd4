import type { GeofenceShape } from '@gladhand/domain/geofences';

/** What the editor saves of a geofence. */
export interface GeofenceEntry {
  name: string;
  description: string | null;
  /** Id of a category. */
  category: string;
  isActive: boolean;
  shape: GeofenceShape;
  enterEmails: readonly string[];
  exitEmails: readonly string[];
  /** How long a trailer may stay before detention begins. Null for the default of the category. */
  freeMinutes: number | null;
  /** For how many past days visits are searched; 0 for none. */
  backfillDays: BackfillDays;
}

export type BackfillDays = 0 | 7 | 31;

/** A saved geofence. */
export interface EditedGeofence extends Omit<GeofenceEntry, 'backfillDays'> {
  id: string;
  version: number;
}

/** How saving ended. */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'nameTaken' }
  | { kind: 'failed' }
  /** Someone else saved the geofence since it was opened. */
  | { kind: 'conflict'; theirs: EditedGeofence };

export interface SaveParams {
  /** What the entry is based on: the geofence that was opened, or the one in conflict that the user chose to replace. */
  basis: EditedGeofence | undefined;
}
