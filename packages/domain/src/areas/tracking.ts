export type {
  AloneColumns,
  CellColumns,
  ControlTotals,
  MapCells,
  TrackedPage,
  TrackedTotals,
} from '../contract/mapCells';
export type { FleetPositions } from '../contract/positions';
export {
  matchesSearch,
  passesTracking,
  RED_FAULT,
  TRACKING_TOGGLES,
  type TrackingToggle,
} from '../rules/filters/trackingFilter';
export {
  decodeTracking,
  encodeTracking,
  hasReversedWeights,
  type TrackingQuery,
  trackingFilterOf,
} from '../rules/filters/trackingQuery';
export { believesFix, FIX_FLAG_WORDS, FixFlag, type FixMemory, type PlacedFix } from '../rules/tracking/fixFlags';
export {
  CELL_ZOOM,
  type CellGrid,
  type CellPlace,
  cellAt,
  cellBounds,
  cellsIn,
  gridOf,
} from '../rules/tracking/mapCells';
export { packColumns } from '../rules/tracking/packedColumns';
export {
  type BySeverity,
  inOrder,
  MAP_TRAILER_COLUMNS,
  type MapTrailer,
  TrackedFleet,
  type TrackedRow,
} from '../rules/tracking/trackedFleet';
export {
  asTracked,
  isPlaceFresh,
  placeText,
  readColumns,
  readPositions,
  TRACKED_SEVERITY_WORDS,
  type TrackedSeverity,
  type TrailerPosition,
  trackedSeverity,
  trackedWord,
  worstFirst,
} from '../rules/tracking/trailerPosition';
export { CLUSTERED_ON_CLIENT_UP_TO, MAP_DEFAULTS, MAP_REFRESH_MS, PICKER_POLICY } from '../vocabulary/dashboard';
export { STREAM_CLOSES_WITHIN_MS } from '../vocabulary/policies';
export { POSITION_COLUMNS, type PositionColumns } from '../vocabulary/positionColumns';
