export { FleetMap, type FleetMapProps } from './FleetMap/FleetMap';
export type {
  CoveredSides,
  LayerOptions,
  MapBounds,
  MapCamera,
  MapEngine,
  MapEngineFactory,
  MapEngineOptions,
  MapEvents,
} from './mapEngine';
export { MapEngineError, type MapFailure, type MapFailureCode, mapFailureText } from './mapFailure';
export type {
  AreaFeature,
  AreaLook,
  ClusterMarker,
  FleetMarker,
  MapFeature,
  MapMarker,
  PlaceMarker,
  PlaceType,
  PointerMarker,
  SeverityCounts,
  TrackLine,
  TrailerMarker,
} from './mapFeatures';
export { withFallback } from './withFallback';
