import type { ReadingId } from '../../vocabulary/readings';
import { SENSOR_LIMITS } from '../formats/formats';
import { activeAbsFaults } from '../health/absSeverity';
import { type AlertLeaf, isGeofenceChosen } from './alertCondition';
import type { AlertFacts, Known } from './alertFacts';
import { isMeasured, measuredOf } from './judgeLeaf';
import { lightFaultIdsOf } from './lightFaultIds';

/** Units of values that conditions are about. */
export type LeafUnit = 'lbs' | '%' | 'psi' | '°C' | 'ms' | 'faults' | 'geofences' | 'trailers';

/** What a condition looked at: a number with its unit, or a word. */
export type LeafValue =
  | { readonly kind: 'number'; readonly amount: number; readonly unit: LeafUnit }
  | { readonly kind: 'word'; readonly word: string }
  /** Ids or levels; of light faults by `LIGHT_FAULT_IDS`. */
  | { readonly kind: 'list'; readonly items: readonly (string | number)[] };

/** A value with the reading that it is from. */
export interface LeafSource {
  readonly reading: ReadingId | undefined;
  readonly known: Known<LeafValue> | undefined;
}

const number = (amount: number, unit: LeafUnit): LeafValue => ({ kind: 'number', amount, unit });
const word = (text: string): LeafValue => ({ kind: 'word', word: text });
const list = (items: readonly (string | number)[]): LeafValue => ({ kind: 'list', items });

function source<Value>(
  reading: ReadingId | undefined,
  known: Known<Value> | undefined,
  shown: (value: Value) => LeafValue,
): LeafSource {
  return { reading, known: known && { value: shown(known.value), at: known.at } };
}

/** The facts that a condition looks at. A battery that does not exist is named, too, as it would be preferred. */
export function leafSources(leaf: AlertLeaf, facts: AlertFacts): readonly LeafSource[] {
  switch (leaf.kind) {
    case 'crossing':
    case 'occupancy':
    case 'geofenceCount':
      return [
        source('position', facts.geofences, (ids) => list(ids.filter((id) => isGeofenceChosen(leaf.geofences, id)))),
      ];
    case 'weightAbove':
      return [source('bogieWeight', facts.bogieWeightLbs, (lbs) => number(lbs, 'lbs'))];
    case 'loadChange':
      return [source('load', facts.load, word)];
    case 'absFault':
      return [source('abs', facts.abs, (abs) => number(activeAbsFaults(abs).length, 'faults'))];
    case 'lights':
      return [source('lights', facts.lights, (branches) => list(lightFaultIdsOf(branches)))];
    case 'tetherChange':
    case 'tetherFor':
      return [source('tether', facts.tether, word)];
    case 'doorChange':
    case 'doorFor':
      return [source('door', facts.door, word)];
    case 'battery':
      return isMeasured(facts.trailerBattery)
        ? [source('trailerBattery', facts.trailerBattery, word)]
        : [source('deviceBattery', facts.deviceBattery, word), source('trailerBattery', undefined, word)];
    case 'tireInflation':
      return [
        source('tireInflation', facts.tireInflation, ({ demandMs, unplugged }) =>
          unplugged ? word('unplugged') : number(demandMs, 'ms'),
        ),
      ];
    case 'fuelBelow':
      return [source('reefer', facts.fuelPercent, (percent) => number(percent, '%'))];
    case 'reeferAlarm':
      return [source('reefer', facts.alarmLevels, list)];
    case 'tow':
      return [source('tether', facts.tether, word)];
    case 'tirePressureBelow':
      return [
        wheels('tirePressure', facts.tirePressuresPsi, SENSOR_LIMITS.pressurePsi, (values) =>
          number(Math.min(...values), 'psi'),
        ),
      ];
    case 'tireTemperatureAbove':
      return [
        wheels('tireTemperature', facts.tiresC, SENSOR_LIMITS.temperatureDegrees, (values) =>
          number(Math.max(...values), '°C'),
        ),
      ];
    case 'silence': {
      const { reportedAt } = facts;
      return [
        source(undefined, reportedAt === undefined ? undefined : { value: reportedAt, at: reportedAt }, () =>
          word('report'),
        ),
      ];
    }
  }
}

/** The worst wheel; unknown if none was measured. */
function wheels(
  reading: ReadingId,
  known: Known<readonly (number | null)[]> | undefined,
  limit: number,
  worst: (values: readonly number[]) => LeafValue,
): LeafSource {
  const values = known ? measuredOf(known.value, limit) : [];
  return { reading, known: known && values.length > 0 ? { value: worst(values), at: known.at } : undefined };
}
