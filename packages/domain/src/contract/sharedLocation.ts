import type { SharedDetail } from '../vocabulary/sharing';

/** A point of a shared track. */
export interface SharedPoint {
  /** Milliseconds since 1970, UTC. */
  at: number;
  lat: number;
  lng: number;
}

/** A trailer as people outside the company see it: only what was shared. */
export interface SharedTrailer {
  /** The name that the sharer gave it. */
  name: string;
  /** Null if it hasn't reported a position. */
  lat: number | null;
  lng: number | null;
  /** The nearest place as text. */
  address: string | null;
  /** When it reported this position. */
  reportedAt: string | null;
  /** True if the position is older than expected for this trailer. */
  stale: boolean;
  /** Miles per hour; only if movement is shared. */
  speed?: number | null | undefined;
  /** Degrees clockwise from north; only if movement is shared. */
  heading?: number | null | undefined;
  /** Oldest first; only if the last 24 hours are shared. */
  track?: readonly SharedPoint[] | undefined;
}

/** What a link shows. Source: `GET /v1/api/shared-location`. */
export interface SharedLocation {
  /** Time of the answer; ages are counted from it. */
  asOf: string;
  expiresAt: string;
  detail: SharedDetail;
  trailers: readonly SharedTrailer[];
}

/** The scheme of the Authorization header that carries the secret of a link, which must not appear in a logged URL. */
export const SHARED_LOCATION_SCHEME = 'SharedLocation';
