import type { GeofenceState } from '@gladhand/domain/geofences';
import type { PlacedFix } from '@gladhand/domain/tracking';
import type { Calm } from './calm';

/** What is remembered of a trailer. The positions that the next one is compared with are those recorded before it. */
export interface FollowedState extends GeofenceState {
  /** The last plausible position. */
  readonly believed?: PlacedFix | undefined;
  /** A later position that the trailer can't have reached. */
  readonly doubted?: PlacedFix | undefined;
  /** Undefined where an edge is near. */
  readonly calm?: Calm | undefined;
}

/** The position up to which a trailer has been followed; undefined before the first. */
export const followedUntil = ({ believed, doubted }: FollowedState): Date | undefined => (doubted ?? believed)?.at;
