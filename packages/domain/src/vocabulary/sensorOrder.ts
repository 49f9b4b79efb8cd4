import { type DeviceFamily, DeviceType, deviceTypeOf } from './deviceFamilies';
import type { SensorType } from './sensorTypes';

/** Order of the drawer sections until the user drags them: faults first, then load, then power. Assumed. */
export const DEFAULT_SENSOR_ORDER: Readonly<Record<DeviceType, readonly SensorType[]>> = {
  [DeviceType.Morey]: [1, 7, 15, 5, 6, 36, 10, 8, 13, 21, 22, 23, 24, 25, 27, 37, 16, 26, 38],
  [DeviceType.Xirgo]: [1, 25, 5, 26, 27, 36, 10, 7, 15, 8, 6, 16, 13, 37, 22, 38, 21, 23, 24],
};

/**
 * Installed sensors in display order: the saved order first, what it does not name after it in the
 * default order, and unknown ids last. No saved order (or a failed load) gives the default order.
 */
export function orderSensors(
  installed: readonly number[],
  family: DeviceFamily,
  saved: readonly number[] | undefined,
): readonly number[] {
  const standard: readonly number[] = DEFAULT_SENSOR_ORDER[deviceTypeOf(family)];
  const ranked = [...new Set([...(saved ?? []), ...standard])];
  const rank = new Map(ranked.map((id, index) => [id, index]));
  const last = ranked.length;
  return [...new Set(installed)].sort((a, b) => (rank.get(a) ?? last + a) - (rank.get(b) ?? last + b));
}

/** Sections below the sensors of the drawer. Go devices get service help too. */
export const DRAWER_FOOTER_SECTIONS = {
  go: [
    'Nearest Service Center',
    'Activity Log',
    'Preventative Maintenance Log',
    'Recent Inspections',
    'Fleet Device Information',
  ],
  other: ['Activity Log', 'Recent Inspections'],
} as const;
