import type { CoveredSides, MapBounds } from '../mapEngine';

interface Place {
  lat: number | null;
  lng: number | null;
}

/** Bounds that include markers just outside the view, so that a short pan doesn't show an empty edge. */
export function widened([west, south, east, north]: MapBounds): MapBounds {
  const x = (east - west) / 4;
  const y = (north - south) / 4;
  return [Math.max(-180, west - x), Math.max(-85, south - y), Math.min(180, east + x), Math.min(85, north + y)];
}

/** Bounds of twice the width and height, whose areas are drawn before they come into view. Longitudes may pass 180. */
export function doubled([west, south, east, north]: MapBounds): MapBounds {
  const [x, y] = [(east - west) / 2, (north - south) / 2];
  return [west - x, south - y, east + x, north + y];
}

/** The covered sides when something covers the inline end of the map: its right side, or its left in right-to-left text. */
export function coveredAtEnd(map: Element | null, px: number): CoveredSides {
  const isLeft = map !== null && getComputedStyle(map).direction === 'rtl';
  return isLeft ? { leftPx: px, rightPx: 0 } : { leftPx: 0, rightPx: px };
}

/** The part of the bounds that is not covered. */
export function withoutCovered(
  [west, south, east, north]: MapBounds,
  { leftPx, rightPx }: CoveredSides,
  widthPx: number,
): MapBounds {
  const degreesAPx = (east - west) / (widthPx || 1);
  return [west + degreesAPx * leftPx, south, east - degreesAPx * rightPx, north];
}

export function inside({ lat, lng }: Place, [west, south, east, north]: MapBounds): boolean {
  return lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}
