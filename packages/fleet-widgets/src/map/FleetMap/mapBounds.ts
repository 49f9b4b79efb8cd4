import type { MapBounds } from '../mapEngine';

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

/** The part of the bounds that nothing covers; the share is counted from the right. */
export function withoutCovered([west, south, east, north]: MapBounds, share: number): MapBounds {
  return [west, south, east - (east - west) * share, north];
}

export function inside({ lat, lng }: Place, [west, south, east, north]: MapBounds): boolean {
  return lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}
