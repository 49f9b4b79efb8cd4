import type { AreaFeature, MapPoint } from './mapFeatures';

/**
 * Where the name of an area begins: below its first part, or in the middle of a corridor, which may lead anywhere from
 * there. Undefined for an area without points.
 */
export function namePlace({ parts, edge }: AreaFeature): MapPoint | undefined {
  const ring = parts[edge ? parts.length >> 1 : 0]?.outer ?? [];
  const [first] = ring;
  if (!first || edge) return first;
  let { lat: south, lng: west, lng: east } = first;
  for (const { lat, lng } of ring) {
    south = Math.min(south, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return { lat: south, lng: (west + east) / 2 };
}
