export {
  CONNECTIVITY_POLICY,
  connectivityOf,
  DAY_MS,
  isRecent,
  newestOf,
  RECENT_SPANS_MS,
  REPORT_INTERVAL_MS,
} from './connectivity/connectivity';
export { DEFAULT_FEATURES, type Features, parseFeatures, withFeatures } from './features/features';
export { ABS_POLICY, type AbsState, absSeverityOf } from './health/absSeverity';
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
  heldLightsCode,
  LIGHTS_CODE_HOLDS_MS,
  type LightBranches,
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
  TIRE_PRESSURE_POLICY,
  TIRE_TEMPERATURE_POLICY,
  WHEEL_END_POLICY,
} from './health/wheels';
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
export {
  administeredCustomerIds,
  creatableUserTypes,
  mayGrantRoles,
  rolesForUserTypes,
} from './roles/creatableUserTypes';
export { customerIdOf, type ParsedRole, parseRole, parseRoles, roleName } from './roles/parseRoles';
export { roleLabel, userTypeLabels } from './roles/roleLabel';
export { type CustomersInSight, type ScopeOfSight, scopeOfSight } from './roles/scopeOfSight';
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
export { checkVin, normalizeVin, type VinFinding, vinCheckDigit } from './vin/vin';
