import type { VisitRecord } from '../repository';

/** A search of earlier reports for visits of a geofence. */
export interface BackfillRecord {
  customerId: number;
  geofenceId: string;
  backfillId: string;
  from: Date;
  /** When the geofence began to have its shape. */
  until: Date;
  status: 'running' | 'done' | 'canceled' | 'outdated';
  /** The last trailer that was searched. */
  afterTrailerId: string | null;
  searched: number;
  /** Trailers of the customer when the search began. */
  total: number;
}

export interface GeofenceBackfillRepository {
  /** The latest search. With `lock`, it doesn't change until the transaction ends. */
  latest(customerId: number, geofenceId: string, lock?: 'lock'): Promise<BackfillRecord | undefined>;
  /** Stores a search in place of the geofence's earlier one. */
  put(backfill: BackfillRecord): Promise<void>;
  countTrailers(customerId: number): Promise<number>;
  /** Locks trailers against reports, in the order of ingest. */
  lockTrailers(customerId: number, trailerIds: readonly string[]): Promise<void>;
  /** The visits that trailers have had in a geofence since an instant, oldest first. */
  visitsSince(
    geofence: { customerId: number; geofenceId: string },
    trailerIds: readonly string[],
    since: Date,
  ): Promise<VisitRecord[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    geofenceBackfills: GeofenceBackfillRepository;
  }
}
