import { type Bounds, type Geofence, shapeBounds, shapeRings } from '@gladhand/domain/geofences';
import type { MapBounds } from '../../map/mapEngine';
import type { AreaFeature } from '../../map/mapFeatures';

/** Ids of areas begin with this, because a map has one id per feature. */
const PREFIX = 'geofence:';
/** An area that is smaller than this part of the view would be a dot. */
const MIN_PART = 1 / 300;

/** A geofence that can be drawn. */
export interface GeofenceArea {
  readonly geofence: Geofence;
  readonly bounds: Bounds;
  readonly area: AreaFeature;
}

/** Prepares active geofences once, because their rings take time. */
export const geofenceAreas = (geofences: readonly Geofence[]): readonly GeofenceArea[] =>
  geofences
    .filter(({ isActive }) => isActive)
    .map((geofence) => ({
      geofence,
      bounds: shapeBounds(geofence.shape),
      area: {
        ...{ kind: 'area', id: `${PREFIX}${geofence.id}`, name: geofence.name },
        parts: shapeRings(geofence.shape),
        isLine: geofence.shape.type === 'corridor',
        look: 'plain',
      },
    }));

/** The areas in a view that are large enough to be seen. The selected one is marked, and shown at any size. */
export function areasInView(
  areas: readonly GeofenceArea[],
  view: MapBounds,
  selectedId: string | undefined,
): readonly AreaFeature[] {
  const [west, south, east, north] = view;
  const [minWidth, minHeight] = [(east - west) * MIN_PART, (north - south) * MIN_PART];
  return areas.flatMap(({ geofence, bounds, area }) => {
    if (bounds.south > north || bounds.north < south || !isBetween(bounds, west, east)) return [];
    const isSelected = geofence.id === selectedId;
    const isTiny = bounds.east - bounds.west < minWidth && bounds.north - bounds.south < minHeight;
    if (isTiny && !isSelected) return [];
    return [isSelected ? { ...area, look: 'selected' as const } : area];
  });
}

/** The id of the geofence of an area; undefined for any other feature. */
export const geofenceIdOf = (featureId: string): string | undefined =>
  featureId.startsWith(PREFIX) ? featureId.slice(PREFIX.length) : undefined;

/** Longitudes may run past 180 in both, so the area is also tried one turn further west and east. */
const isBetween = (bounds: Bounds, west: number, east: number): boolean =>
  [-360, 0, 360].some((turn) => bounds.west + turn <= east && bounds.east + turn >= west);
