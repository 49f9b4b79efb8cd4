import type { LeaseState } from '@gladhand/domain/leases';

/** A lease of trailers from a lessor to a lessee. */
export interface LeaseRecord {
  leaseId: string;
  state: LeaseState;
  lessorId: number;
  lesseeId: number;
  /** 'YYYY-MM-DD' in `timeZone`. */
  firstDay: string;
  /** Null without an end. */
  lastDay: string | null;
  timeZone: string;
  from: Date;
  /** Null without an end. */
  until: Date | null;
  creatorId: string | null;
  createdAt: Date;
  version: number;
}

/** A lease with the names behind its ids. */
export interface NamedLease extends LeaseRecord {
  lessorName: string;
  lesseeName: string;
  creatorEmail: string | null;
  trailers: number;
}

/** A trailer of a lease. */
export interface LeasedTrailerRecord {
  /** The record of the lessor. */
  lessorTrailerId: string;
  /** The record of the lessee. */
  lesseeTrailerId: string;
  vin: string;
  unitId: string;
  /** When it left the lease before its end. */
  leftAt: Date | null;
}

export interface LeaseSearch {
  state: string | null;
  customerId: number | null;
  vin: string | null;
  /** Id of the last lease of the previous page. */
  after: string | null;
  limit: number;
}

/** A planned or active lease of a trailer. */
export interface TrailerLeaseSpan {
  lessorTrailerId: string;
  leaseId: string;
  lesseeName: string;
  from: Date;
  until: Date | null;
}

export interface LeaseRepository {
  /** Newest first; `total` counts all pages. */
  search(search: LeaseSearch): Promise<{ total: number; leases: NamedLease[] }>;
  byId(leaseId: string): Promise<NamedLease | undefined>;
  /** Locks a lease until the transaction ends. */
  lock(leaseId: string): Promise<LeaseRecord | undefined>;
  /** False if there is one with its id. */
  add(lease: LeaseRecord, trailers: readonly LeasedTrailerRecord[]): Promise<boolean>;
  put(lease: LeaseRecord): Promise<void>;
  /** Trailers by VIN, after one. */
  trailers(leaseId: string, after: string, limit: number): Promise<LeasedTrailerRecord[]>;
  /** Planned and active leases of trailers. */
  spansOf(lessorTrailerIds: readonly string[]): Promise<TrailerLeaseSpan[]>;
  /** Marks trailers that leave their lease, by the record of the lessee. */
  leave(lesseeTrailerIds: readonly string[], at: Date): Promise<void>;
  /** Ids of leases that are to begin or end at an instant. */
  due(now: Date): Promise<string[]>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    leases: LeaseRepository;
  }
}
