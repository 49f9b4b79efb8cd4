import type { TrailerScope } from '../../repositories/scope';

/** Which visits are added up, and how. */
export interface DwellSearch {
  customerId: number;
  scope: TrailerScope;
  by: 'geofence' | 'trailer';
  from: Date;
  to: Date;
  geofenceId?: string | undefined;
  vin?: string | undefined;
  /** Names; the trailer is in any of these groups. None: all trailers. */
  groups?: readonly string[];
  /** Names. None: all types. */
  vehicleTypes?: readonly string[];
  /** The end of open visits. */
  now: Date;
  /** The last row of the previous page. */
  after: { totalMs: number; id: string } | undefined;
  limit: number;
}

/** Visits added up. Durations in whole milliseconds. */
export interface DwellNumbers {
  visits: number;
  passed: number;
  totalMs: number;
  medianMs: number;
  longestMs: number;
  detentionAtLeastMs: number;
  detentionAtMostMs: number;
  trailersOverFreeTime: number;
}

/** The visits of a geofence or of a trailer. */
export interface DwellRow extends DwellNumbers {
  /** Id of the geofence, or VIN of the trailer. */
  id: string;
  /** Name of the geofence, or unit ID of the trailer. */
  name: string;
}

export interface DwellRows {
  /** Number of rows on all pages. */
  count: number;
  /** Of all rows; undefined without visits. */
  total: DwellNumbers | undefined;
  rows: DwellRow[];
}
