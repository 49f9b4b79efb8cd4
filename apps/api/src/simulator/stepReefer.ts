import type { Random } from '@gladhand/domain/fleet';
import { towards } from './degrade';
import type { SimReefer } from './simTrailer';
import { unitTroubles } from './unitTroubles';

const HOUR_MS = 3_600_000;
const FUEL_PERCENT_AN_HOUR = 1.1;
const REFUEL_BELOW_PERCENT = 12;
/** How fast a box follows its unit, and the outside temperature when the unit is off; fraction per hour. */
const COOLS = 1.5;
const WARMS = 0.15;
/** Difference between the air at a defrosting coil and its set point, °F. */
const DEFROST_F = 30;

/** Simulates a running reefer unit: boxes stay close to their set points while it is on. */
export function stepReefer(before: SimReefer, dtMs: number, random: Random): SimReefer {
  const hours = dtMs / HOUR_MS;
  const unit = unitTroubles(before, hours, random);
  const on = unit.power === 'on';
  const ambientF = unit.ambientF ?? 60;
  const zones = unit.zones ?? [];
  const setPointOf = (zone: number) => zones[Math.min(zone, zones.length - 1)]?.setPointF ?? 35;
  const noise = (widthF: number) => random.between(-widthF, widthF) * Math.sqrt(Math.min(1, hours * 10));
  const settle = (valueF: number, targetF: number) =>
    Math.max(-60, Math.min(150, towards(valueF, targetF, (on ? COOLS : WARMS) * hours) + noise(on ? 0.5 : 0.1)));
  const fuel = unit.fuelPercent;
  const burnt = fuel === undefined ? undefined : Math.max(0, fuel - (on ? FUEL_PERCENT_AN_HOUR * hours : 0));
  return {
    ...unit,
    fuelPercent: burnt !== undefined && burnt < REFUEL_BELOW_PERCENT && random.chance(0.3 * hours) ? 98 : burnt,
    ambientF: Math.max(-20, Math.min(115, ambientF + noise(0.3))),
    interiorF: unit.interiorF?.map((valueF, index) =>
      settle(valueF, on ? setPointOf(Math.floor(index / 2)) : ambientF),
    ),
    zones: zones.map((zone, index) => ({
      ...zone,
      dischargeAirF:
        zone.dischargeAirF === undefined
          ? undefined
          : settle(zone.dischargeAirF, on ? setPointOf(index) + (unit.defrosting ? DEFROST_F : -4) : ambientF),
      returnAirF:
        zone.returnAirF === undefined ? undefined : settle(zone.returnAirF, on ? setPointOf(index) + 1 : ambientF),
    })),
    engineHours: unit.engineHours === undefined ? undefined : unit.engineHours + (on ? hours : 0),
    totalHours: unit.totalHours === undefined ? undefined : unit.totalHours + (on ? hours : 0),
  };
}
