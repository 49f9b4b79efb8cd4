import type { TrailerRecord } from '../database/trailerColumns';
import type { TrailerScope } from './scope';

/** One condition, validated against the field list. Several are combined with AND. */
export type FleetCondition =
  | { kind: 'contains'; field: string; text: string }
  | { kind: 'in'; field: string; values: readonly string[] }
  | { kind: 'range'; field: string; min?: number | undefined; max?: number | undefined }
  | { kind: 'dates'; field: string; from?: Date | undefined; before?: Date | undefined };

/** Filters and sort order of a query. `now` fixes ages and connectivity. */
export interface FleetQuery {
  scope: TrailerScope;
  search: string;
  conditions: readonly FleetCondition[];
  /** An id from FLEET_STATUS_FIELDS. */
  sortBy: string;
  sortAsc: boolean;
  now: Date;
}

/** Trailer keys in parallel lists. */
export interface TrailerKeys {
  customerIds: readonly number[];
  trailerIds: readonly string[];
}

/** A row with the requested fields, named as in the contract. */
export type FleetRow = Partial<
  Omit<TrailerRecord, 'trailerId' | 'untetheredSince'> & {
    id: string;
    customerName: string;
    groups: readonly string[];
    timeUntetheredDays: number | null;
    ageYears: number | null;
    connectivityStatus: string;
  }
>;

export interface FleetCounts {
  total: number;
  critical: number;
  caution: number;
  good: number;
  notAvailable: number;
  notReporting: number;
}

export interface FleetStatusRepository {
  /** Rows `offset` to `offset + limit` of the sorted list, with the requested fields. */
  page(query: FleetQuery, window: { limit: number; offset: number }, fields: readonly string[]): Promise<FleetRow[]>;
  count(query: FleetQuery): Promise<number>;
  /** The keys of the complete sorted list. */
  keys(query: FleetQuery): Promise<TrailerKeys>;
  /** Rows in the order of the keys; trailers that left the scope are left out. */
  rows(keys: TrailerKeys, scope: TrailerScope, now: Date, fields: readonly string[]): Promise<FleetRow[]>;
  /** Trailers of the scope that changed at or after `since`, or all of them if null; sorted by key. */
  changedSince(scope: TrailerScope, since: Date | null, now: Date, fields: readonly string[]): Promise<FleetRow[]>;
  /** Number of matching trailers by health. */
  counts(query: Pick<FleetQuery, 'scope' | 'search' | 'conditions' | 'now'>): Promise<FleetCounts>;
}
