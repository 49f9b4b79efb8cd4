import type { CoveredSides, MapBounds } from '../mapEngine';

interface Place {
  lat: number | null;
  lng: number | null;
}

/** Marks just outside are drawn too, so that a little panning shows no edge. */
export function widened([west, south, east, north]: MapBounds): MapBounds {
  const x = (east - west) / 4;
  const y = (north - south) / 4;
  return [Math.max(-180, west - x), Math.max(-85, south - y), Math.min(180, east + x), Math.min(85, north + y)];
}

/** What covers the end of a map's lines: its right side, or its left where lines run from right to left. */
export function coveredAtEnd(map: Element | null, px: number): CoveredSides {
  const isLeft = map !== null && getComputedStyle(map).direction === 'rtl';
  return isLeft ? { leftPx: px, rightPx: 0 } : { leftPx: 0, rightPx: px };
}

/** The part of the bounds that nothing covers. */
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
