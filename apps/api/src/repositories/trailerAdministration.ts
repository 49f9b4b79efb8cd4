import type { VehicleSortField } from '@gladhand/domain/trailers';
import type { TRAILER_COLUMNS, TrailerRecord } from '../database/trailerColumns';
import type { TrailerScope } from './scope';
import type { TrailerKey } from './trailers';

/** Master data of a trailer. */
export type TrailerFacts = Pick<TrailerRecord, keyof typeof TRAILER_COLUMNS>;

/** A trailer with the fields that its administrators see. */
export interface ManagedTrailerRecord extends TrailerKey, TrailerFacts {
  customerName: string;
  version: number;
  updatedAt: Date;
  /** Regular groups that directly contain the trailer, by name. */
  groups: readonly { groupId: string; name: string }[];
}

export interface TrailerSearch {
  scope: TrailerScope;
  /**
   * Matches part of VIN, unit ID, serial number, Cargo Cam ID or Thermo King ID; case-insensitive. Empty matches all.
   */
  search: string;
  sortBy: VehicleSortField;
  sortAsc: boolean;
  limit: number;
  offset: number;
}

/** Fields that must be unique: the unit ID within a customer, the others across all customers. */
export type UniqueTrailerField = 'vin' | 'unitId' | 'serialNumber' | 'cargoCameraSerialNumber';

/** The editable data of a trailer. */
export interface TrailerChange {
  facts: Partial<TrailerFacts>;
  /** Regular groups of its customer that shall directly contain the trailer. @default unchanged */
  groupIds?: readonly string[] | undefined;
}

/** The result of a write. */
export type TrailerWrite =
  | { kind: 'saved'; before: ManagedTrailerRecord | undefined; trailer: ManagedTrailerRecord }
  /** Someone else has saved since this version was read. */
  | { kind: 'conflict'; current: ManagedTrailerRecord }
  | { kind: 'taken'; field: UniqueTrailerField }
  /** A group that is not there, not regular or of another customer. */
  | { kind: 'noSuchGroup' }
  /** The customer has the trailer on lease: only its unit ID and groups can be changed. */
  | { kind: 'leased' }
  | { kind: 'absent' };

/** A device that is not installed on a trailer yet. */
export interface SensorBoxRecord {
  extMfgrSerialNum: string;
  /** Digits. */
  iccid: string | null;
  sensorBoxMfgrId: number;
  /** Null if it belongs to no customer. */
  customerId: number | null;
  updatedAt: Date;
}

export interface TrailerAdministrationRepository {
  search(query: TrailerSearch): Promise<{ total: number; trailers: ManagedTrailerRecord[] }>;
  /** The trailers with these VINs within the scope, in any order. */
  byVins(vins: readonly string[], scope: TrailerScope): Promise<ManagedTrailerRecord[]>;
  /**
   * Changes the given fields if `version` is still current; otherwise changes nothing. A null version skips this check.
   */
  change(trailer: TrailerKey, version: number | null, change: TrailerChange, now: Date): Promise<TrailerWrite>;
  /**
   * Stores the status of a trailer's SIM, also for its lessees, and returns its unit ID. Like a report it is no change of
   * master data, so statuses of a customer's trailers don't wait for each other.
   */
  putSimStatus(
    trailer: TrailerKey,
    status: Pick<TrailerFacts, 'simStatus' | 'simStatusChangeDate'>,
    now: Date,
  ): Promise<string | undefined>;
  /** Stores a new trailer that has not reported yet. */
  create(trailer: TrailerKey, facts: TrailerFacts, groupIds: readonly string[], now: Date): Promise<TrailerWrite>;
  /** Conflicts of these values for an existing or new trailer. */
  taken(
    customerId: number,
    facts: Partial<TrailerFacts>,
    exceptTrailerId: string | null,
  ): Promise<UniqueTrailerField | undefined>;
  /**
   * Stores a sensor box; an existing one is replaced only for callers who can see its customer. Returns false if they
   * can't, or if a trailer has the serial number.
   */
  putSensorBox(box: SensorBoxRecord, customerIds: readonly number[] | 'all'): Promise<boolean>;
}

/** Fields of a trailer on lease that belong to the lessee's record. All others follow the lessor's. */
const LESSEE_FIELDS: readonly (keyof TrailerFacts)[] = [
  'unitId',
  'serialNumber',
  'cargoCameraSerialNumber',
  'thermoKingExternalId',
];

/** The facts that a lessee's record takes over from the lessor's. */
export const lentFacts = (facts: Partial<TrailerFacts>): Partial<TrailerFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([field]) => !LESSEE_FIELDS.some((own) => own === field)));

/** Whether facts differ from those of a trailer on lease in more than its unit ID. */
export const changesLent = (before: TrailerFacts, facts: Partial<TrailerFacts>): boolean =>
  Object.entries(facts).some(
    ([field, value]) =>
      field !== 'unitId' &&
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify(before[field as keyof TrailerFacts]),
  );
