export { encodeControlChoices, withControlChoices } from '../rules/dashboard/controlChoices';
export {
  type ControlChoice,
  type ControlCounts,
  type ControlFilter,
  type ControlPart,
  type ControlTrailer,
  controlCounts,
  controlTrailers,
  FAULT_PARTS,
  FAULT_STATES,
  hasChoice,
  isChosen,
  passesControl,
  withChoice,
  withoutChoice,
  withoutChoices,
} from '../rules/dashboard/controlFilter';
export {
  controlBySeverity,
  customerOf,
  type FleetQuery,
  isControlQuery,
  keyOfQuery,
} from '../rules/dashboard/controlQuery';
export {
  DASHBOARD_ITEMS,
  type DashboardItem,
  type DashboardItemId,
  type DashboardWidgetId,
  dashboardItem,
  dashboardItemsOf,
} from '../rules/dashboard/dashboardItems';
export { decodeControlFilter, encodeControlFilter } from '../rules/dashboard/filterInUrl';
export { isUnderstood, readControlFilter } from '../rules/dashboard/readControlFilter';
export { decodeSavedFilter, encodeSavedFilter, SAVED_FILTER } from '../rules/dashboard/savedFilter';
export { groupNames, withSubgroups } from '../rules/dashboard/subgroups';
export { type FaultState, NO_FAULTS_COUNTED } from '../rules/filters/fleetControlFilter';
export { DASHBOARD_WIDGETS } from '../vocabulary/dashboard';
