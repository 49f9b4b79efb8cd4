import type { HealthPart } from '../../vocabulary/healthReasons';
import { LightFault } from '../../vocabulary/lights';
import { isReadingInstalled } from '../../vocabulary/readings';
import { BatteryHealth, type Connectivity, SeverityLevel, type TrailerHealth } from '../../vocabulary/severity';
import { type LoadStatus, SimStatus, type TetherStatus, TireInflationStatus } from '../../vocabulary/statuses';
import { effectiveBattery } from '../health/batteryHealth';
import { currentReasons } from '../health/faultyParts';

/** The fields that the dashboard filters evaluate. A fleet status row has them all. */
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
  /** Packed `HealthReasonToken`s, as positions carry them. */
  readonly healthReasons: readonly string[];
}

/** Part of a trailer that the fault filters count. */
export type FaultPart = 'abs' | 'tis' | 'battery' | 'lights';
/** Column of a fault count. Faults need repair; alerts need attention. */
export type FaultState = 'noFaults' | 'faults' | 'alerts';

/** The selected filters. Values of one kind are alternatives, and all kinds must match; an empty kind is ignored. */
export interface FleetControlFilter {
  readonly parts?: Readonly<Partial<Record<FaultPart, readonly FaultState[]>>> | undefined;
  readonly tether?: readonly TetherStatus[] | undefined;
  readonly load?: readonly LoadStatus[] | undefined;
  readonly battery?: readonly BatteryHealth[] | undefined;
  readonly productTypes?: readonly string[] | undefined;
  readonly itemTypes?: readonly string[] | undefined;
  readonly connectivity?: readonly Connectivity[] | undefined;
  readonly health?: readonly TrailerHealth[] | undefined;
  readonly customerId?: number | null | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly vins?: readonly string[] | undefined;
}

/** The fields that the fault counts evaluate. */
export interface FaultyTrailer
  extends Pick<
    FilteredTrailer,
    | 'installedSensorTypeIds'
    | 'absFaultSeverityLevel'
    | 'tireInflationStatus'
    | 'trailerBatteryStatus'
    | 'deviceBatteryStatus'
    | 'healthReasons'
  > {
  readonly lightFault?: string | null | undefined;
}

/**
 * The column of a trailer for a part; undefined if the part has no sensor or no reading. As specified, battery and
 * lights never count as faults: their problems count as alerts.
 */
export function faultStateOf(trailer: FaultyTrailer, part: FaultPart): FaultState | undefined {
  switch (part) {
    case 'abs':
      return (
        faultOf(trailer, 'abs', (severity) => (severity === SeverityLevel.Critical ? 'faults' : 'alerts')) ??
        noFaultsIf(isReadingInstalled('abs', trailer) && trailer.absFaultSeverityLevel === SeverityLevel.Good)
      );
    case 'tis':
      return (
        faultOf(trailer, 'tireInflation', () => 'faults') ??
        noFaultsIf(
          isReadingInstalled('tireInflation', trailer) && trailer.tireInflationStatus === TireInflationStatus.Stable,
        )
      );
    case 'battery': {
      const health = batteryOf(trailer);
      if (health === BatteryHealth.NA) return undefined;
      return health === BatteryHealth.Good ? 'noFaults' : 'alerts';
    }
    case 'lights':
      return (
        faultOf(trailer, 'lights', () => 'alerts') ??
        noFaultsIf(isReadingInstalled('lights', trailer) && trailer.lightFault === LightFault.None)
      );
  }
}

/** A fault counts if the health of the trailer names it, so that all cards of a screen count the same trailers. */
function faultOf(
  trailer: FaultyTrailer,
  part: HealthPart,
  stateOf: (severity: SeverityLevel) => FaultState,
): FaultState | undefined {
  if (trailer.healthReasons.length === 0) return undefined;
  const reason = currentReasons(trailer).find((one) => one.part === part);
  return reason && stateOf(reason.severity);
}

const noFaultsIf = (isGood: boolean): FaultState | undefined => (isGood ? 'noFaults' : undefined);

/** Why the faults column of battery and lights is disabled. */
export const NO_FAULTS_COUNTED = 'Battery and light problems are counted as alerts.';

const batteryOf = (trailer: FaultyTrailer) =>
  effectiveBattery(
    trailer.trailerBatteryStatus as BatteryHealth | null,
    trailer.deviceBatteryStatus as BatteryHealth | null,
  );

/** True if a trailer passes. Trailers with a deactivated SIM never do. */
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
  if (filter.tether?.length && !(isReadingInstalled('tether', trailer) && among(filter.tether, trailer.tetheredStatus)))
    return false;
  if (filter.load?.length && !(isReadingInstalled('load', trailer) && among(filter.load, trailer.loadStatus)))
    return false;
  if (!among(filter.battery, batteryOf(trailer))) return false;
  for (const [part, states] of Object.entries(filter.parts ?? {})) {
    const state = faultStateOf(trailer, part as FaultPart);
    if (states.length > 0 && !(state && states.includes(state))) return false;
  }
  return true;
}

/** Values of one kind are alternatives; an empty list matches everything. */
function among(values: readonly string[] | undefined, value: string | null): boolean {
  return !values || values.length === 0 || (value !== null && values.includes(value));
}

/** The number of trailers for each part and column. Deactivated SIMs are left out. */
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
