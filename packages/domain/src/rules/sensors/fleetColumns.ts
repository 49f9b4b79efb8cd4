import { FLEET_STATUS_FIELDS } from '../../vocabulary/fleetStatusFields';
import { FLEET_COLUMN_ORDER } from '../../vocabulary/sensorOrder';
import { SensorType } from '../../vocabulary/sensorTypes';

const COLUMNS: readonly (readonly [SensorType, readonly string[]])[] = [
  [SensorType.Gps, ['reverseGeo', 'speed', 'lat', 'lng', 'dwellTime', 'occupiedCustomerSpecificGeofences']],
  [SensorType.Odometer, ['odometer', 'gpsOdometer']],
  [SensorType.Tether, ['tether', 'timeUntethered']],
  [SensorType.EnhancedWeight, ['enhancedWeight', 'netWeightLbs']],
  [SensorType.Door, ['door']],
  [SensorType.AbsFault, ['absFault']],
  [SensorType.TireInflation, ['tis']],
  [SensorType.LightFault, ['lightFault']],
  [SensorType.TrailerBattery, ['sensorBoxBattery', 'trailerBatteryStatus']],
  [SensorType.DeviceBattery, ['deviceBoxBattery', 'deviceBatteryStatus']],
  [SensorType.CargoCamera, ['fullness']],
  [SensorType.ReeferUnit, FLEET_STATUS_FIELDS.filter(({ reefer }) => reefer).map(({ id }) => id)],
];
const SENSOR_OF = new Map(COLUMNS.flatMap(([sensor, ids]) => ids.map((id) => [id, sensor] as const)));

/** The sensors whose readings columns of the fleet status grid show, in the order in which the first of each stands. */
export function sensorsOfColumns(columns: readonly string[]): SensorType[] {
  return [...new Set(columns.flatMap((id) => SENSOR_OF.get(id) ?? []))];
}

/**
 * Columns of the fleet status grid with those of sensors in a viewer's order. They change places among themselves; what
 * no sensor measures stays where it is. Without an order nothing moves.
 */
export function columnsInSensorOrder(
  columns: readonly string[],
  order: readonly number[] | null | undefined,
): readonly string[] {
  if (!order?.length) return columns;
  const ranks = new Map([...new Set([...order, ...FLEET_COLUMN_ORDER])].map((sensor, rank) => [sensor, rank]));
  const rankOf = (id: string) => ranks.get(SENSOR_OF.get(id) ?? 0) ?? 0;
  const sorted = columns.filter((id) => SENSOR_OF.has(id)).sort((a, b) => rankOf(a) - rankOf(b));
  const next = sorted.values();
  return columns.map((id) => (SENSOR_OF.has(id) ? (next.next().value ?? id) : id));
}
