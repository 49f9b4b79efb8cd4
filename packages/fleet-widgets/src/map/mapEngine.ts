import type { MapFailureCode } from './mapFailure';
import type { MapBounds, MapFeature } from './mapFeatures';

export type { MapBounds } from './mapFeatures';

/** Where the map looks. */
export interface MapCamera {
  lat: number;
  lng: number;
  /** Google's convention on every engine: the world is 256 px wide at zoom 0. */
  zoom: number;
}

/** CSS pixels at the left and right edges of the map that something covers. */
export interface CoveredSides {
  leftPx: number;
  rightPx: number;
}

/** Events of the engine. Points are CSS pixels from the top left corner of the map. */
export interface MapEvents {
  onCamera: (camera: MapCamera, bounds: MapBounds) => void;
  /**
   * The camera of each frame while it moves, for elements above the map that move with it. `onCamera` follows once it
   * rests.
   */
  onCameraFrame?: ((camera: MapCamera) => void) | undefined;
  /** A trailer, a cluster or a place was clicked. */
  onMarker: (id: string) => void;
  /** The mouse is over a marker; undefined when it has left it. */
  onHover: (marker: { id: string; x: number; y: number } | undefined) => void;
  /** The engine can't continue. A `MapEngineError` has a reason that the map shows in the language of the page. */
  onFailed: (reason: Error) => void;
}

export interface LayerOptions {
  /** Markers that the layer already has move to their new positions instead of jumping there. @default false */
  glide?: boolean | undefined;
}

/** A map that is controlled by calls. React owns only its lifetime. */
export interface MapEngine {
  readonly name: string;
  /** The credits that the license of the map data requires; empty when the engine shows them itself. */
  readonly attribution: string;
  /** Why another engine failed, in whose place this one draws. The map has a note while it is set. */
  readonly replaced?: MapFailureCode | undefined;
  /** True if the map has little detail at high zooms. */
  readonly simplified?: boolean | undefined;
  /** Shows satellite images instead of the map. Left out without a source of such images. */
  readonly setImagery?: ((isShown: boolean) => void) | undefined;
  setCamera(camera: MapCamera, options?: { animate?: boolean }): void;
  /** Shows all of the bounds; keeps the zoom at or below the limit. */
  fitBounds(bounds: MapBounds, options?: { paddingPx?: number; maxZoom?: number }): void;
  zoomBy(steps: number): void;
  /**
   * Replaces all features of one layer; an empty list removes the layer. The order in which features are drawn depends
   * on their kind, not on the order of layers.
   */
  setLayer(id: string, features: readonly MapFeature[], options?: LayerOptions): void;
  /** Highlights a trailer of any layer. */
  setSelected(id: string | undefined): void;
  /** Space that something covers, for example a drawer: the camera centers on the rest. */
  setCovered(covered: CoveredSides): void;
  /** Reads the colors again after the tokens around the map have changed. */
  repaint(): void;
  destroy(): void;
}

export interface MapEngineOptions {
  camera: MapCamera;
  minZoom: number;
  /** The highest zoom, even beyond the detail of the map. @default the highest zoom with detail */
  maxZoom?: number | undefined;
  events: MapEvents;
  /** Aborted when the map is no longer needed. */
  signal: AbortSignal;
}

/**
 * Creates an engine in an empty element that has a size. The vendor's code loads with the first call. Rejects if there
 * can't be a map, with a `MapEngineError` if the reason is known.
 */
export type MapEngineFactory = (element: HTMLElement, options: MapEngineOptions) => Promise<MapEngine>;
