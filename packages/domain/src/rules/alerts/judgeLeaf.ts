import { absCodeMeaning, FaultType } from '../../vocabulary/absCodes';
import type { ReadingKind } from '../../vocabulary/readings';
import { BatteryHealth } from '../../vocabulary/severity';
import { TetherStatus } from '../../vocabulary/statuses';
import { SENSOR_LIMITS } from '../formats/formats';
import { activeAbsFaults } from '../health/absSeverity';
import { TIRE_INFLATION_POLICY } from '../health/tireInflation';
import { isFresh } from '../reading/reading';
import { type AlertLeaf, isGeofenceChosen } from './alertCondition';
import type { AlertFacts, Known } from './alertFacts';
import { ALERT_HYSTERESIS } from './alertPolicy';
import { lightFaultIdsOf } from './lightFaultIds';
import type { Truth } from './truth';

/** A leaf that holds for a stretch of time. */
export type StateLeaf = Exclude<AlertLeaf, { kind: 'crossing' | 'loadChange' | 'tetherChange' | 'doorChange' | 'tow' }>;

/**
 * Whether what a leaf asks for holds at an instant, without its duration. Values that are too old are unknown.
 *
 * @param held whether it held before: then it ends only past the hysteresis
 */
export function judgeLeaf(leaf: StateLeaf, facts: AlertFacts, at: number, held: boolean): Truth {
  const isTethered = facts.tether?.value === TetherStatus.Tethered;
  const fresh = <Value>(kind: ReadingKind, known: Known<Value> | undefined): Value | undefined =>
    known && isFresh(kind, at - known.at, isTethered) ? known.value : undefined;
  const ifKnown = <Value>(value: Value | undefined, holds: (value: Value) => boolean): Truth =>
    value === undefined ? undefined : holds(value);
  switch (leaf.kind) {
    case 'occupancy':
      return ifKnown(fresh('position', facts.geofences), (inside) => {
        const isWithin = inside.some((id) => isGeofenceChosen(leaf.geofences, id));
        return leaf.where === 'within' ? isWithin : !isWithin;
      });
    case 'weightAbove':
      return ifKnown(fresh('load', facts.bogieWeightLbs), (lbs) =>
        held ? lbs > leaf.lbs - ALERT_HYSTERESIS.weightLbs : lbs > leaf.lbs,
      );
    case 'absFault':
      return ifKnown(fresh('abs', facts.abs), (abs) =>
        activeAbsFaults(abs).some(({ spn = null, fmi = null }) => {
          const isComponent = absCodeMeaning({ spn, fmi }).faultTypeId === FaultType.Component;
          return isComponent === (leaf.of === 'component');
        }),
      );
    case 'lights':
      return ifKnown(fresh('lights', facts.lights), (branches) => {
        const ids = lightFaultIdsOf(branches);
        return leaf.faultIds.length === 0 ? ids.length > 0 : ids.some((id) => leaf.faultIds.includes(id));
      });
    case 'tetherFor':
      return ifKnown(fresh('tether', facts.tether), (status) => status === leaf.status);
    case 'doorFor':
      return ifKnown(fresh('door', facts.door), (status) => status === leaf.status);
    case 'battery': {
      // A trailer battery that is only silent is unknown. It must not end what it began by way of the device's battery.
      const health = isMeasured(facts.trailerBattery)
        ? fresh('trailerBattery', facts.trailerBattery)
        : fresh('deviceBattery', facts.deviceBattery);
      if (health === undefined || health === BatteryHealth.NA) return undefined;
      return leaf.levels.some(
        (level) => (level === 'critical' ? BatteryHealth.Critical : BatteryHealth.Notice) === health,
      );
    }
    case 'tireInflation':
      return ifKnown(fresh('tireInflation', facts.tireInflation), ({ demandMs, unplugged }) => {
        const isUnstable = unplugged || demandMs >= TIRE_INFLATION_POLICY.unstableFromDemandMs;
        return leaf.states.some((state) => (state === 'unstable' ? isUnstable : demandMs > 0 && !isUnstable));
      });
    case 'fuelBelow':
      return ifKnown(fresh('reefer', facts.fuelPercent), (percent) =>
        held ? percent < leaf.percent + ALERT_HYSTERESIS.fuelPercent : percent < leaf.percent,
      );
    case 'reeferAlarm':
      return ifKnown(fresh('reefer', facts.alarmLevels), (levels) =>
        levels.some((level) => leaf.levels.includes(level)),
      );
    case 'tirePressureBelow':
      return ofWheels(fresh('wheels', facts.tirePressuresPsi), SENSOR_LIMITS.pressurePsi, (psi) =>
        held ? psi < leaf.psi + ALERT_HYSTERESIS.tirePressurePsi : psi < leaf.psi,
      );
    case 'tireTemperatureAbove':
      return ofWheels(fresh('wheels', facts.tiresC), SENSOR_LIMITS.temperatureDegrees, (celsius) =>
        held ? celsius > leaf.celsius - ALERT_HYSTERESIS.tireTemperatureC : celsius > leaf.celsius,
      );
    case 'silence':
      return facts.reportedAt === undefined ? undefined : true;
    case 'geofenceCount':
      return undefined;
  }
}

/** Whether there is a battery. */
export const isMeasured = (battery: Known<BatteryHealth> | undefined): boolean =>
  battery !== undefined && battery.value !== BatteryHealth.NA;

/** Whether it holds at a wheel. Values beyond the limit are no measurements. */
function ofWheels(
  values: readonly (number | null)[] | undefined,
  limit: number,
  holds: (value: number) => boolean,
): Truth {
  let truth: Truth;
  for (const value of values ?? []) {
    if (value === null || value > limit) continue;
    if (holds(value)) return true;
    truth = false;
  }
  return truth;
}

/** The values that are measurements. */
export const measuredOf = (values: readonly (number | null)[], limit: number): number[] =>
  values.filter((value): value is number => value !== null && value <= limit);
