import { TetherStatus } from '../../vocabulary/statuses';
import { greatCircleMiles, type LatLng } from '../history/miles';
import { TOW_POLICY } from './alertPolicy';

/** Whether an untethered trailer is being towed. */
export interface TowFacts {
  /** Where it was parked; undefined while tethered, or while unknown. */
  readonly parked?: LatLng | undefined;
  /** Positions in a row that are far from there. */
  readonly far: number;
  readonly isTowed: boolean;
}

interface TowReport {
  readonly position: (LatLng & { readonly speedMph?: number | undefined }) | undefined;
  /** The position before. */
  readonly before: LatLng | undefined;
  readonly tether: TetherStatus | undefined;
}

const UNKNOWN: TowFacts = { far: 0, isTowed: false };

/** Follows a trailer for towing: it ends when the trailer is parked again, or tethered. */
export function towAfter(tow: TowFacts = UNKNOWN, { position, before, tether }: TowReport): TowFacts {
  if (tether !== TetherStatus.Untethered) return UNKNOWN;
  if (!position) return tow;
  const { aboveMph, farMiles, farFixes } = TOW_POLICY;
  const here = { lat: position.lat, lng: position.lng };
  const isFast = (position.speedMph ?? 0) > aboveMph;
  if (tow.isTowed) {
    const hasStopped = !isFast && before !== undefined && greatCircleMiles(before, here) <= farMiles;
    return hasStopped ? { parked: here, far: 0, isTowed: false } : { ...tow, far: tow.far + 1 };
  }
  if (isFast) return { ...tow, isTowed: true };
  if (!tow.parked) return { parked: here, far: 0, isTowed: false };
  if (greatCircleMiles(tow.parked, here) <= farMiles) return { ...tow, far: 0 };
  const far = tow.far + 1;
  return { ...tow, far, isTowed: far >= farFixes };
}
