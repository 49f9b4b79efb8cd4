import type { VehicleSortField } from '@gladhand/domain';
import type { TrailerScope } from './scope';
import type { TRAILER_COLUMNS, TrailerRecord } from './trailerColumns';
import type { TrailerKey } from './trailers';

/** What rarely changes about a trailer. */
export type TrailerFacts = Pick<TrailerRecord, keyof typeof TRAILER_COLUMNS>;

/** A trailer as its administrator sees it. */
export interface ManagedTrailerRecord extends TrailerKey, TrailerFacts {
  customerName: string;
  version: number;
  updatedAt: Date;
  /** Regular groups that it is directly in, by name. */
  groups: readonly { groupId: string; name: string }[];
}

export interface TrailerSearch {
  scope: TrailerScope;
  /** A part of VIN, unit ID, serial number, Cargo Cam ID or Thermo King ID; without case. Empty: all. */
  search: string;
  sortBy: VehicleSortField;
  sortAsc: boolean;
  limit: number;
  offset: number;
}

/** What no two trailers share: the unit ID within a customer, the others anywhere. */
export type UniqueTrailerField = 'vin' | 'unitId' | 'serialNumber' | 'cargoCameraSerialNumber';

/** What may change. */
export interface TrailerChange {
  facts: Partial<TrailerFacts>;
  /** Regular groups of its customer that it shall be directly in. @default as before */
  groupIds?: readonly string[] | undefined;
}

/** What became of a write. */
export type TrailerWrite =
  | { kind: 'saved'; before: ManagedTrailerRecord | undefined; trailer: ManagedTrailerRecord }
  /** Somebody saved since the version was read. */
  | { kind: 'conflict'; current: ManagedTrailerRecord }
  | { kind: 'taken'; field: UniqueTrailerField }
  /** A group that is not there, not regular or of another customer. */
  | { kind: 'noSuchGroup' }
  | { kind: 'absent' };

/** A device that is on no trailer yet. */
export interface SensorBoxRecord {
  extMfgrSerialNum: string;
  /** Digits. */
  iccid: string | null;
  sensorBoxMfgrId: number;
  /** Null: nobody's. */
  customerId: number | null;
  updatedAt: Date;
}

export interface TrailerAdministrationRepository {
  search(query: TrailerSearch): Promise<{ total: number; trailers: ManagedTrailerRecord[] }>;
  /** Those of the VINs that are in the scope, in no order. */
  byVins(vins: readonly string[], scope: TrailerScope): Promise<ManagedTrailerRecord[]>;
  /** Changes what is given of the version that was read, all or none. A null version does not ask. */
  change(trailer: TrailerKey, version: number | null, change: TrailerChange, now: Date): Promise<TrailerWrite>;
  /** Keeps a trailer that has reported nothing yet. */
  create(trailer: TrailerKey, facts: TrailerFacts, groupIds: readonly string[], now: Date): Promise<TrailerWrite>;
  /** What would stand in the way of these values for a trailer, or for a new one. */
  taken(
    customerId: number,
    facts: Partial<TrailerFacts>,
    exceptTrailerId: string | null,
  ): Promise<UniqueTrailerField | undefined>;
  /**
   * Keeps a sensor box; one that is there already only for those who may see its customer. False when they may not, or
   * a trailer has the serial number.
   */
  putSensorBox(box: SensorBoxRecord, customerIds: readonly number[] | 'all'): Promise<boolean>;
}
