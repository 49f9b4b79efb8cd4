import type { SharedDetail } from '../vocabulary/sharing';

/** A point of a shared track. */
export interface SharedPoint {
  /** Milliseconds since 1970, UTC. */
  at: number;
  lat: number;
  lng: number;
}

/** A trailer as somebody outside sees it: what was shared of it and nothing else. */
export interface SharedTrailer {
  /** What the sharer calls it. */
  name: string;
  /** Null: it has not reported a position. */
  lat: number | null;
  lng: number | null;
  /** The nearest place, in words. */
  address: string | null;
  /** When it reported this position. */
  reportedAt: string | null;
  /** The position is older than one of this trailer ought to be. */
  stale: boolean;
  /** Miles per hour; only where movement is shared. */
  speed?: number | null;
  /** Degrees clockwise from north; only where movement is shared. */
  heading?: number | null;
  /** Oldest first; only where the last 24 hours are shared. */
  track?: readonly SharedPoint[];
}

/** What a link shows. Source: `GET /v1/api/shared-location`. */
export interface SharedLocation {
  /** When the server answered: ages are counted from here. */
  asOf: string;
  expiresAt: string;
  detail: SharedDetail;
  trailers: readonly SharedTrailer[];
}

/** The scheme of the Authorization header that carries a link's secret: it must stand in no address that is logged. */
export const SHARED_LOCATION_SCHEME = 'SharedLocation';
