import type { CallOptions } from './callOptions';
import type {
  CheckTrailerLeaseQuery,
  ControlLeaseInput,
  CreateLeaseInput,
  LeaseCheckInput,
  TrailerLeasesInput,
  TrailerLeasesQuery,
  TrailerLeaseTrailersInput,
  TrailerLeaseTrailersQuery,
} from './generated/leases/graphql';

export type { ControlLeaseInput, CreateLeaseInput, LeaseCheckInput, TrailerLeasesInput, TrailerLeaseTrailersInput };

/** A page of leases. Source: query `trailerLeases`. */
export type TrailerLeasePage = TrailerLeasesQuery['trailerLeases'];
/** A lease of trailers from a lessor to a lessee. */
export type TrailerLease = TrailerLeasePage['leases'][number];
/** Trailers of a lease. Source: query `trailerLeaseTrailers`. */
export type TrailerLeaseTrailerPage = NonNullable<TrailerLeaseTrailersQuery['trailerLeaseTrailers']>;
/** The result of a check. Source: query `checkTrailerLease`. */
export type LeaseCheck = CheckTrailerLeaseQuery['checkTrailerLease'];

/** Leases of trailers. */
export interface LeasesApi {
  /** Source: query `trailerLeases`. */
  list(input: TrailerLeasesInput, options?: CallOptions): Promise<TrailerLeasePage>;
  /** Null if there is none. Source: query `trailerLease`. */
  lease(id: string, options?: CallOptions): Promise<TrailerLease | null>;
  /** Null if there is no such lease. Source: query `trailerLeaseTrailers`. */
  trailers(input: TrailerLeaseTrailersInput, options?: CallOptions): Promise<TrailerLeaseTrailerPage | null>;
  /** Rejects with BAD_USER_INPUT. Source: query `checkTrailerLease`. */
  check(input: LeaseCheckInput, options?: CallOptions): Promise<LeaseCheck>;
  /** Rejects with BAD_USER_INPUT or CONFLICT. Source: mutation `createTrailerLease`. */
  create(input: CreateLeaseInput, options?: CallOptions): Promise<TrailerLease>;
  /** Rejects with BAD_USER_INPUT, CONFLICT or NOT_FOUND. Source: mutation `controlTrailerLease`. */
  control(input: ControlLeaseInput, options?: CallOptions): Promise<TrailerLease>;
}

/** The port of `PortalApi` for leases of trailers. */
export interface LeasesPort {
  leases: LeasesApi;
}
