import { greatCircleMiles, HISTORY_POLICY, type LatLng } from '@gladhand/domain/history';
import { isMoving } from '@gladhand/domain/readings';

/**
 * Whether a trailer is moving at a position. If the device reports no speed, a changed position means that it is.
 *
 * @param previous its position before; undefined if it has none
 */
export function isMovingAt(
  position: LatLng & { readonly speedMph?: number | undefined },
  previous: LatLng | undefined,
): boolean {
  if (position.speedMph !== undefined) return isMoving(position.speedMph);
  return previous !== undefined && greatCircleMiles(previous, position) > HISTORY_POLICY.stopRadiusMiles;
}
