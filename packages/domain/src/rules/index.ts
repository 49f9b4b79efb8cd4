export { type AnalyticsEvent, type AnalyticsSink, pageViewPath } from './analytics/analyticsEvent';
export {
  CONNECTIVITY_POLICY,
  connectivityOf,
  DAY_MS,
  isRecent,
  MOVING_ABOVE_MPH,
  newestOf,
  RECENT_SPANS_MS,
  REPORT_INTERVAL_MS,
} from './connectivity/connectivity';
export {
  CONTACT_TEXTS,
  checkUnitId,
  DECIMAL_PATTERN,
  INTEGER_PATTERN,
  parseCoordinates,
  parseDotNumber,
  UNIT_ID_MAX_LENGTH,
} from './contact/contact';
export { addEmail, EMAIL_MAX_LENGTH, isEmail, normalizeEmail, readEmail } from './contact/email';
export { EMAIL_NOT_VALID } from './contact/emailText';
export {
  CUSTOMER_POLICY,
  CUSTOMER_SORT_FIELDS,
  type CustomerDraft,
  type CustomerField,
  type CustomerProblems,
  type CustomerSortField,
  customerProblems,
  NEW_CUSTOMER_FEATURES,
  unknownFeatures,
} from './customers/customerFields';
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
} from './dashboard/controlFilter';
export {
  type ControlQuery,
  controlBySeverity,
  customerOf,
  type FleetQuery,
  isControlQuery,
  keyOfQuery,
} from './dashboard/controlQuery';
export {
  DASHBOARD_ITEMS,
  type DashboardFacts,
  type DashboardItem,
  type DashboardItemId,
  type DashboardWidgetId,
  DWELL_FROM_MS,
  dashboardItem,
  dashboardItemsOf,
} from './dashboard/dashboardItems';
export { isUnderstood, readControlFilter } from './dashboard/readControlFilter';
export { decodeSavedFilter, encodeSavedFilter, SAVED_FILTER } from './dashboard/savedFilter';
export { groupNames, withSubgroups } from './dashboard/subgroups';
export {
  type CalendarDay,
  calendarDayOf,
  compareDays,
  dayBounds,
  isFutureDay,
  parseCalendarDay,
} from './dates/calendarDay';
export { formatDate, zoneOffsetMinutes } from './dates/formatDate';
export { instantOf, lastDayOfMonth, weekdayOf } from './dates/wallTime';
export { type AbsReportFacts, type FaultChanges, followFaults, type KeptFault } from './faults/followFaults';
export { DEFAULT_FEATURES, type Features, parseFeatures, withFeatures } from './features/features';
export { type FaultFilter, type FaultRecord, passesFaultFilter } from './filters/faultFilter';
export {
  countFaultStates,
  type FaultPart,
  type FaultState,
  type FaultyTrailer,
  type FilteredTrailer,
  type FleetControlFilter,
  faultStateOf,
  NO_FAULTS_COUNTED,
  passesFleetControl,
} from './filters/fleetControlFilter';
export { type MaintenanceEntry, type MaintenanceFilter, passesMaintenance } from './filters/maintenanceFilter';
export {
  matchesSearch,
  passesTracking,
  RED_FAULT,
  TRACKING_TOGGLES,
  type TrackedTrailer,
  type TrackingFilter,
  type TrackingToggle,
} from './filters/trackingFilter';
export { decodeTracking, encodeTracking, type TrackingQuery, trackingFilterOf } from './filters/trackingQuery';
export { logDoor, logLights, logLoad } from './formats/activityLog';
export { asWords } from './formats/asWords';
export {
  celsius,
  DURATION_UNIT_MS,
  type DurationUnit,
  durationMs,
  durationParts,
  fahrenheit,
  GALLONS_PER_LITRE,
  gallons,
  litres,
} from './formats/conversions';
export { csvCell, csvLine } from './formats/csv';
export { type ExportFile, exportFileName } from './formats/exportFileName';
export {
  formatCoordinates,
  formatFahrenheit,
  formatFeet,
  formatHours,
  formatMiles,
  formatPercent,
  formatPressure,
  formatSpeed,
  formatVolts,
  formatWeight,
  formatYears,
  MISSING,
  SENSOR_LIMITS,
} from './formats/formats';
export { formatDuration, formatRelativeTime } from './formats/relativeTime';
export {
  type ChoosableGroup,
  changeChosen,
  groupDifferences,
  withDefaultGroup,
} from './groups/chosenGroups';
export {
  childrenById,
  countPlaces,
  GROUP_POLICY,
  type GroupLink,
  mayStandUnder,
  withDescendants,
} from './groups/groupForest';
export { cleanGroupName, groupNameProblem } from './groups/groupName';
export { type GroupPlace, groupPlaces } from './groups/groupPlaces';
export { type GroupMember, movedTo, type SightChange, sightChanges, withoutGroup } from './groups/sightChange';
export {
  ABS_POLICY,
  type AbsState,
  absSeverityOf,
  activeAbsFaults,
  type ToldAbsFault,
} from './health/absSeverity';
export {
  type BatteryPolicy,
  batteryHealthOf,
  batteryLabel,
  checkFuse,
  DEVICE_BATTERY_POLICY,
  effectiveBattery,
  TRAILER_BATTERY_POLICY,
} from './health/batteryHealth';
export {
  LIGHTS_CODE_HOLDS_MS,
  type LightBranches,
  lightCircuitText,
  lightFaultCircuits,
  lightFaultOf,
  lightSeverityOf,
} from './health/lights';
export { axleLimitLbs, loadStatusOf, UNLOADED_UP_TO_LBS } from './health/loadStatus';
export { TIRE_INFLATION_POLICY, tireInflationOf } from './health/tireInflation';
export { countsForHealth, type HealthParts, type HealthVerdict, trailerHealthOf } from './health/trailerHealth';
export {
  hottestSeverity,
  pressureSeverity,
  TARGET_TIRE_PSI,
  TIRE_PRESSURE_POLICY,
  TIRE_TEMPERATURE_POLICY,
  WHEEL_END_POLICY,
} from './health/wheels';
export { type HistoryEvent, HistoryEventKind, historyEvents } from './history/historyEvents';
export { type HistoryFile, HistoryFormat, historyFileName, historyText } from './history/historyFiles';
export { HISTORY_DAYS, HISTORY_POLICY, PLAYBACK_SPEEDS } from './history/historyPolicy';
export { type HistoryFix, type HistoryReport, readHistory } from './history/historyReport';
export {
  DEFAULT_HISTORY_RANGE,
  dayOf,
  type HistoryRange,
  historySpan,
  isoDayOf,
  widerRange,
} from './history/historySpan';
export {
  type HistoryLeg,
  type HistoryStop,
  type HistoryTrack,
  historyTrack,
  type LegKind,
} from './history/historyTrack';
export { eventTitle, HISTORY_EVENT_WORDS, spanText } from './history/historyWords';
export { greatCircleMiles, type LatLng } from './history/miles';
export { type PlaybackStep, playbackStep } from './history/playback';
export { lastFixUntil, type PlacedAt, positionAt } from './history/positionAt';
export { ABILITIES, type Ability, type AbilityGroup, abilitiesOf, type GivenAbility } from './permissions/abilities';
export { can, isPublic, mayCommandReefers, NO_COMMAND_ACCESS } from './permissions/can';
export {
  type MenuContext,
  type MenuItem,
  type MenuItemId,
  menuFor,
  SETTINGS_TEXTS,
  settingsTabsFor,
} from './permissions/menuFor';
export { type Allowed, PERMISSIONS, type Permission, type PermissionKind } from './permissions/permissionTable';
export { printPermissionTable } from './permissions/printPermissionTable';
export {
  MAX_READING_AGE,
  type MaxAge,
  type Reading,
  type ReadingInput,
  type ReadingKind,
  readingOf,
} from './reading/reading';
export { alarmsAfter, type ReeferAlarmRecord, type ReportedAlarm } from './reefer/alarms';
export {
  type CommandRecord,
  checkSetPoint,
  commandStatusAt,
  commandSummary,
  mayChangeCommand,
  REEFER_POLICY,
  REEFER_TEXTS,
} from './reefer/commands';
export {
  type CommandAnswer,
  type CommandOrder,
  type CommandOutcome,
  checkCommand,
  commandExpiresAt,
  obeys,
  outcomesOf,
  type PendingCommand,
  sameOrder,
  type UnitReadBack,
} from './reefer/readBack';
export {
  type TemperatureMoment,
  thinMoments,
  ZoneState,
  type ZoneTemperatures,
  zoneState,
} from './reefer/temperatures';
export { newRequestId } from './requestId/newRequestId';
export {
  administeredCustomerIds,
  creatableUserTypes,
  mayGrantRoles,
  rolesForUserTypes,
} from './roles/creatableUserTypes';
export { customerIdOf, type ParsedRole, parseRole, parseRoles, roleName } from './roles/parseRoles';
export { roleLabel, userTypeLabels } from './roles/roleLabel';
export { type CustomersInSight, type ScopeOfSight, scopeOfSight } from './roles/scopeOfSight';
export { summaryDueFor, WEEKLY_SUMMARY_POLICY } from './schedules/weeklySummary';
export { type Axle, axlesOf, type WheelPlace, wheelPlaces } from './sensors/axles';
export {
  type DrawerSection,
  type DrawerSections,
  type DrawerSectionsInput,
  drawerSections,
} from './sensors/drawerSections';
export { columnsInSensorOrder, sensorsOfColumns } from './sensors/fleetColumns';
export { reorderSensors } from './sensors/reorderSensors';
export { type Trend, type TrendPoint, trendOf } from './sensors/trend';
export { CARGO_IMAGE_POLICY, type CargoImageType, cargoImageType } from './service/cargoImage';
export { closest } from './service/closest';
export { POSITION_HEADER, parseGeoUri, toGeoUri } from './service/geoUri';
export {
  latestDay,
  SERVICE_ENTRY_POLICY,
  type ServiceEntry,
  type ServiceEntryProblems,
  serviceEntryProblems,
} from './service/serviceEntry';
export { type AfterSignIn, afterSignIn, isInsidePortal, TECHNICIAN_START } from './session/afterSignIn';
export {
  isPasswordValid,
  PASSWORD_LENGTH,
  PASSWORD_MISMATCH,
  type PasswordContext,
  type PasswordRule,
  passwordRules,
  RESET_MISMATCH,
} from './session/password';
export {
  daysLeftFromMessage,
  PASSWORD_EXPIRY_WARNING_DAYS,
  type PasswordExpiry,
  passwordExpiry,
} from './session/passwordExpiry';
export {
  SESSION_POLICY,
  type SessionStep,
  type SessionTimes,
  sessionStep,
  shouldEnd,
  shouldRenew,
  shouldWarn,
  withinRefreshGrace,
} from './session/session';
export { dwellMs, matchesAge, trailerAgeYears, untetheredDays } from './tether/durations';
export { isStorableText } from './text/storableText';
export { believesFix, FIX_FLAG_WORDS, FixFlag, type FixMemory, type PlacedFix } from './tracking/fixFlags';
export {
  CELL_ZOOM,
  type CellGrid,
  type CellPlace,
  cellAt,
  cellBounds,
  cellsIn,
  gridOf,
  type MapCell,
} from './tracking/mapCells';
export { packColumns } from './tracking/packedColumns';
export {
  type BySeverity,
  inOrder,
  MAP_TRAILER_COLUMNS,
  type MapTrailer,
  TrackedFleet,
  type TrackedRow,
} from './tracking/trackedFleet';
export {
  asTracked,
  isPlaceFresh,
  placeText,
  positionConnectivity,
  type ReadPositions,
  readColumns,
  readPositions,
  TRACKED_SEVERITY_WORDS,
  type TrackedSeverity,
  type TrailerPosition,
  trackedSeverity,
  worstFirst,
} from './tracking/trailerPosition';
export { joinNames } from './trailers/csvCells';
export {
  checkSensorBoxSerial,
  iccidToKeep,
  iccidToSend,
  SENSOR_BOX_MANUFACTURERS,
  sensorBoxManufacturer,
} from './trailers/sensorBox';
export { VEHICLE_CSV_COLUMNS, type VehicleLine, type WholeVehicleLine } from './trailers/vehicleColumns';
export {
  readVehicleLine,
  repeatedVehicleLines,
  unknownVehicleColumns,
  VEHICLE_CSV_HEAD,
  vehicleCsvLine,
} from './trailers/vehicleCsv';
export {
  externalIdProblem,
  VEHICLE_POLICY,
  VEHICLE_SORT_FIELDS,
  type VehicleDraft,
  type VehicleProblems,
  type VehicleSortField,
  vehicleProblems,
} from './trailers/vehicleFields';
export { type AllowedOperation, allowedOperations } from './users/allowedOperations';
export { type ChosenType, canCreate, canUpdate, chosenTypesOf, sameTypes, typesAreComplete } from './users/chosenTypes';
export { DateConditionKind, dateCondition } from './users/dateFilter';
export { givesSight, groupDifference, type MemberGroup, withGroups, withoutGroups } from './users/groupMembership';
export { customerNamesText } from './users/userLabels';
export { readUserRow, USER_ROW_COLUMNS, USER_ROW_KEPT_COLUMNS, type UserRow, type WantedUser } from './users/userRow';
export { USER_TEXTS } from './users/userTexts';
export { userTypeSummary } from './users/userTypeSummary';
export { checkVin, normalizeVin, type VinFinding, vinCheckDigit } from './vin/vin';
