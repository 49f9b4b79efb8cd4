export {
  ABS_PARTS,
  type AbsCode,
  type AbsCodeMeaning,
  absCodeMeaning,
  BLINK_CODE_UNIT,
  FAILURE_MODES,
  FaultType,
  failureMode,
} from './absCodes';
export {
  ALERT_FREQUENCIES,
  ALERT_RULE_DEFAULTS,
  ALERT_TYPES,
  ALL_GEOFENCES,
  type AlertTypeWord,
  ANY_LIGHTS_STATUS,
  alertType,
  DEFAULT_DURATION_UNIT,
  PREDICATE_OPTIONS,
} from './alertTypes';
export { AUDIT_ACTIONS, type AuditAction } from './auditActions';
export { AUDIT_AREAS, auditArea } from './auditAreas';
export { isCustomerId, SYNTHETIC_CUSTOMERS } from './customers';
export {
  CLUSTERED_ON_CLIENT_UP_TO,
  DASHBOARD_WIDGETS,
  LOG_PAGE_SIZE,
  logOffset,
  MAP_DEFAULTS,
  MAP_REFRESH_MS,
  PICKER_POLICY,
  SERVICE_CENTER_STEPS,
  type ServiceCenterStep,
} from './dashboard';
export { DATE_FORMATS, type DateFormat } from './dateFormats';
export { DATE_RANGES, dateRange, STATUS_REPORT_GROUPS, TRACKING_HISTORY_DEFAULT_DAYS } from './dateRanges';
export {
  DEVICE_FAMILIES,
  DeviceFamily,
  type DeviceFamilyWord,
  DeviceType,
  deviceFamily,
  deviceTypeOf,
  type ProductLine,
  productLineOf,
} from './deviceFamilies';
export {
  FAULT_DISPLAY_LEVELS,
  FAULT_LEVELS,
  FAULT_SEVERITY_STATES,
  FaultStatus,
  faultDisplayLevel,
  faultLevel,
  faultSeverityState,
  faultStatusOf,
  ISSUE_KINDS,
  issueKind,
} from './faults';
export { FEATURES, Feature, type FeatureName, type FeatureWord, featureWord } from './features';
export { FLEET_COLUMN_ORDER } from './fleetColumnOrder';
export {
  FLEET_STATUS_COLUMN_WIDTH_PX,
  FLEET_STATUS_FIELDS,
  type FleetStatusField,
  type FleetStatusFieldKind,
  fleetStatusField,
} from './fleetStatusFields';
export { GEOFENCE_TYPES, GeofenceType, geofenceType, requireGeofenceType } from './geofences';
export { DEFAULT_GROUP_KIND, GROUP_KINDS, GroupKind, groupKind, isReservedGroupName } from './groupKinds';
export {
  LIGHT_BRANCH_STATES,
  LIGHT_BRANCHES,
  LIGHT_FAULTS,
  LightBranch,
  LightBranchState,
  LightFault,
  lightBranch,
  lightBranchState,
  lightFaultWord,
} from './lights';
export { type FoundWord, type Lookup, lookup, type Word } from './lookup';
export { canRetryMail, isMailPending, MAIL_STATUSES, MailStatus, mailStatus } from './mailStatuses';
export { OTA_ACTIONS, OTA_UPLOADS, otaAction, otaUpload } from './ota';
export {
  GRID_POLICY,
  STREAM_CLOSES_WITHIN_MS,
  TECHNICIAN_REGISTRATION_POLICY,
  userPageSize,
} from './policies';
export { PRODUCT_TYPES, ProductType, productType } from './productTypes';
export {
  COMMAND_STATUSES,
  CommandStatus,
  commandStatus,
  REEFER_ALARMS,
  REEFER_COMMANDS,
  REEFER_MODES,
  REEFER_POWERS,
  ReeferCommand,
  ReeferMode,
  ReeferPower,
  reeferAlarm,
  reeferCommand,
  reeferMode,
  reeferPower,
  UNIT_MODES,
  UnitMode,
  unitMode,
} from './reefer';
export { ReportSourceKind } from './reportSources';
export {
  DEFAULT_SCHEDULE_TIME_ZONE,
  FREQUENCIES,
  Frequency,
  frequency,
  REPORT_DEFAULTS,
  REPORT_TYPES,
  type ReportTypeWord,
  reportType,
  WEEKDAYS,
  weekday,
} from './reportTypes';
export { ROLES, type RoleBinding, RoleKind, type RoleWord, roleWord } from './roles';
export { DEFAULT_SENSOR_ORDER, DRAWER_FOOTER_SECTIONS, orderSensors } from './sensorOrder';
export {
  parseSensorTypeIds,
  REEFER_SUB_SENSORS,
  SENSOR_TYPES,
  SensorType,
  type SensorTypeWord,
  sensorLabel,
  sensorsOfFamily,
  sensorType,
  UNUSED_SENSOR_TYPES,
} from './sensorTypes';
export {
  INSPECTION_KINDS,
  INSPECTION_RESULTS,
  InspectionKind,
  InspectionResult,
  inspectionKind,
  inspectionResult,
  MAINTENANCE_KINDS,
  MaintenanceKind,
  maintenanceKind,
} from './serviceRecords';
export {
  BATTERY_HEALTHS,
  BatteryHealth,
  batteryHealthWord,
  CONNECTIVITIES,
  Connectivity,
  connectivityWord,
  HEALTH_SEVERITIES,
  HealthSeverity,
  healthSeverity,
  SEVERITY_LEVELS,
  SeverityLevel,
  severityLevel,
  severityLevelId,
  TRAILER_HEALTHS,
  TrailerHealth,
  trailerHealthWord,
} from './severity';
export {
  SHARED_DETAILS,
  SHARING_DURATIONS,
  SHARING_LIMITS,
  SharedDetail,
} from './sharing';
export {
  ACCOUNT_STATUSES,
  AccountStatus,
  accountStatus,
  DOOR_STATUSES,
  DoorStatus,
  doorStatus,
  ENABLED_FILTERS,
  EnabledFilter,
  LOAD_STATUSES,
  LoadStatus,
  loadStatus,
  SIM_STATUSES,
  SimStatus,
  simStatus,
  TETHER_STATUSES,
  TetherStatus,
  TIRE_INFLATION_STATUSES,
  TireInflationStatus,
  tetherStatus,
  tireInflationStatus,
} from './statuses';
export {
  DEFAULT_UNDERCARRIAGE,
  isReeferType,
  TRAILER_TYPES,
  type TrailerShortName,
  TrailerType,
  trailerType,
  UNDERCARRIAGES,
  Undercarriage,
  undercarriage,
} from './trailerTypes';
export { USER_TYPES, UserType, type UserTypeWord, userType } from './userTypes';
export {
  BRAKE_STATES,
  BrakeState,
  brakeState,
  WHEEL_END_SIDES,
  WHEEL_POSITIONS,
  WHEEL_STATUS_CODES,
  WheelEndSide,
  WheelPosition,
  wheelEndSide,
  wheelPosition,
  wheelStatusCode,
} from './wheels';
