import { type AlertPlan, type AlertReport, type StripName, stripsOf, stripsOfPlan } from '@gladhand/domain/alerts';
import { startOfUtcDay } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { DayStripName, DayStrips } from './dayRepository';

/** The strips that are stored, and their columns. */
export const DAY_STRIP_COLUMNS: Readonly<Record<DayStripName, string>> = {
  report: 'report',
  positioned: 'positioned',
  position: 'position',
  load: 'load',
  bogieWeightLbs: 'bogie_weight_lbs',
  abs: 'abs',
  lights: 'lights',
  tether: 'tether',
  door: 'door',
  trailerBatteryVolts: 'trailer_battery_volts',
  deviceBatteryVolts: 'device_battery_volts',
  tireInflation: 'tire_inflation',
  tirePressuresPsi: 'tire_pressures_psi',
  tiresC: 'tires_c',
  fuelPercent: 'fuel_percent',
  alarmLevels: 'alarm_levels',
};

/** The stored strips that decide about a condition. */
export function dayStripsOfPlan(plan: AlertPlan): readonly DayStripName[] {
  return [...new Set(stripsOfPlan(plan).map((name) => (isPlace(name) ? ('positioned' as const) : name)))];
}

const isPlace = (name: StripName): name is 'geofences' | 'crossings' => name === 'geofences' || name === 'crossings';

/** What a day's reports say. */
export function dayStripsOf(reports: readonly AlertReport[], day: string): DayStrips {
  const midnight = startOfUtcDay(day);
  const { geofences: _, crossings: __, ...strips } = stripsOf(reports);
  const positioned = reports.flatMap(({ at, readings }) =>
    readings.position ? [[at.getTime() - midnight, true] as const] : [],
  );
  const relative = Object.entries(strips).map(([name, strip]) => [
    name,
    strip.map(([at, value]) => [at - midnight, value] as const),
  ]);
  return { ...Object.fromEntries(relative), ...(positioned.length > 0 && { positioned }) };
}

/** The sensors of a trailer, as far as they decide which readings count. */
export const carrierOf = ({ deviceTypeId, installedSensorTypeIds }: TrailerRecord): string =>
  [deviceTypeId, ...[...installedSensorTypeIds].sort((a, b) => a - b)].join(' ');
