import { FLEET_COLUMN_ORDER } from '../../vocabulary/fleetColumnOrder';
import { FLEET_STATUS_FIELDS } from '../../vocabulary/fleetStatusFields';
import { readingWord } from '../../vocabulary/readings';
import type { SensorType } from '../../vocabulary/sensorIds';

/** A reading that several sensors provide belongs to the first of them. */
const SENSOR_OF = new Map<string, SensorType>(
  FLEET_STATUS_FIELDS.flatMap(({ id, reading }) => (reading ? [[id, readingWord(reading).sensors[0]] as const] : [])),
);

/** The sensors whose readings are in columns of the fleet status grid, ordered by their first column. */
export function sensorsOfColumns(columns: readonly string[]): SensorType[] {
  return [...new Set(columns.flatMap((id) => SENSOR_OF.get(id) ?? []))];
}

/**
 * Sorts the sensor columns of the fleet status grid in a viewer's order. They switch places among themselves; columns
 * without a sensor keep their position. Without an order, nothing moves.
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
