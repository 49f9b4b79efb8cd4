import { FLEET_COLUMN_ORDER } from '../../vocabulary/fleetColumnOrder';
import { FLEET_STATUS_FIELDS } from '../../vocabulary/fleetStatusFields';
import type { SensorType } from '../../vocabulary/sensorTypes';

/** By id and not by name: the names would bring the whole table of sensors along, which no grid needs. */
const COLUMNS: readonly (readonly [SensorType, readonly string[]])[] = [
  [1, ['reverseGeo', 'speed', 'lat', 'lng', 'dwellTime', 'occupiedCustomerSpecificGeofences']],
  [6, ['odometer', 'gpsOdometer']],
  [10, ['tether', 'timeUntethered']],
  [5, ['enhancedWeight', 'netWeightLbs']],
  [36, ['door']],
  [7, ['absFault']],
  [15, ['tis']],
  [8, ['lightFault']],
  [13, ['sensorBoxBattery', 'trailerBatteryStatus']],
  [37, ['deviceBoxBattery', 'deviceBatteryStatus']],
  [27, ['fullness']],
  [25, FLEET_STATUS_FIELDS.filter(({ reefer }) => reefer).map(({ id }) => id)],
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
