import type { ReadingKind } from '../../vocabulary/readings';
import { TetherStatus } from '../../vocabulary/statuses';
import { isFresh } from '../reading/reading';
import type { AlertLeaf } from './alertCondition';
import type { AlertFacts, AlertReport } from './alertFacts';
import { isSameJson } from './isSameJson';

/** What conditions depend on, one bit each. */
export const READS = {
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
  fuel: 1 << 11,
  alarms: 1 << 12,
  tow: 1 << 13,
  tirePressure: 1 << 14,
  tireTemperature: 1 << 15,
} as const;

/** Everything. */
const ALL_READS = Object.values(READS).reduce((bits, bit) => bits | bit, 0);

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
  fuelBelow: READS.fuel,
  reeferAlarm: READS.alarms,
  tow: READS.tow,
  tirePressureBelow: READS.tirePressure,
  tireTemperatureAbove: READS.tireTemperature,
  silence: READS.report,
  geofenceCount: 0,
};

/** What a leaf depends on. */
export const leafReads = (leaf: AlertLeaf): number => OF_LEAF[leaf.kind];

type Field = Exclude<keyof AlertFacts, 'reportedAt' | 'position' | 'tow'>;

const FIELDS: readonly { readonly field: Field; readonly bit: number; readonly kind: ReadingKind }[] = [
  { field: 'geofences', bit: READS.geofences, kind: 'position' },
  { field: 'bogieWeightLbs', bit: READS.bogieWeight, kind: 'load' },
  { field: 'load', bit: READS.load, kind: 'load' },
  { field: 'abs', bit: READS.abs, kind: 'abs' },
  { field: 'lights', bit: READS.lights, kind: 'lights' },
  { field: 'tether', bit: READS.tether, kind: 'tether' },
  { field: 'door', bit: READS.door, kind: 'door' },
  { field: 'trailerBattery', bit: READS.batteries, kind: 'trailerBattery' },
  { field: 'deviceBattery', bit: READS.batteries, kind: 'deviceBattery' },
  { field: 'tireInflation', bit: READS.tireInflation, kind: 'tireInflation' },
  { field: 'fuelPercent', bit: READS.fuel, kind: 'reefer' },
  { field: 'alarmLevels', bit: READS.alarms, kind: 'reefer' },
  { field: 'tirePressuresPsi', bit: READS.tirePressure, kind: 'wheels' },
  { field: 'tiresC', bit: READS.tireTemperature, kind: 'wheels' },
];

/**
 * What a report concerns: values that changed, or that had become too old. Repeating a value changes nothing. A trailer
 * that is coupled or uncoupled concerns everything, because that decides how old a value may be.
 */
export function reportReads({ crossings }: AlertReport, before: AlertFacts, after: AlertFacts): number {
  if (after.tether?.value !== before.tether?.value) return ALL_READS;
  const isTethered = after.tether?.value === TetherStatus.Tethered;
  let bits: number = READS.report;
  if (crossings !== undefined && crossings.length > 0) bits |= READS.crossings;
  if (after.tow?.isTowed && !before.tow?.isTowed) bits |= READS.tow;
  for (const { field, bit, kind } of FIELDS) {
    const known = before[field];
    const next = after[field];
    if (next === known || next === undefined) continue;
    const isRepeated =
      known !== undefined && isFresh(kind, next.at - known.at, isTethered) && isSameJson(known.value, next.value);
    if (!isRepeated) bits |= bit;
  }
  return bits;
}
