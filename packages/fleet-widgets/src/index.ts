export { CargoImages, type CargoImagesProps } from './CargoImages/CargoImages';
export { FleetControl, type FleetControlProps } from './FleetControl/FleetControl';
export { type HiddenItems, parseHiddenItems } from './FleetControl/hiddenItems';
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
export { LiveMap, type LiveMapProps } from './LiveMap/LiveMap';
export { FleetMap, type FleetMapProps } from './map/FleetMap/FleetMap';
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
export { withFallback } from './map/withFallback';
export { PhoneLinks, type PhoneLinksProps } from './PhoneLinks/PhoneLinks';
export { decodeTracking, EMPTY_TRACKING_VIEW, encodeTracking, type TrackingView } from './positions/trackingView';
export { ReeferBatch, type ReeferBatchProps } from './ReeferBatch/ReeferBatch';
export { ReeferUnit, type ReeferUnitProps } from './ReeferUnit/ReeferUnit';
export { SensorDetails, type SensorDetailsProps } from './SensorDetails/SensorDetails';
export { ServiceCenters, type ServiceCentersProps } from './ServiceCenters/ServiceCenters';
export { SharedLocation, type SharedLocationProps } from './SharedLocation/SharedLocation';
export { ShareLocation, type ShareLocationProps } from './ShareLocation/ShareLocation';
export { Tracking, type TrackingProps } from './Tracking/Tracking';
export type { DrawerParts, DrawerSlot } from './TrailerDrawer/DrawerParts';
export { TRAILER_DRAWER_PX, TrailerDrawer, type TrailerDrawerProps } from './TrailerDrawer/TrailerDrawer';
export { decodeHistory, encodeHistory } from './TrailerHistory/historyView';
export { TrailerHistory, type TrailerHistoryProps } from './TrailerHistory/TrailerHistory';
export { TrailerLookup, type TrailerLookupProps } from './TrailerLookup/TrailerLookup';
export { MaintenanceLog, RecentInspections, type TrailerRecordsProps } from './TrailerRecords/TrailerRecords';
