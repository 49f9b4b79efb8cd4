export { TRAILER_DRAWER_PX } from '../internal/trailerDrawerWidth';
export { CargoImages, type CargoImagesProps } from './CargoImages/CargoImages';
export { SensorDetails, type SensorDetailsProps } from './SensorDetails/SensorDetails';
export type { DrawerParts, DrawerSlot } from './TrailerDrawer/DrawerParts';
export { TrailerDrawer, type TrailerDrawerProps } from './TrailerDrawer/TrailerDrawer';
export { TrailerLookup, type TrailerLookupProps } from './TrailerLookup/TrailerLookup';
export { MaintenanceLog, RecentInspections, type TrailerRecordsProps } from './TrailerRecords/TrailerRecords';
