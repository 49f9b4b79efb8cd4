import type { FeatureName } from './features';
import { lookup, type Word } from './lookup';
import { SensorType } from './sensorIds';

/** Type of an alert rule and its predicates. Id 17 does not exist. */
export interface AlertTypeWord extends Word<number> {
  /** False for types that exist only in old rules and can't be chosen for new ones. */
  readonly selectable: boolean;
  readonly feature?: FeatureName | undefined;
  /** A trailer needs at least one of these sensors for the type to make sense. */
  readonly sensors?: readonly SensorType[] | undefined;
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
  type(3, 'Loaded Weight Exceeds', { sensors: [SensorType.EnhancedWeight] }),
  type(4, 'Load Status', { sensors: [SensorType.EnhancedWeight, SensorType.UltrasonicCargo, SensorType.CargoCamera] }),
  type(5, 'ABS Fault', { sensors: [SensorType.AbsFault] }),
  type(6, 'Component Fault', { selectable: false }),
  type(7, 'Lights', { sensors: [SensorType.LightFault] }),
  type(8, 'Tether Status', { sensors: [SensorType.Tether] }),
  type(9, 'Tether Status Duration', { sensors: [SensorType.Tether] }),
  type(10, 'Door Status', { sensors: [SensorType.Door] }),
  type(11, 'Door Status Duration', { sensors: [SensorType.Door] }),
  type(12, 'Battery', { sensors: [SensorType.TrailerBattery] }),
  type(13, 'TIS Status', { sensors: [SensorType.TireInflation] }),
  type(14, 'Geofence Occupancy', { feature: 'AssetGeofenceThresholdReport' }),
  type(15, 'Reefer Unit Fuel', { feature: 'ThermoKing', sensors: [SensorType.ReeferUnit] }),
  type(16, 'Reefer Alarm', { feature: 'ReeferAlarmAlert', sensors: [SensorType.ReeferUnit] }),
  type(18, 'Tow', { feature: 'TowAlert' }),
  type(19, 'TPMS Threshold', { feature: 'Hendrickson', sensors: [SensorType.TirePressure] }),
  type(20, 'Tire Temperature Threshold', { sensors: [SensorType.TireTemperature] }),
];
/**
 * Finds an alert type by id. An unknown id gets a label such as 'Unknown alert type (17)', and its rule is read-only.
 */
export const alertType = lookup(ALERT_TYPES, 'alert type');

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

/** How often a rule may notify. If `rateLimitMs` is null, it notifies only once. */
export const ALERT_FREQUENCIES: readonly (Word<string> & { readonly rateLimitMs: number | null })[] = [
  { id: 'once', label: 'One notification only', rateLimitMs: null },
  { id: 'every24Hours', label: 'One notification every 24 hours', rateLimitMs: 86_400_000 },
];
