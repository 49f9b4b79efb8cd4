import { type Bounds, corridorEdge, type Geofence, shapeBounds, shapeRings } from '@gladhand/domain/geofences';
import type { MapBounds } from '../../map/mapEngine';
import type { AreaFeature, AreaLook, PinMarker } from '../../map/mapFeatures';
import { project } from '../../map/mercator';
import { geofencePins, type PinnedArea } from './geofencePins';

/** Ids of areas and pins begin with this, because a map has one id per feature. */
const PREFIX = 'geofence:';
/** A smaller area becomes a pin. */
const MIN_AREA_PX = 12;
/** Where an area is tried: in place first, which is where most are. */
const TURNS = [0, -360, 360] as const;

/** A geofence that can be drawn. */
export interface GeofenceArea extends PinnedArea {
  /** The longer side of its bounds in pixels at zoom 0. */
  readonly sizePx: number;
}

/** Where a map looks. */
export interface AreaView {
  bounds: MapBounds;
  zoom: number;
}

// A list is filtered with each letter of a search, while its geofences stay the same objects.
const known = new WeakMap<Geofence, GeofenceArea>();
const drawings = new WeakMap<Geofence, Pick<AreaFeature, 'parts' | 'edge'>>();

/** Prepares geofences to be drawn. */
export function geofenceAreas(geofences: readonly Geofence[]): readonly GeofenceArea[] {
  return geofences.map((geofence) => {
    const area = known.get(geofence) ?? measured(geofence);
    known.set(geofence, area);
    return area;
  });
}

/** What is seen of geofences: the areas that are large enough, and pins for the other ones. */
export function seenInView(
  areas: readonly GeofenceArea[],
  { bounds: [west, south, east, north], zoom }: AreaView,
): readonly (AreaFeature | PinMarker)[] {
  const drawn: AreaFeature[] = [];
  const pinned: GeofenceArea[] = [];
  for (const area of areas) {
    const { bounds, geofence } = area;
    if (bounds.south > north || bounds.north < south || !isBetween(bounds, west, east)) continue;
    if (isArea(area, zoom)) drawn.push(areaFeature(geofence));
    else pinned.push(area);
  }
  return [...drawn, ...geofencePins(pinned, zoom, PREFIX)];
}

/** The bounds of all areas; undefined without any. */
export function areasBounds(areas: readonly GeofenceArea[]): MapBounds | undefined {
  const [first, ...others] = areas;
  if (!first) return undefined;
  let { west, south, east, north } = first.bounds;
  for (const { bounds } of others) {
    west = Math.min(west, bounds.west);
    south = Math.min(south, bounds.south);
    east = Math.max(east, bounds.east);
    north = Math.max(north, bounds.north);
  }
  return [west, south, east, north];
}

/** The mark of a geofence above what is seen of it anyway. */
export function geofenceMark(
  area: GeofenceArea,
  look: 'hovered' | 'selected',
  zoom: number | undefined,
): AreaFeature | PinMarker {
  if (zoom === undefined || isArea(area, zoom)) return { ...areaFeature(area.geofence), look, isOutline: true };
  const [pin] = geofencePins([area], zoom, PREFIX);
  return { ...(pin as PinMarker), look };
}

/** The id of the geofence of a feature; undefined for any other feature, and for a pin of several geofences. */
export const geofenceIdOf = (featureId: string): string | undefined =>
  featureId.startsWith(PREFIX) ? featureId.slice(PREFIX.length) : undefined;

/** The area of a geofence. */
function areaFeature(geofence: Geofence): AreaFeature {
  const { id, name, shape, isActive } = geofence;
  const drawing = drawings.get(geofence) ?? {
    parts: shapeRings(shape),
    ...(shape.type === 'corridor' && { edge: corridorEdge(shape) }),
  };
  drawings.set(geofence, drawing);
  return { kind: 'area', id: `${PREFIX}${id}`, name, look: plainLook(isActive), ...drawing };
}

const plainLook = (isActive: boolean): AreaLook => (isActive ? 'plain' : 'inactive');

function measured(geofence: Geofence): GeofenceArea {
  const bounds = shapeBounds(geofence.shape);
  const topLeft = project({ lat: bounds.north, lng: bounds.west });
  const bottomRight = project({ lat: bounds.south, lng: bounds.east });
  return {
    geofence,
    bounds,
    center: { x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 },
    sizePx: Math.max(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y),
  };
}

const isArea = ({ sizePx }: GeofenceArea, zoom: number): boolean => sizePx * 2 ** zoom >= MIN_AREA_PX;

/** Longitudes may run past 180 in both, so the area is also tried one turn further west and east. */
const isBetween = (bounds: Bounds, west: number, east: number): boolean =>
  TURNS.some((turn) => bounds.west + turn <= east && bounds.east + turn >= west);
