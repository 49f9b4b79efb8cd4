import type { GeofenceEvent } from '@gladhand/domain/geofences';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { CustomerGeofences } from './customerGeofences';

/** What a report means for geofences: events of a report in order, or a late one that may change earlier visits. */
export type GeofenceChange =
  | {
      readonly kind: 'events';
      readonly trailer: TrailerRecord;
      readonly events: readonly GeofenceEvent[];
      /** What is remembered after the report. */
      readonly state: string;
      readonly decidedAt: Date;
      readonly geofences: CustomerGeofences;
      readonly now: Date;
    }
  | {
      readonly kind: 'late';
      readonly trailer: TrailerRecord;
      readonly recordedAt: Date;
      readonly geofences: CustomerGeofences;
      readonly now: Date;
      readonly timesLife: number;
    };
