import type { FeatureName } from './features';
import { lookup, type Word } from './lookup';
import { SensorType } from './sensorIds';

/** Types of alert rules that belong together, as a picker lists them. */
export type AlertTypeGroupKey = 'position' | 'trailer' | 'health' | 'reefer' | 'custom';

/** Type of an alert rule and its predicates. Id 17 does not exist. */
export interface AlertTypeWord extends Word<number> {
  /** Stable name for code and analytics. */
  readonly key: string;
  readonly group: AlertTypeGroupKey;
  /** False for types that exist only in old rules and can't be chosen for new ones. */
  readonly selectable: boolean;
  readonly feature?: FeatureName | undefined;
  /** A trailer needs at least one of these sensors for the type to make sense. */
  readonly sensors?: readonly SensorType[] | undefined;
}

const type = (
  id: number,
  key: string,
  label: string,
  group: AlertTypeGroupKey,
  extra: Partial<AlertTypeWord> = {},
): AlertTypeWord => ({ id, key, label, group, selectable: true, ...extra });

/** The alert types with their labels, in display order. */
export const ALERT_TYPES: readonly AlertTypeWord[] = [
  type(0, 'custom', 'Custom', 'custom'),
  type(1, 'geofenceCrossing', 'Geofence Boundary Crossing', 'position'),
  type(2, 'geofenceOccupancyDuration', 'Geofence Occupancy Duration', 'position'),
  type(3, 'weight', 'Loaded Weight Exceeds', 'trailer', { sensors: [SensorType.EnhancedWeight] }),
  type(4, 'loadStatus', 'Load Status', 'trailer', {
    sensors: [SensorType.EnhancedWeight, SensorType.UltrasonicCargo, SensorType.CargoCamera],
  }),
  type(5, 'absFault', 'ABS Fault', 'health', { sensors: [SensorType.AbsFault] }),
  type(6, 'componentFault', 'Component Fault', 'health', { selectable: false, sensors: [SensorType.AbsFault] }),
  type(7, 'lights', 'Lights', 'health', { sensors: [SensorType.LightFault] }),
  type(8, 'tetherStatus', 'Tether Status', 'trailer', { sensors: [SensorType.Tether] }),
  type(9, 'tetherStatusDuration', 'Tether Status Duration', 'trailer', { sensors: [SensorType.Tether] }),
  type(10, 'doorStatus', 'Door Status', 'trailer', { sensors: [SensorType.Door] }),
  type(11, 'doorStatusDuration', 'Door Status Duration', 'trailer', { sensors: [SensorType.Door] }),
  type(12, 'battery', 'Battery', 'health', {
    sensors: [SensorType.TrailerBattery, SensorType.DeviceBattery, SensorType.BackupBattery],
  }),
  type(13, 'tireInflation', 'TIS Status', 'health', { sensors: [SensorType.TireInflation] }),
  type(14, 'geofenceOccupancy', 'Geofence Occupancy', 'position', { feature: 'AssetGeofenceThresholdReport' }),
  type(15, 'reeferFuel', 'Reefer Unit Fuel', 'reefer', { feature: 'ThermoKing', sensors: [SensorType.ReeferUnit] }),
  type(16, 'reeferAlarm', 'Reefer Alarm', 'reefer', { feature: 'ReeferAlarmAlert', sensors: [SensorType.ReeferUnit] }),
  type(18, 'tow', 'Tow', 'position', { feature: 'TowAlert' }),
  type(19, 'tirePressure', 'TPMS Threshold', 'health', { feature: 'Hendrickson', sensors: [SensorType.TirePressure] }),
  type(20, 'tireTemperature', 'Tire Temperature Threshold', 'health', { sensors: [SensorType.TireTemperature] }),
];
/**
 * Finds an alert type by id. An unknown id gets a label such as 'Unknown alert type (17)', and its rule is read-only.
 */
export const alertType = lookup(ALERT_TYPES, 'alert type');

/** A heading of the picker of alert types, with the ids of its types. */
export interface AlertTypeGroup extends Word<number> {
  readonly key: AlertTypeGroupKey;
  readonly ruleTypes: readonly number[];
}

const GROUP_LABELS: Readonly<Record<AlertTypeGroupKey, string>> = {
  position: 'Position',
  trailer: 'Trailer',
  health: 'Health',
  reefer: 'Reefer',
  custom: 'Custom',
};

/** The types that can be chosen for new rules, in groups. */
export const ALERT_TYPE_GROUPS: readonly AlertTypeGroup[] = Object.entries(GROUP_LABELS).map(([key, label], index) => ({
  id: index + 1,
  key: key as AlertTypeGroupKey,
  label,
  ruleTypes: ALERT_TYPES.filter(({ group, selectable }) => group === key && selectable).map(({ id }) => id),
}));

/** Picker entry for any of the light fault types. */
export const ANY_LIGHTS_STATUS: Word<number> = { id: 0, label: 'Any lights status' };
/** Picker entry for all geofences. */
export const ALL_GEOFENCES: Word<string> = { id: '0', label: 'All geofences' };

/** Options in the predicates of a rule. */
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

/** Unit of a duration until the user chooses another one. */
export const DEFAULT_DURATION_UNIT = 'minutes';

/** Defaults of a new rule. The rate limit was decided: one notification every 24 hours. */
export const ALERT_RULE_DEFAULTS = {
  isActive: true,
  allVehicles: true,
  notifyMe: true,
  notifyAllCustomerUsers: false,
  includeSensorData: false,
  alertNotificationRateLimitMs: 86_400_000,
} as const;

/** How often a rule may notify about a trailer. If `rateLimitMs` is 0, it does so once per alert. */
export const ALERT_FREQUENCIES: readonly (Word<string> & { readonly rateLimitMs: number })[] = [
  { id: 'once', label: 'One notification only', rateLimitMs: 0 },
  { id: 'every24Hours', label: 'One notification every 24 hours', rateLimitMs: 86_400_000 },
];
