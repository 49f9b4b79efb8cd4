import { REEFER_ALARMS } from '../vocabulary/reefer';
import { createRandom, type Random } from './random';
import type { FleetTrailerStatus } from './types';

/** The refrigeration fields of a status. */
export type ReeferFields = Pick<FleetTrailerStatus, Extract<keyof FleetTrailerStatus, `tk${string}`>>;

/** Set points in °F by cargo: frozen, meat, dairy, produce, chocolate. */
const SET_POINTS_F = [
  [-10, 30],
  [28, 15],
  [35, 30],
  [45, 15],
  [60, 10],
] as const;

/** One to three zones, each near its set point while the unit runs and near ambient otherwise. */
export function reeferStatus(random: Random, reportedAt: Date): ReeferFields {
  const on = random.chance(0.72);
  const setPoint = random.weighted<number>(SET_POINTS_F);
  const zones = random.weighted<number>([
    [1, 80],
    [2, 15],
    [3, 5],
  ]);
  const sensors = Math.min(6, zones * 2 - random.integer(0, 1));
  const ambient = round(random.between(15, 95));
  // Fresh goods need moving air; frozen goods can cycle.
  const mode = setPoint > 20 && random.chance(0.6) ? 'continuous' : 'cycleSentry';
  const target = (zone: number) => (zone === 1 ? setPoint : Math.min(65, setPoint + 20 * (zone - 1)));
  const box = (zone: number) => (on ? target(zone) + random.between(-1.5, 2.5) : ambient + random.between(-4, 4));
  const setPointOf = (zone: number) => (zone <= zones ? target(zone) : null);
  const air = (zone: number, offsetF: number) => (zone <= zones ? round(box(zone) + (on ? offsetF : 0)) : null);
  const interior = (n: number) => (n <= sensors ? round(box(Math.min(zones, Math.ceil(n / 2)))) : null);
  const engineHours = random.integer(300, 14_000);
  const electricalHours = random.integer(0, 900);
  return {
    tkUnitOnOrOff: on ? 'on' : 'off',
    tkOperatingMode: mode,
    tkFuelLevel: random.chance(0.06) ? random.integer(3, 15) : random.integer(20, 100),
    tkAmbientF: ambient,
    tkHumidity: random.integer(35, 95),
    tkInteriorTemperature1F: interior(1),
    tkInteriorTemperature2F: interior(2),
    tkInteriorTemperature3F: interior(3),
    tkInteriorTemperature4F: interior(4),
    tkInteriorTemperature5F: interior(5),
    tkInteriorTemperature6F: interior(6),
    tkSetPoint1F: setPointOf(1),
    tkSetPoint2F: setPointOf(2),
    tkSetPoint3F: setPointOf(3),
    tkDischargeAir1F: air(1, -4),
    tkDischargeAir2F: air(2, -4),
    tkDischargeAir3F: air(3, -4),
    tkReturnAir1F: air(1, 1),
    tkReturnAir2F: air(2, 1),
    tkReturnAir3F: air(3, 1),
    tkEngineHours: engineHours,
    tkElectricalHours: electricalHours,
    tkTotalHours: engineHours + electricalHours + random.integer(0, 400),
    tkUnitBatteryVoltage: round(on ? random.between(13.2, 14.3) : random.between(12.1, 12.8)),
    tkDefrosting: false,
    tkAlarms: alarmsOf(engineHours, reportedAt),
  };
}

/** Some units have alarms, drawn from a separate sequence so that other values stay the same. */
function alarmsOf(seed: number, reportedAt: Date): ReeferFields['tkAlarms'] {
  const random = createRandom(seed);
  if (!random.chance(0.18)) return [];
  const { id: code, level, label: text } = random.pick(REEFER_ALARMS);
  return [{ code, level, text, since: reportedAt.toISOString(), cleared: null }];
}

const round = (value: number) => Math.round(value * 10) / 10;
