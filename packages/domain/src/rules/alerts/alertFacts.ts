import type { BatteryHealth } from '../../vocabulary/severity';
import { type DoorStatus, TetherStatus } from '../../vocabulary/statuses';
import type { AbsState } from '../health/absSeverity';
import { batteryHealthOf, DEVICE_BATTERY_POLICY, TRAILER_BATTERY_POLICY } from '../health/batteryHealth';
import type { LightBranches } from '../health/lights';
import type { LatLng } from '../history/miles';
import { isFresh } from '../reading/reading';
import { type TowFacts, towAfter } from './tow';

/** A value and when it was reported, in ms since 1970. */
export interface Known<Value> {
  readonly value: Value;
  readonly at: number;
}

/** What reports have said of one trailer, as far as alerts ask for it. Plain JSON. */
export interface AlertFacts {
  readonly reportedAt?: number;
  readonly position?: Known<LatLng>;
  readonly load?: Known<'loaded' | 'unloaded'>;
  readonly bogieWeightLbs?: Known<number>;
  readonly abs?: Known<AbsState>;
  readonly lights?: Known<LightBranches>;
  readonly tether?: Known<TetherStatus>;
  readonly door?: Known<DoorStatus>;
  readonly trailerBattery?: Known<BatteryHealth>;
  readonly deviceBattery?: Known<BatteryHealth>;
  readonly tireInflation?: Known<{ readonly demandMs: number; readonly unplugged: boolean }>;
  readonly fuelPercent?: Known<number>;
  /** Levels of the active alarms. */
  readonly alarmLevels?: Known<readonly number[]>;
  readonly tirePressuresPsi?: Known<readonly (number | null)[]>;
  readonly tiresC?: Known<readonly (number | null)[]>;
  /** Geofences that the trailer is in. */
  readonly geofences?: Known<readonly string[]>;
  readonly tow?: TowFacts;
}

/** What one report says. Only believed positions and installed sensors. */
export interface AlertReport {
  readonly at: Date;
  readonly readings: {
    readonly position?: (LatLng & { readonly speedMph?: number | undefined }) | undefined;
    readonly tether?: TetherStatus | undefined;
    readonly door?: DoorStatus | undefined;
    readonly bogieWeightLbs?: number | undefined;
    readonly abs?: AbsState | undefined;
    readonly lights?: LightBranches | undefined;
    readonly trailerBatteryVolts?: number | undefined;
    readonly deviceBatteryVolts?: number | undefined;
    readonly tireInflation?: { readonly demandMs: number; readonly unplugged: boolean } | undefined;
    readonly tirePressuresPsi?: readonly (number | null)[] | undefined;
    readonly tiresC?: readonly (number | null)[] | undefined;
    readonly reefer?:
      | {
          readonly fuelPercent?: number | undefined;
          readonly alarms?: readonly { readonly level: number }[] | undefined;
        }
      | undefined;
  };
  /** Load by the customer's limit and the best sensor; undefined if the report doesn't say. */
  readonly load?: 'loaded' | 'unloaded' | undefined;
  /** Geofences that the trailer is in after the report; undefined if the report has no position. */
  readonly geofences?: readonly string[] | undefined;
  /** Crossings that the report decided. */
  readonly crossings?: readonly AlertCrossing[] | undefined;
}

export interface AlertCrossing {
  readonly kind: 'entered' | 'left';
  readonly geofenceId: string;
}

type Facts = { -readonly [Field in keyof AlertFacts]: AlertFacts[Field] };

/** The facts after a report that is newer than all before it. */
export function factsAfter(before: AlertFacts, { at: instant, readings, load, geofences }: AlertReport): AlertFacts {
  const at = instant.getTime();
  const facts: Facts = { ...before, reportedAt: at };
  const { position, tether, reefer, trailerBatteryVolts, deviceBatteryVolts } = readings;
  if (load !== undefined) facts.load = { value: load, at };
  if (readings.bogieWeightLbs !== undefined) facts.bogieWeightLbs = { value: readings.bogieWeightLbs, at };
  if (readings.abs !== undefined) facts.abs = { value: readings.abs, at };
  if (readings.lights !== undefined) facts.lights = { value: readings.lights, at };
  if (tether !== undefined) facts.tether = { value: tether, at };
  if (readings.door !== undefined) facts.door = { value: readings.door, at };
  if (trailerBatteryVolts !== undefined) {
    facts.trailerBattery = { value: batteryHealthOf(trailerBatteryVolts, TRAILER_BATTERY_POLICY), at };
  }
  if (deviceBatteryVolts !== undefined) {
    facts.deviceBattery = { value: batteryHealthOf(deviceBatteryVolts, DEVICE_BATTERY_POLICY), at };
  }
  if (readings.tireInflation !== undefined) facts.tireInflation = { value: readings.tireInflation, at };
  if (reefer?.fuelPercent !== undefined) facts.fuelPercent = { value: reefer.fuelPercent, at };
  if (reefer?.alarms !== undefined) facts.alarmLevels = { value: reefer.alarms.map(({ level }) => level), at };
  if (readings.tirePressuresPsi !== undefined) facts.tirePressuresPsi = { value: readings.tirePressuresPsi, at };
  if (readings.tiresC !== undefined) facts.tiresC = { value: readings.tiresC, at };
  if (geofences !== undefined) facts.geofences = { value: geofences, at };
  if (position !== undefined || tether !== undefined) facts.tow = towWith(before, { position, tether }, at);
  if (position !== undefined) facts.position = { value: { lat: position.lat, lng: position.lng }, at };
  return facts;
}

/** A trailer whose tether status was not known for too long is followed from the beginning. */
function towWith(
  { tow, tether: known, position: last }: AlertFacts,
  { position, tether }: Pick<AlertReport['readings'], 'position' | 'tether'>,
  at: number,
): TowFacts {
  const isKnown = known !== undefined && isFresh('tether', at - known.at, known.value === TetherStatus.Tethered);
  return towAfter(isKnown ? tow : undefined, {
    position,
    before: last?.value,
    tether: tether ?? (isKnown ? known.value : undefined),
  });
}
