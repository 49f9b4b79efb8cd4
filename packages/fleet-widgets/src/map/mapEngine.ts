import type { TrackedSeverity } from '@gladhand/domain';

/** Where the map looks. */
export interface MapCamera {
  lat: number;
  lng: number;
  /** Google's convention on every engine: the world is 256 px wide at zoom 0. */
  zoom: number;
}

/** Degrees: west, south, east, north. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** CSS pixels of a map that something covers, from its left and from its right. */
export interface CoveredSides {
  leftPx: number;
  rightPx: number;
}

/** How many trailers of each severity. */
export type SeverityCounts = Readonly<Record<TrackedSeverity, number>>;

interface MarkerPlace {
  /** Stable: a marker moves, it is never made anew. */
  id: string;
  lat: number;
  lng: number;
}

/** One trailer on the map. */
export interface TrailerMarker extends MarkerPlace {
  kind: 'trailer';
  severity: TrackedSeverity;
  /** Degrees clockwise from north while it moves; null when it stands or nobody knows. */
  heading: number | null;
  /** Its place is so old that it may no longer hold: drawn hollow. @default false */
  stale?: boolean;
  /** What the trailer is called: its unit ID. */
  label: string;
  /** What assistive technology calls it, where the engine names its marks. @default the label */
  title?: string;
}

/** Trailers too close to be told apart. */
export interface ClusterMarker extends MarkerPlace {
  kind: 'cluster';
  counts: SeverityCounts;
  total: number;
}

export type MapMarker = TrailerMarker | ClusterMarker;

/** A line that was driven. */
export interface MapTrack {
  id: string;
  points: readonly { lat: number; lng: number }[];
  /** Nobody knows the way between its points: drawn dashed. @default false */
  unseen?: boolean;
}

/** What happened at a place of a track. `doubt` is a fix that cannot be true. */
export type MapPlaceKind = 'start' | 'end' | 'stop' | 'event' | 'doubt';

/** A place of a track. */
export interface MapPlace extends MarkerPlace {
  kind: MapPlaceKind;
}

/** Where a track's trailer was at the instant that is looked at. */
export interface MapPointer {
  lat: number;
  lng: number;
  /** Degrees clockwise from north; null while it stood. */
  heading: number | null;
}

/** What the engine tells. Points are CSS pixels from the map's own corner. */
export interface MapEvents {
  onCamera: (camera: MapCamera, bounds: MapBounds) => void;
  onMarker: (id: string) => void;
  onHover: (marker: { id: string; x: number; y: number } | undefined) => void;
  /** The engine cannot go on, e.g. the graphics context is lost. */
  onFailed: (reason: Error) => void;
}

/** A map that can be told what to show. React owns its life and nothing else of it. */
export interface MapEngine {
  readonly name: string;
  /** Whose data the map shows, in the words its licence asks for; empty when the engine writes it itself. */
  readonly attribution: string;
  setCamera(camera: MapCamera, options?: { animate?: boolean }): void;
  /** Shows all of the bounds; keeps the zoom at or below the limit. */
  fitBounds(bounds: MapBounds, options?: { paddingPx?: number; maxZoom?: number }): void;
  zoomBy(steps: number): void;
  /** All markers, by id; those that stand elsewhere now move there. */
  setMarkers(markers: readonly MapMarker[], options?: { glide?: boolean }): void;
  setSelected(id: string | undefined): void;
  setTracks(tracks: readonly MapTrack[]): void;
  /** Places along the tracks. A click on one is told by `onMarker`. */
  setPlaces(places: readonly MapPlace[]): void;
  /** The one mark that moves along a track; undefined: none. */
  setPointer(pointer: MapPointer | undefined): void;
  /** Space that something covers, e.g. a drawer: the camera centres on the rest. */
  setCovered(covered: CoveredSides): void;
  /** The tokens around the map have changed: takes its colours from them again. */
  repaint(): void;
  destroy(): void;
}

export interface MapEngineOptions {
  camera: MapCamera;
  minZoom: number;
  events: MapEvents;
  /** Aborted when the map is no longer wanted. */
  signal: AbortSignal;
}

/** Makes an engine in an element that is empty and has a size. Loads the vendor's code when it is called. */
export type MapEngineFactory = (element: HTMLElement, options: MapEngineOptions) => Promise<MapEngine>;
