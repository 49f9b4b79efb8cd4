import type { TrailerScope } from './scope';
import type { TrailerRecord } from './trailerColumns';

/** One condition, checked against the field list. Several hold together. */
export type FleetCondition =
  | { kind: 'contains'; field: string; text: string }
  | { kind: 'in'; field: string; values: readonly string[] }
  | { kind: 'range'; field: string; min?: number | undefined; max?: number | undefined }
  | { kind: 'dates'; field: string; from?: Date | undefined; before?: Date | undefined };

/** Which trailers, in which order. `now` makes ages and connectivity definite. */
export interface FleetQuery {
  scope: TrailerScope;
  search: string;
  conditions: readonly FleetCondition[];
  /** Id of FLEET_STATUS_FIELDS. */
  sortBy: string;
  sortAsc: boolean;
  now: Date;
}

/** What names a trailer. */
export interface TrailerKeys {
  customerIds: readonly number[];
  trailerIds: readonly string[];
}

/** A row with the fields that were asked for, named as in the contract. */
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
  /** Rows `offset` to `offset + limit` of the order, with the named fields. */
  page(query: FleetQuery, window: { limit: number; offset: number }, fields: readonly string[]): Promise<FleetRow[]>;
  count(query: FleetQuery): Promise<number>;
  /** The whole order as keys. */
  keys(query: FleetQuery): Promise<TrailerKeys>;
  /** Rows by key, in the keys' order; those that left the scope are left out. */
  rows(keys: TrailerKeys, scope: TrailerScope, now: Date, fields: readonly string[]): Promise<FleetRow[]>;
  /** Trailers of the scope that changed at or after `since`, all of them with null; by key. */
  changedSince(scope: TrailerScope, since: Date | null, now: Date, fields: readonly string[]): Promise<FleetRow[]>;
  /** How many trailers match, by health. */
  counts(query: Pick<FleetQuery, 'scope' | 'search' | 'conditions' | 'now'>): Promise<FleetCounts>;
}
