import { ALL_GEOFENCES, ANY_LIGHTS_STATUS } from '../../vocabulary/alertTypes';
import type { AlertLeaf } from './alertCondition';
import type { AlertPredicate, AlertPredicateInput } from './alertPredicate';
import type { ConditionFault } from './conditionProblem';
import { leafChecks } from './leafFields';

/** What is wrong with a predicate, and in which field. */
export type PredicateProblem = ConditionFault & { readonly field: keyof AlertPredicate };

/** The condition of a predicate, or everything that is wrong with it. */
export type ReadPredicate =
  | { readonly leaf: AlertLeaf; readonly problems: readonly [] }
  | { readonly leaf: undefined; readonly problems: readonly PredicateProblem[] };

/** Values of a condition by field, each with the field of the predicate that it is from. */
type Fields = Readonly<Record<string, readonly [value: unknown, field: keyof AlertPredicate]>>;

/**
 * The condition of a predicate. Fields of other types are ignored, as forms send them too. A duration of zero is
 * accepted here; `conditionProblems` refuses it outside of groups.
 */
export function leafOf(predicate: AlertPredicateInput): ReadPredicate {
  const typeId = predicate.alertPredicateTypeId;
  const found = fieldsOf(predicate);
  const checks = found && leafChecks(found.kind);
  if (!found || !checks) {
    return { leaf: undefined, problems: [{ code: 'unknownType', typeId, field: 'alertPredicateTypeId' }] };
  }
  const problems = Object.entries(found.fields).flatMap(([name, [value, field]]): PredicateProblem[] => {
    const fault = checks[name]?.(value);
    return fault ? [{ ...fault, field }] : [];
  });
  if (problems.length > 0) return { leaf: undefined, problems };
  const values = Object.entries(found.fields).map(([name, [value]]) => [name, value]);
  return { leaf: { kind: found.kind, ...Object.fromEntries(values) } as AlertLeaf, problems: [] };
}

