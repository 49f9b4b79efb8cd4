import type { CustodyMove } from '../../repositories/custody';
import type { TrailerKey } from '../../repositories/trailers';

/** A service center. All customers share the list. */
export interface DealerRecord {
  dealerId: string;
  name: string;
  street: string;
  city: string;
  /** State or province, two letters. */
  region: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
}

/** The nearest center is searched among at most this many. */
export const MAX_SEARCHED_DEALERS = 20_000;

export interface DealerRepository {
  /** At most `limit` centers, by name. */
  list(limit: number): Promise<DealerRecord[]>;
  find(dealerId: string): Promise<DealerRecord | undefined>;
  /** Adds service centers; existing ones with the same id are replaced. */
  put(dealers: readonly DealerRecord[]): Promise<void>;
}

/** The list that a service record belongs to. */
export type ServiceList = 'inspection' | 'maintenance';

/** An inspection or maintenance record. */
export interface ServiceRecordEntry extends TrailerKey {
  recordId: string;
  list: ServiceList;
  kind: string;
  /** Outcome of an inspection; null for maintenance. */
  result: string | null;
  /** 'YYYY-MM-DD'. */
  performedOn: string;
  odometerMiles: number | null;
  note: string;
  /** The author; null if the account was deleted or the record is demonstration data. */
  addedBy: string | null;
  addedAt: Date;
}

/** A record with its author's email address. */
export type ReadServiceRecord = ServiceRecordEntry & { addedByEmail: string | null };

/** An inspection without defects. */
export interface PassedInspection {
  trailerId: string;
  /** 'YYYY-MM-DD'. */
  performedOn: string;
}

export interface ServiceRecordRepository {
  add(records: readonly ServiceRecordEntry[]): Promise<void>;
  /** Gives the inspections of trailers to their next customer, too; those it has already are left out. */
  copyInspections(moves: readonly CustodyMove[]): Promise<void>;
  /** The newest annual inspection that each of these trailers passed; those without one are left out. */
  passedAnnual(customerId: number, trailerIds: readonly string[]): Promise<PassedInspection[]>;
  /** One list of a trailer, most recent work first; `total` counts all records. */
  of(trailer: TrailerKey, list: ServiceList, limit: number): Promise<{ total: number; records: ReadServiceRecord[] }>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    dealers: DealerRepository;
    serviceRecords: ServiceRecordRepository;
  }
}
