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

/** The facts after a report that is newer than all before it. */
export function factsAfter(facts: AlertFacts, { at: instant, readings, load, geofences }: AlertReport): AlertFacts {
  const at = instant.getTime();
  const know = <Value>(value: Value | undefined): Known<Value> | undefined =>
    value === undefined ? undefined : { value, at };
  const { position, reefer, trailerBatteryVolts, deviceBatteryVolts } = readings;
  const tether = know(readings.tether) ?? facts.tether;
  const isTetherFresh =
    tether !== undefined && isFresh('tether', at - tether.at, tether.value === TetherStatus.Tethered);
  const reported: Partial<Record<keyof AlertFacts, unknown>> = {
    reportedAt: at,
    position: position && { value: { lat: position.lat, lng: position.lng }, at },
    load: know(load),
    bogieWeightLbs: know(readings.bogieWeightLbs),
    abs: know(readings.abs),
    lights: know(readings.lights),
    tether: know(readings.tether),
    door: know(readings.door),
    trailerBattery:
      trailerBatteryVolts === undefined
        ? undefined
        : know(batteryHealthOf(trailerBatteryVolts, TRAILER_BATTERY_POLICY)),
    deviceBattery:
      deviceBatteryVolts === undefined ? undefined : know(batteryHealthOf(deviceBatteryVolts, DEVICE_BATTERY_POLICY)),
    tireInflation: know(readings.tireInflation),
    fuelPercent: know(reefer?.fuelPercent),
    alarmLevels: know(reefer?.alarms?.map(({ level }) => level)),
    tirePressuresPsi: know(readings.tirePressuresPsi),
    tiresC: know(readings.tiresC),
    geofences: know(geofences),
    tow: towAfter(facts.tow, {
      position,
      before: facts.position?.value,
      tether: isTetherFresh ? tether.value : undefined,
    }),
  };
  const known = Object.entries(reported).filter(([, value]) => value !== undefined);
  return { ...facts, ...Object.fromEntries(known) };
}
