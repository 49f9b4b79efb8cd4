import type { AlertLeaf } from './alertCondition';
import type { AlertFacts, AlertReport } from './alertFacts';

/** Facts that conditions depend on, one bit each. */
const READS = {
  report: 1,
  crossings: 1 << 1,
  geofences: 1 << 2,
  bogieWeight: 1 << 3,
  load: 1 << 4,
  abs: 1 << 5,
  lights: 1 << 6,
  tether: 1 << 7,
  door: 1 << 8,
  batteries: 1 << 9,
  tireInflation: 1 << 10,
  reefer: 1 << 11,
  position: 1 << 12,
  tirePressure: 1 << 13,
  tireTemperature: 1 << 14,
} as const;

/** All facts. */
export const ALL_READS = Object.values(READS).reduce((bits, bit) => bits | bit, 0);

const OF_LEAF: Readonly<Record<AlertLeaf['kind'], number>> = {
  crossing: READS.crossings,
  occupancy: READS.geofences,
  weightAbove: READS.bogieWeight,
  loadChange: READS.load,
  absFault: READS.abs,
  lights: READS.lights,
  tetherChange: READS.tether,
  tetherFor: READS.tether,
  doorChange: READS.door,
  doorFor: READS.door,
  battery: READS.batteries,
  tireInflation: READS.tireInflation,
  fuelBelow: READS.reefer,
  reeferAlarm: READS.reefer,
  tow: READS.position | READS.tether,
  tirePressureBelow: READS.tirePressure,
  tireTemperatureAbove: READS.tireTemperature,
  silence: READS.report,
  geofenceCount: 0,
};

/** The facts that a leaf depends on. */
export const leafReads = (leaf: AlertLeaf): number => OF_LEAF[leaf.kind];

/**
 * The facts that a report concerns. A trailer that is coupled or uncoupled concerns all: that decides how old a value
 * may be.
 *
 * @param before the facts before the report
 */
export function reportReads({ readings, load, geofences, crossings }: AlertReport, before: AlertFacts): number {
  if (readings.tether !== undefined && readings.tether !== before.tether?.value) return ALL_READS;
  const { trailerBatteryVolts, deviceBatteryVolts } = readings;
  let bits: number = READS.report;
  if (crossings !== undefined && crossings.length > 0) bits |= READS.crossings;
  if (geofences !== undefined) bits |= READS.geofences;
  if (load !== undefined) bits |= READS.load;
  if (readings.bogieWeightLbs !== undefined) bits |= READS.bogieWeight;
  if (readings.abs !== undefined) bits |= READS.abs;
  if (readings.lights !== undefined) bits |= READS.lights;
  if (readings.tether !== undefined) bits |= READS.tether;
  if (readings.door !== undefined) bits |= READS.door;
  if (trailerBatteryVolts !== undefined || deviceBatteryVolts !== undefined) bits |= READS.batteries;
  if (readings.tireInflation !== undefined) bits |= READS.tireInflation;
  if (readings.reefer !== undefined) bits |= READS.reefer;
  if (readings.position !== undefined) bits |= READS.position;
  if (readings.tirePressuresPsi !== undefined) bits |= READS.tirePressure;
  if (readings.tiresC !== undefined) bits |= READS.tireTemperature;
  return bits;
}
