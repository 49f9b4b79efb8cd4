export { parseLayout } from './FleetStatusGrid/defaultLayout';
export { FLEET_REFRESH_MS, FleetStatusGrid, type FleetStatusGridProps } from './FleetStatusGrid/FleetStatusGrid';
export {
  decodeView,
  EMPTY_VIEW,
  encodeView,
  FleetStatusScope,
  type FleetStatusView,
} from './FleetStatusGrid/fleetStatusView';
export type { SelectedTrailer } from './FleetStatusGrid/useSelection';
export { ALL_MODULES, parseModules, type VisibleModules } from './FleetStatusGrid/visibleModules';
