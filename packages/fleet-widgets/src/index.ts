export { FleetMap, type FleetMapProps } from './FleetMap/FleetMap';
export { parseLayout } from './FleetStatusGrid/defaultLayout';
export { FLEET_REFRESH_MS, FleetStatusGrid, type FleetStatusGridProps } from './FleetStatusGrid/FleetStatusGrid';
export { FleetStatusGridView, type FleetStatusGridViewProps } from './FleetStatusGrid/FleetStatusGridView';
export {
  decodeView,
  EMPTY_VIEW,
  encodeView,
  FleetStatusScope,
  type FleetStatusView,
} from './FleetStatusGrid/fleetStatusView';
export { ALL_MODULES, parseModules, type VisibleModules } from './FleetStatusGrid/visibleModules';
export type {
  MapBounds,
  MapCamera,
  MapEngine,
  MapEngineFactory,
  MapEngineOptions,
  MapEvents,
  MapMarker,
  MapTrack,
} from './map/mapEngine';
export { Tracking, type TrackingProps } from './Tracking/Tracking';
export { decodeTracking, EMPTY_TRACKING_VIEW, encodeTracking, type TrackingView } from './Tracking/trackingView';