function fieldsOf(predicate: AlertPredicateInput): { kind: AlertLeaf['kind']; fields: Fields } | undefined {
  const { tethered, untethered, doorOpened, doorClosed, loadStatusLoaded, loadStatusUnloaded } = predicate;
  const place: Fields = {
    where: [predicate.isGeofenceOccupancyInverted ? 'outside' : 'within', 'isGeofenceOccupancyInverted'],
    geofences: [geofencesOf(predicate), 'geofenceIds'],
  };
  switch (predicate.alertPredicateTypeId) {
    case 0:
      return { kind: 'silence', fields: { durationMs: [predicate.durationMs, 'durationMs'] } };
    case 1: {
      const on = chosen(['entered', predicate.geofenceEnterEvents], ['left', predicate.geofenceExitEvents]);
      return {
        kind: 'crossing',
        fields: { on: [on, 'geofenceEnterEvents'], geofences: [geofencesOf(predicate), 'geofenceIds'] },
      };
    }
    case 2:
      return { kind: 'occupancy', fields: { ...place, ...duration(predicate, 'geofenceOccupancyDurationMs') } };
    case 3:
      return { kind: 'weightAbove', fields: { lbs: [predicate.netBogieWeightLbs, 'netBogieWeightLbs'] } };
    case 4: {
      const to = change(['loaded', loadStatusLoaded], ['unloaded', loadStatusUnloaded]);
      return { kind: 'loadChange', fields: { to: [to, 'loadStatusLoaded'] } };
    }
    case 5:
    case 6: {
      const isComponent = predicate.alertPredicateTypeId === 6 || predicate.anyAbsSystemFault === false;
      return { kind: 'absFault', fields: { of: [isComponent ? 'component' : 'abs', 'anyAbsSystemFault'] } };
    }
    case 7:
      return { kind: 'lights', fields: { faultIds: [lightFaults(predicate), 'lightFaultTypeIds'] } };
    case 8: {
      const to = change(['tethered', tethered], ['untethered', untethered]);
      return { kind: 'tetherChange', fields: { to: [to, 'tethered'] } };
    }
    case 9: {
      const status = change(['tethered', tethered], ['untethered', untethered]);
      return {
        kind: 'tetherFor',
        fields: { status: [status, 'tethered'], ...duration(predicate, 'tetherStateDurationMs') },
      };
    }
    case 10: {
      const to = change(['open', doorOpened], ['closed', doorClosed]);
      return { kind: 'doorChange', fields: { to: [to, 'doorOpened'] } };
    }
    case 11: {
      const status = change(['open', doorOpened], ['closed', doorClosed]);
      return {
        kind: 'doorFor',
        fields: { status: [status, 'doorOpened'], ...duration(predicate, 'doorStatusDurationMs') },
      };
    }
    case 12: {
      const levels = chosen(['caution', predicate.sensorBoxBatteryYellow], ['critical', predicate.sensorBoxBatteryRed]);
      return { kind: 'battery', fields: { levels: [levels, 'sensorBoxBatteryRed'] } };
    }
    case 13: {
      const states = predicate.anyTisStatus ? ['filling', 'unstable'] : ascending(predicate.tisStatuses);
      return { kind: 'tireInflation', fields: { states: [states, 'tisStatuses'] } };
    }
    case 14:
      return {
        kind: 'geofenceCount',
        fields: { ...place, atLeast: [predicate.geofenceTrailersThreshold, 'geofenceTrailersThreshold'] },
      };
    case 15: {
      const percent = predicate.thermoKingFuelLevelPercentage;
      return { kind: 'fuelBelow', fields: { percent: [percent, 'thermoKingFuelLevelPercentage'] } };
    }
    case 16: {
      const levels = ascending(predicate.thermoKingFaultLevel);
      return { kind: 'reeferAlarm', fields: { levels: [levels, 'thermoKingFaultLevel'] } };
    }
    case 18:
      return { kind: 'tow', fields: {} };
    case 19:
      return { kind: 'tirePressureBelow', fields: { psi: [predicate.tpmsThresholdPsi, 'tpmsThresholdPsi'] } };
    case 20: {
      const celsius = predicate.tireTemperatureThresholdC;
      return { kind: 'tireTemperatureAbove', fields: { celsius: [celsius, 'tireTemperatureThresholdC'] } };
    }
    default:
      return undefined;
  }
}

type Flag = boolean | null | undefined;

/** The values whose flags are set. */
const chosen = (...options: readonly (readonly [value: string, isChosen: Flag])[]): string[] =>
  options.filter(([, isChosen]) => isChosen).map(([value]) => value);

/** The value of two whose flag is set, 'any' for both. */
function change(...options: readonly [readonly [string, Flag], readonly [string, Flag]]): string | undefined {
  const values = chosen(...options);
  return values.length === 2 ? 'any' : values[0];
}

/** The duration of a type, by either of its names. Two that differ are no duration. */
function duration(
  predicate: AlertPredicateInput,
  field: 'tetherStateDurationMs' | 'doorStatusDurationMs' | 'geofenceOccupancyDurationMs',
): Fields {
  const [own, general] = [predicate[field] ?? null, predicate.durationMs ?? null];
  const isAmbiguous = own !== null && general !== null && own !== general;
  return { durationMs: [isAmbiguous ? undefined : (own ?? general), field] };
}

/** The synthetic id of a picker means all geofences. */
function geofencesOf({ anyCustomerGeofence, geofenceIds }: AlertPredicateInput): unknown {
  const ids = [...new Set(geofenceIds ?? [])];
  return anyCustomerGeofence || ids.includes(ALL_GEOFENCES.id) ? 'any' : ids;
}

/** The synthetic id of a picker means any fault. Without a choice there is no list. */
function lightFaults({ anyLightFault, lightFaultTypeIds }: AlertPredicateInput): unknown {
  if (anyLightFault || lightFaultTypeIds?.includes(ANY_LIGHTS_STATUS.id)) return [];
  return lightFaultTypeIds?.length ? ascending(lightFaultTypeIds) : undefined;
}

function ascending<Value extends string | number>(values: readonly Value[] | null | undefined): Value[] {
  return [...new Set(values ?? [])].sort((a, b) => (a < b ? -1 : 1));
}
