import { SensorType } from '../../vocabulary/sensorTypes';
import { BatteryHealth, type Connectivity, SeverityLevel, type TrailerHealth } from '../../vocabulary/severity';
import { type LoadStatus, SimStatus, type TetherStatus, TireInflationStatus } from '../../vocabulary/statuses';
import { effectiveBattery } from '../health/batteryHealth';

/** What the dashboard-style filters look at. A fleet status row fits. */
export interface FilteredTrailer {
  readonly vin: string;
  readonly customerId: number;
  /** Names of its groups. */
  readonly groups: readonly string[];
  readonly simStatus: string | null;
  readonly installedSensorTypeIds: readonly number[];
  readonly absFaultSeverityLevel: string | null;
  readonly tireInflationStatus: string | null;
  readonly trailerBatteryStatus: string | null;
  readonly deviceBatteryStatus: string | null;
  readonly tetheredStatus: string | null;
  readonly loadStatus: string | null;
  readonly productType: string;
  readonly vehicleType: string;
  readonly connectivityStatus: string;
  readonly trailerHealthStatus: string;
}

/** Part of a trailer that the fault filters count. */
export type FaultPart = 'abs' | 'tis' | 'battery' | 'lights';
/** Column of a fault count. Faults are past the point of caution; alerts ask for attention. */
export type FaultState = 'noFaults' | 'faults' | 'alerts';

/** What is chosen. Several values of one kind are alternatives, kinds all hold; an empty kind does not matter. */
export interface FleetControlFilter {
  readonly parts?: Readonly<Partial<Record<FaultPart, readonly FaultState[]>>>;
  readonly tether?: readonly TetherStatus[];
  readonly load?: readonly LoadStatus[];
  readonly battery?: readonly BatteryHealth[];
  readonly productTypes?: readonly string[];
  readonly itemTypes?: readonly string[];
  readonly connectivity?: readonly Connectivity[];
  readonly health?: readonly TrailerHealth[];
  readonly customerId?: number | null;
  readonly groups?: readonly string[];
  readonly vins?: readonly string[];
}

const LOAD_SENSORS: readonly number[] = [SensorType.EnhancedWeight, SensorType.UltrasonicCargo, SensorType.CargoCamera];
const has = (trailer: Pick<FilteredTrailer, 'installedSensorTypeIds'>, ...sensors: readonly number[]) =>
  sensors.some((sensor) => trailer.installedSensorTypeIds.includes(sensor));

const ABS: Readonly<Record<string, FaultState>> = {
  [SeverityLevel.Good]: 'noFaults',
  [SeverityLevel.Caution]: 'alerts',
  [SeverityLevel.Critical]: 'faults',
};
const TIS: Readonly<Record<string, FaultState>> = {
  [TireInflationStatus.Stable]: 'noFaults',
  [TireInflationStatus.Unstable]: 'faults',
};

/** What the fault counts look at. */
export interface FaultyTrailer
  extends Pick<
    FilteredTrailer,
    | 'installedSensorTypeIds'
    | 'absFaultSeverityLevel'
    | 'tireInflationStatus'
    | 'trailerBatteryStatus'
    | 'deviceBatteryStatus'
  > {
  readonly lightFault?: string | null;
}

/**
 * Column of a trailer for a part; undefined when the part has no sensor or no reading. Battery and lights
 * never count as faults, as specified: their trouble counts under alerts.
 */
export function faultStateOf(trailer: FaultyTrailer, part: FaultPart): FaultState | undefined {
  switch (part) {
    case 'abs':
      return has(trailer, SensorType.AbsFault) ? ABS[trailer.absFaultSeverityLevel ?? ''] : undefined;
    case 'tis':
      return has(trailer, SensorType.TireInflation) ? TIS[trailer.tireInflationStatus ?? ''] : undefined;
    case 'battery': {
      const health = batteryOf(trailer);
      if (health === BatteryHealth.NA) return undefined;
      return health === BatteryHealth.Good ? 'noFaults' : 'alerts';
    }
    case 'lights': {
      const fault = trailer.lightFault;
      if (!has(trailer, SensorType.LightFault) || !fault || fault === 'unknown') return undefined;
      return fault === 'none' ? 'noFaults' : 'alerts';
    }
  }
}

/** Why the faults column of battery and lights is disabled. */
export const NO_FAULTS_COUNTED = 'Battery and lights trouble counts as alerts.';

const batteryOf = (trailer: FaultyTrailer) =>
  effectiveBattery(
    trailer.trailerBatteryStatus as BatteryHealth | null,
    trailer.deviceBatteryStatus as BatteryHealth | null,
  );

/** True when a trailer passes. Trailers whose SIM is deactivated never do. */
export function passesFleetControl(
  trailer: FilteredTrailer & { readonly lightFault?: string | null },
  filter: FleetControlFilter,
): boolean {
  if (trailer.simStatus === SimStatus.Deactivated) return false;
  if (filter.customerId != null && trailer.customerId !== filter.customerId) return false;
  if (!among(filter.vins, trailer.vin) || !among(filter.productTypes, trailer.productType)) return false;
  if (!among(filter.itemTypes, trailer.vehicleType) || !among(filter.connectivity, trailer.connectivityStatus))
    return false;
  if (!among(filter.health, trailer.trailerHealthStatus)) return false;
  if (filter.groups?.length && !trailer.groups.some((name) => filter.groups?.includes(name))) return false;
  if (filter.tether?.length && !(has(trailer, SensorType.Tether) && among(filter.tether, trailer.tetheredStatus)))
    return false;
  if (filter.load?.length && !(has(trailer, ...LOAD_SENSORS) && among(filter.load, trailer.loadStatus))) return false;
  if (!among(filter.battery, batteryOf(trailer))) return false;
  for (const [part, states] of Object.entries(filter.parts ?? {})) {
    const state = faultStateOf(trailer, part as FaultPart);
    if (states.length > 0 && !(state && states.includes(state))) return false;
  }
  return true;
}

/** Values of one kind are alternatives; no values, no condition. */
function among(values: readonly string[] | undefined, value: string | null): boolean {
  return !values || values.length === 0 || (value !== null && values.includes(value));
}

/** How many trailers each part has in each column; deactivated SIMs are left out. */
export function countFaultStates(
  trailers: readonly (FilteredTrailer & { readonly lightFault?: string | null })[],
): Readonly<Record<FaultPart, Record<FaultState, number>>> {
  const none = () => ({ noFaults: 0, faults: 0, alerts: 0 });
  const counts = { abs: none(), tis: none(), battery: none(), lights: none() };
  for (const trailer of trailers) {
    if (trailer.simStatus === SimStatus.Deactivated) continue;
    for (const part of ['abs', 'tis', 'battery', 'lights'] as const) {
      const state = faultStateOf(trailer, part);
      if (state) counts[part][state]++;
    }
  }
  return counts;
}
