import type { SensorType } from './sensorTypes';

/** Order of sensor columns across a fleet, by sensor type id. */
export const FLEET_COLUMN_ORDER: readonly SensorType[] = [
  1, 6, 16, 10, 5, 26, 36, 7, 15, 8, 13, 22, 37, 21, 23, 24, 38, 27, 25,
];
