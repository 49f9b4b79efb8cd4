export {
  CONNECTIVITY_POLICY,
  connectivityOf,
  DAY_MS,
  isMoving,
  isSilencedBySim,
  MOVING_ABOVE_MPH,
  newestOf,
  REPORT_INTERVAL_MS,
  type ReportingFacts,
} from '../rules/connectivity/connectivity';
export { addUtcDays, startOfUtcDay, utcDayOf } from '../rules/dates/utcDay';
export { faultLifecycles } from '../rules/faults/faultLifecycles';
export { followFaults, type KeptFault } from '../rules/faults/followFaults';
export type { FaultRecord } from '../rules/filters/faultFilter';
export {
  ABS_POLICY,
  absFaultText,
  absSeverityOf,
  activeAbsFaults,
  type ReportedAbsFault,
} from '../rules/health/absSeverity';
export {
  batteryHealthOf,
  batteryLabel,
  checkFuse,
  DEVICE_BATTERY_POLICY,
  TRAILER_BATTERY_POLICY,
} from '../rules/health/batteryHealth';
export {
  LIGHTS_CODE_HOLDS_MS,
  type LightBranches,
  lightBranchSeverity,
  lightCircuitText,
  lightFaultCircuits,
  lightFaultOf,
  lightSeverityOf,
} from '../rules/health/lights';
export { loadStatusOf, UNLOADED_UP_TO_LBS } from '../rules/health/loadStatus';
export { TIRE_INFLATION_POLICY, tireInflationOf } from '../rules/health/tireInflation';
export { countsForHealth, type HealthVerdict, trailerHealthOf } from '../rules/health/trailerHealth';
export {
  hottestSeverity,
  pressureSeverity,
  TARGET_TIRE_PSI,
  TIRE_TEMPERATURE_POLICY,
  WHEEL_END_POLICY,
} from '../rules/health/wheels';
export { MAX_READING_AGE, type Reading, readingOf, trailerReading } from '../rules/reading/reading';
export {
  ABS_CODE_TEXTS,
  ABS_CODES,
  absCodeMeaning,
  absDescription,
  BLINK_CODE_UNIT,
  expectedReadings,
  FAILURE_MODES,
  FaultType,
  failureMode,
} from '../vocabulary/absCodes';
export { FAULT_LEVELS, FaultStatus, faultLevel, faultStatusOf } from '../vocabulary/faults';
export {
  type HealthPart,
  type HealthReason,
  type HealthReasonCode,
  type HealthReasonToken,
  healthReasonWord,
  packHealthReason,
  unpackHealthReasons,
} from '../vocabulary/healthReasons';
export {
  LIGHT_BRANCH_STATES,
  LIGHT_BRANCHES,
  LightBranch,
  LightBranchState,
  type LightCircuitFault,
  type LightCircuitToken,
  LightFault,
  lightBranchState,
  lightFaultWord,
  packLightCircuit,
  unpackLightCircuits,
} from '../vocabulary/lights';
export {
  isReadingInstalled,
  type ReadingId,
  type ReadingKind,
  type ReadingUnit,
  type ReadingWord,
  readingReportedAt,
  readingWord,
} from '../vocabulary/readings';
export { ReportSourceKind } from '../vocabulary/reportSources';
export {
  BATTERY_HEALTHS,
  BatteryHealth,
  batteryHealthWord,
  CONNECTIVITIES,
  Connectivity,
  connectivityWord,
  SeverityLevel,
  severityLevel,
  TRAILER_HEALTHS,
  TrailerHealth,
  trailerHealthWord,
} from '../vocabulary/severity';
export {
  ACCOUNT_STATUSES,
  accountStatus,
  DoorStatus,
  doorStatus,
  LOAD_STATUSES,
  LoadStatus,
  loadStatus,
  SimStatus,
  simStatus,
  TETHER_STATUSES,
  TetherStatus,
  TireInflationStatus,
  tetherStatus,
  tireInflationStatus,
} from '../vocabulary/statuses';
export { BrakeState, brakeState } from '../vocabulary/wheels';
