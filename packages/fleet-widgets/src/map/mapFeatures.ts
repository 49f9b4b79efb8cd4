import type { TrackedSeverity } from '@gladhand/domain/tracking';

/** How many trailers of each severity. */
export type SeverityCounts = Readonly<Record<TrackedSeverity, number>>;

/** Degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** A position in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

interface MarkerBase extends MapPoint {
  /** Unique among all layers of a map, and stable: a marker that has moved keeps its id. */
  id: string;
  /** Name for assistive technology, on engines that name their markers. @default the label of a trailer */
  title?: string | undefined;
}

/** One trailer. */
export interface TrailerMarker extends MarkerBase {
  kind: 'trailer';
  severity: TrackedSeverity;
  /** Degrees clockwise from north while the trailer moves; null while it is parked or when unknown. */
  heading: number | null;
  /** The position is too old to rely on: drawn hollow. @default false */
  stale?: boolean | undefined;
  /** The unit ID. */
  label: string;
}

/** Trailers that are too close together to be drawn one by one. */
export interface ClusterMarker extends MarkerBase {
  kind: 'cluster';
  counts: SeverityCounts;
  total: number;
}

/** What a place is: `doubt` is a position on a track that can't be true, `found` one that the user searched for. */
export type PlaceType = 'start' | 'end' | 'stop' | 'event' | 'doubt' | 'found';

/** A place along a track, or one that the user searched for. */
export interface PlaceMarker extends MarkerBase {
  kind: 'place';
  type: PlaceType;
}

/** The marker that moves along a track during playback. */
export interface PointerMarker extends MarkerBase {
  kind: 'pointer';
  /** Degrees clockwise from north; null while the trailer is parked. */
  heading: number | null;
}

/** A route that was driven. */
export interface TrackLine {
  kind: 'track';
  id: string;
  points: readonly MapPoint[];
  /** The route between its points is unknown: drawn dashed. @default false */
  unseen?: boolean | undefined;
}

/** How an area is drawn. An inactive one is dashed and not filled. */
export type AreaLook = 'plain' | 'inactive' | 'hovered' | 'selected';

/** The area of a geofence. */
export interface AreaFeature {
  kind: 'area';
  id: string;
  /** Shown next to the area. */
  name: string;
  /** Rings of polygons. Those of a corridor overlap. */
  parts: readonly { readonly outer: readonly MapPoint[]; readonly holes: readonly (readonly MapPoint[])[] }[];
  /** Lines to draw as its edge. @default its rings */
  edge?: readonly (readonly MapPoint[])[] | undefined;
  look: AreaLook;
  /** Only its outline, above an area that is drawn anyway. @default false */
  isOutline?: boolean | undefined;
}

/** An area that is too small to be seen at this zoom, or several that are close together. */
export interface PinMarker extends MarkerBase {
  kind: 'pin';
  /** Shown next to a single one, if there is room. */
  name: string;
  count: number;
  /** The bounds of its areas. */
  around: MapBounds;
  look: AreaLook;
}

/** Markers of a fleet: they can be selected, and the engine reports when the mouse is over one. */
export type FleetMarker = TrailerMarker | ClusterMarker;

/** Everything that is drawn at one point. */
export type MapMarker = FleetMarker | PinMarker | PlaceMarker | PointerMarker;

/** Everything that a layer can hold. A new shape is one more member: engines that can't draw it don't compile. */
export type MapFeature = MapMarker | TrackLine | AreaFeature;
