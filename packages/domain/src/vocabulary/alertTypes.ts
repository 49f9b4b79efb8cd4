import type { FeatureName } from './features';
import { lookup, type Word } from './lookup';
import type { SensorType } from './sensorTypes';

/** Type of an alert rule and its predicates. Id 17 does not exist. */
export interface AlertTypeWord extends Word<number> {
  /** False: exists in old rules, cannot be chosen for new ones. */
  readonly selectable: boolean;
  readonly feature?: FeatureName;
  /** Sensors without which the type makes no sense for a trailer; one of them suffices. */
  readonly sensors?: readonly SensorType[];
}

const type = (id: number, label: string, extra: Partial<AlertTypeWord> = {}): AlertTypeWord => ({
  id,
  label,
  selectable: true,
  ...extra,
});

/** The alert types with their labels, in display order. */
export const ALERT_TYPES: readonly AlertTypeWord[] = [
  type(0, 'Custom'),
  type(1, 'Geofence Boundary Crossing'),
  type(2, 'Geofence Occupancy Duration'),
  type(3, 'Loaded Weight Exceeds', { sensors: [5] }),
  type(4, 'Load Status', { sensors: [5, 26, 27] }),
  type(5, 'ABS Fault', { sensors: [7] }),
  type(6, 'Component Fault', { selectable: false }),
  type(7, 'Lights', { sensors: [8] }),
  type(8, 'Tether Status', { sensors: [10] }),
  type(9, 'Tether Status Duration', { sensors: [10] }),
  type(10, 'Door Status', { sensors: [36] }),
  type(11, 'Door Status Duration', { sensors: [36] }),
  type(12, 'Battery', { sensors: [13] }),
  type(13, 'TIS Status', { sensors: [15] }),
  type(14, 'Geofence Occupancy', { feature: 'AssetGeofenceThresholdReport' }),
  type(15, 'Reefer Unit Fuel', { feature: 'ThermoKing', sensors: [25] }),
  type(16, 'Reefer Alarm', { feature: 'ReeferAlarmAlert', sensors: [25] }),
  type(18, 'Tow', { feature: 'TowAlert' }),
  type(19, 'TPMS Threshold', { feature: 'Hendrickson', sensors: [24] }),
  type(20, 'Tire Temperature Threshold', { sensors: [38] }),
];
/** An id that no version knows gives 'Unknown alert type (17)', and the rule is read-only. */
export const alertType = lookup(ALERT_TYPES, 'alert type');

/** Entry that stands for any of the light fault types in a picker. */
export const ANY_LIGHTS_STATUS: Word<number> = { id: 0, label: 'Any lights status' };
/** Entry that stands for all geofences in a picker. */
export const ALL_GEOFENCES: Word<string> = { id: '0', label: 'All geofences' };

/** Choices within the predicates of a rule. */
export const PREDICATE_OPTIONS = {
  loadStatus: [
    { id: 'any', label: 'Any' },
    { id: 'loaded', label: 'Loaded' },
    { id: 'unloaded', label: 'Unloaded' },
  ],
  fault: [
    { id: 'abs', label: 'ABS faults' },
    { id: 'component', label: 'Component faults' },
  ],
  lights: [
    { id: 'any', label: 'Any' },
    { id: 'highCurrent', label: 'High current (short circuit)' },
    { id: 'lowCurrent', label: 'Low current (outage)' },
    { id: 'intermittent', label: 'Intermittent (flicker)' },
  ],
  tether: [
    { id: 'any', label: 'Any' },
    { id: 'tethered', label: 'Tethered' },
    { id: 'untethered', label: 'Untethered' },
  ],
  door: [
    { id: 'any', label: 'Any' },
    { id: 'open', label: 'Open' },
    { id: 'close', label: 'Close' },
  ],
  battery: [
    { id: 'any', label: 'Any' },
    { id: 'caution', label: 'Caution' },
    { id: 'critical', label: 'Critical' },
  ],
  tis: [
    { id: 'any', label: 'Any' },
    { id: 'filling', label: 'Filling' },
    { id: 'unstable', label: 'Unstable' },
  ],
  geofenceOccupancy: [
    { id: 'within', label: 'Within the geofence' },
    { id: 'outside', label: 'Outside the geofence' },
  ],
  geofenceTrigger: [
    { id: 'enterExit', label: 'Enter/Exit' },
    { id: 'enter', label: 'Enter' },
    { id: 'exit', label: 'Exit' },
  ],
  durationUnit: [
    { id: 'minutes', label: 'Minutes' },
    { id: 'hours', label: 'Hours' },
    { id: 'days', label: 'Days' },
  ],
  severity: [
    { id: 'critical', label: 'Critical' },
    { id: 'caution', label: 'Caution' },
    { id: 'good', label: 'Good' },
  ],
} as const satisfies Record<string, readonly Word[]>;

/** Unit of a duration until the user picks another. */
export const DEFAULT_DURATION_UNIT = 'minutes';

/** What a new rule starts with. The rate limit is decided: one notification every 24 hours. */
export const ALERT_RULE_DEFAULTS = {
  isActive: true,
  allVehicles: true,
  notifyMe: true,
  notifyAllCustomerUsers: false,
  includeSensorData: false,
  alertNotificationRateLimitMs: 86_400_000,
} as const;

/** How often a rule may notify. `rateLimitMs` null: once, then never again. */
export const ALERT_FREQUENCIES: readonly (Word<string> & { readonly rateLimitMs: number | null })[] = [
  { id: 'once', label: 'One notification only', rateLimitMs: null },
  { id: 'every24Hours', label: 'One notification every 24 hours', rateLimitMs: 86_400_000 },
];
