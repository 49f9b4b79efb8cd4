import type { GeofenceShape, VisitEnd, VisitKind } from '@gladhand/domain/geofences';
import type { Generated } from 'kysely';

export interface GeofencesTable {
  customer_id: number;
  geofence_id: string;
  name: string;
  description: string | null;
  category: string;
  is_active: boolean;
  shape: GeofenceShape;
  enter_emails: string[];
  exit_emails: string[];
  free_minutes: number | null;
  valid_from: Date;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface GeofenceVisitsTable {
  customer_id: number;
  visit_id: string;
  geofence_id: string;
  trailer_id: string;
  how: VisitKind;
  entered_at: Date;
  entered_after: Date | null;
  entered_before: Date;
  left_at: Date | null;
  left_after: Date | null;
  left_before: Date | null;
  ended_by: VisitEnd | null;
  load_at_entry: string | null;
  load_at_exit: string | null;
  tether_at_entry: string | null;
  tether_at_exit: string | null;
  decided_at: Date;
  left_decided_at: Date | null;
  is_backfilled: boolean;
}

export interface GeofenceEventsTable {
  customer_id: number;
  event_id: string;
  trailer_id: string;
  geofence_id: string;
  visit_id: string;
  kind: string;
  at: Date;
  decided_at: Date;
  noticed_at: Date;
  state: string | null;
  mail: 'waiting' | 'done' | null;
}

export interface GeofenceBackfillsTable {
  customer_id: number;
  geofence_id: string;
  backfill_id: string;
  from_at: Date;
  until_at: Date;
  status: 'running' | 'done' | 'canceled' | 'outdated';
  after_trailer_id: string | null;
  searched: number;
  total: number;
}

export interface SavedPlacesTable {
  customer_id: number;
  place_id: string;
  name: string;
  lat: number;
  lng: number;
  note: string | null;
  version: number;
}

export interface GeofenceImportRowsTable {
  customer_id: number;
  import_id: string;
  row_id: string;
  geofence_id: string;
  version: number;
  before: unknown;
  is_undone: boolean;
}

declare module '../../database/schema' {
  interface Database {
    geofences: GeofencesTable;
    geofence_revisions: { customer_id: number; revision: string; origin: Generated<string> };
    geofence_shapes: {
      customer_id: number;
      geofence_id: string;
      version: number;
      shape: GeofenceShape;
      valid_from: Date;
    };
    geofence_visits: GeofenceVisitsTable;
    geofence_events: GeofenceEventsTable;
    geofence_categories: { customer_id: number; category_id: string; label: string; free_minutes: number };
    saved_places: SavedPlacesTable;
    geofence_backfills: GeofenceBackfillsTable;
    geofence_imports: {
      customer_id: number;
      import_id: string;
      user_id: string;
      applied_at: Date;
      undone_at: Date | null;
    };
    geofence_import_rows: GeofenceImportRowsTable;
  }
}
