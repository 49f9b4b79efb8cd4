import { alertType } from '../../vocabulary/alertTypes';
import type { AlertLeaf, GeofenceChoice } from './alertCondition';
import { type AlertPredicate, EMPTY_PREDICATE } from './alertPredicate';
import { typeIdOf } from './alertTypes';

/** A condition in the specified flat form. `leafOf` is its inverse. */
export function predicateOf(leaf: AlertLeaf): AlertPredicate {
  const typeId = typeIdOf(leaf);
  return {
    alertPredicateTypeId: typeId,
    alertPredicateTypeName: alertType(typeId).label,
    ...EMPTY_PREDICATE,
    ...fieldsOf(leaf),
  };
}

const geofenceFields = (choice: GeofenceChoice) =>
  choice === 'any'
    ? { anyCustomerGeofence: true, geofenceIds: [] }
    : { anyCustomerGeofence: false, geofenceIds: choice };

function fieldsOf(leaf: AlertLeaf): Partial<AlertPredicate> {
  switch (leaf.kind) {
    case 'crossing':
      return {
        ...geofenceFields(leaf.geofences),
        geofenceEnterEvents: leaf.on.includes('entered'),
        geofenceExitEvents: leaf.on.includes('left'),
      };
    case 'occupancy':
      return {
        ...geofenceFields(leaf.geofences),
        isGeofenceOccupancyInverted: leaf.where === 'outside',
        geofenceOccupancyDurationMs: leaf.durationMs,
      };
    case 'weightAbove':
      return { netBogieWeightLbs: leaf.lbs };
    case 'loadChange':
      return { loadStatusLoaded: leaf.to !== 'unloaded', loadStatusUnloaded: leaf.to !== 'loaded' };
    case 'absFault':
      return { anyAbsSystemFault: leaf.of === 'abs' };
    case 'lights':
      return { anyLightFault: leaf.faultIds.length === 0, lightFaultTypeIds: leaf.faultIds };
    case 'tetherChange':
      return { tethered: leaf.to !== 'untethered', untethered: leaf.to !== 'tethered' };
    case 'tetherFor':
      return {
        tethered: leaf.status === 'tethered',
        untethered: leaf.status === 'untethered',
        tetherStateDurationMs: leaf.durationMs,
      };
    case 'doorChange':
      return { doorOpened: leaf.to !== 'closed', doorClosed: leaf.to !== 'open' };
    case 'doorFor':
      return {
        doorOpened: leaf.status === 'open',
        doorClosed: leaf.status === 'closed',
        doorStatusDurationMs: leaf.durationMs,
      };
    case 'battery':
      return {
        sensorBoxBatteryRed: leaf.levels.includes('critical'),
        sensorBoxBatteryYellow: leaf.levels.includes('caution'),
      };
    case 'tireInflation':
      return leaf.states.length === 2
        ? { anyTisStatus: true, tisStatuses: [] }
        : { anyTisStatus: false, tisStatuses: leaf.states };
    case 'fuelBelow':
      return { thermoKingFuelLevelPercentage: leaf.percent };
    case 'reeferAlarm':
      return { thermoKingFaultLevel: leaf.levels };
    case 'tow':
      return {};
    case 'tirePressureBelow':
      return { tpmsThresholdPsi: leaf.psi };
    case 'tireTemperatureAbove':
      return { tireTemperatureThresholdC: leaf.celsius };
    case 'silence':
      return { durationMs: leaf.durationMs };
    case 'geofenceCount':
      return {
        ...geofenceFields(leaf.geofences),
        isGeofenceOccupancyInverted: leaf.where === 'outside',
        geofenceTrailersThreshold: leaf.atLeast,
      };
  }
}
