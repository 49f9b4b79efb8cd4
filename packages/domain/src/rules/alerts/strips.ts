import type { ReadingKind } from '../../vocabulary/readings';
import { MAX_READING_AGE } from '../reading/reading';
import type { AlertCrossing, AlertReport } from './alertFacts';
import { SILENCE_LIMITS } from './alertPolicy';
import { isSameJson } from './isSameJson';

/** What reports say of one thing, as far as conditions ask for it. */
export interface StripValues {
  /** That there was a report. */
  readonly report: true;
  readonly position: { readonly lat: number; readonly lng: number; readonly speedMph?: number | undefined };
  readonly geofences: readonly string[];
  readonly crossings: readonly AlertCrossing[];
  readonly load: 'loaded' | 'unloaded';
  readonly bogieWeightLbs: number;
  readonly abs: NonNullable<AlertReport['readings']['abs']>;
  readonly lights: NonNullable<AlertReport['readings']['lights']>;
  readonly tether: NonNullable<AlertReport['readings']['tether']>;
  readonly door: NonNullable<AlertReport['readings']['door']>;
  readonly trailerBatteryVolts: number;
  readonly deviceBatteryVolts: number;
  readonly tireInflation: NonNullable<AlertReport['readings']['tireInflation']>;
  readonly tirePressuresPsi: readonly (number | null)[];
  readonly tiresC: readonly (number | null)[];
  readonly fuelPercent: number;
  readonly alarmLevels: readonly number[];
}

export type StripName = keyof StripValues;

/** The values of one thing with their instants in ms since 1970, in order. */
export type Strip<Name extends StripName = StripName> = readonly (readonly [at: number, value: StripValues[Name]])[];

export type Strips = { readonly [Name in StripName]?: Strip<Name> };

interface StripKind {
  /** A value that is repeated within this time changes nothing. Undefined if each counts. */
  readonly repeatedWithinMs: number | undefined;
  readonly valueIn: (report: AlertReport) => unknown;
}

/** However the trailer is coupled, a value of this age is fresh. */
const freshMs = (kind: ReadingKind): number =>
  Math.min(MAX_READING_AGE[kind].tetheredMs, MAX_READING_AGE[kind].untetheredMs);

const reading = (kind: ReadingKind, name: keyof AlertReport['readings']): StripKind => ({
  repeatedWithinMs: freshMs(kind),
  valueIn: ({ readings }) => readings[name],
});

const KINDS: Readonly<Record<StripName, StripKind>> = {
  report: { repeatedWithinMs: SILENCE_LIMITS.minMs, valueIn: () => true },
  position: { repeatedWithinMs: undefined, valueIn: ({ readings }) => readings.position },
  geofences: { repeatedWithinMs: freshMs('position'), valueIn: ({ geofences }) => geofences },
  crossings: {
    repeatedWithinMs: undefined,
    valueIn: ({ crossings }) => (crossings && crossings.length > 0 ? crossings : undefined),
  },
  load: { repeatedWithinMs: freshMs('load'), valueIn: ({ load }) => load },
  bogieWeightLbs: reading('load', 'bogieWeightLbs'),
  abs: reading('abs', 'abs'),
  lights: reading('lights', 'lights'),
  tether: reading('tether', 'tether'),
  door: reading('door', 'door'),
  trailerBatteryVolts: reading('trailerBattery', 'trailerBatteryVolts'),
  deviceBatteryVolts: reading('deviceBattery', 'deviceBatteryVolts'),
  tireInflation: reading('tireInflation', 'tireInflation'),
  tirePressuresPsi: reading('wheels', 'tirePressuresPsi'),
  tiresC: reading('wheels', 'tiresC'),
  fuelPercent: { repeatedWithinMs: freshMs('reefer'), valueIn: ({ readings }) => readings.reefer?.fuelPercent },
  alarmLevels: {
    repeatedWithinMs: freshMs('reefer'),
    valueIn: ({ readings }) => readings.reefer?.alarms?.map(({ level }) => level),
  },
};

export const STRIP_NAMES = Object.keys(KINDS) as readonly StripName[];

/**
 * The strips of reports of one trailer, in the order of their times. Values that repeat the one before are left out
 * where that changes nothing for any condition.
 */
export function stripsOf(reports: readonly AlertReport[], names: readonly StripName[] = STRIP_NAMES): Strips {
  const strips: Partial<Record<StripName, Strip>> = {};
  for (const name of names) {
    const { valueIn } = KINDS[name];
    const all = reports.flatMap((report): Strip => {
      const value = valueIn(report) as StripValues[StripName] | undefined;
      return value === undefined ? [] : [[report.at.getTime(), value]];
    });
    if (all.length > 0) strips[name] = withoutRepeats(name, all, isSameJson);
  }
  return strips as Strips;
}

/**
 * A strip without the values that repeat the one before. One is kept where the next would otherwise be so much later
 * that the value looks old in between.
 */
export function withoutRepeats<Name extends StripName, Key>(
  name: Name,
  strip: Strip<Name>,
  isRepeated: (before: Key | StripValues[Name], next: Key | StripValues[Name]) => boolean,
  keyOf?: (value: StripValues[Name]) => Key,
): Strip<Name> {
  const { repeatedWithinMs } = KINDS[name];
  if (repeatedWithinMs === undefined) return strip;
  const kept: Strip<Name>[number][] = [];
  let keptAt = Number.NEGATIVE_INFINITY;
  let key: Key | StripValues[Name] | undefined;
  for (let index = 0; index < strip.length; index++) {
    const point = strip[index] as Strip<Name>[number];
    const next = strip[index + 1];
    const own = keyOf ? keyOf(point[1]) : point[1];
    const isNeeded = next === undefined || next[0] - keptAt > repeatedWithinMs;
    if (!isNeeded && key !== undefined && isRepeated(key, own)) continue;
    kept.push(point);
    [keptAt, key] = [point[0], own];
  }
  return kept;
}

/** The reports that strips are of, as far as they say it, in order. */
export function reportsOf(strips: Strips): AlertReport[] {
  const reports = new Map<number, MutableReport>();
  for (const name of STRIP_NAMES) {
    for (const [at, value] of strips[name] ?? []) {
      let report = reports.get(at);
      if (!report) {
        report = { at: new Date(at), readings: {} };
        reports.set(at, report);
      }
      set(report, name, value);
    }
  }
  return [...reports.values()].sort((a, b) => a.at.getTime() - b.at.getTime()) as AlertReport[];
}

interface MutableReport {
  at: Date;
  readings: Record<string, unknown>;
  load?: unknown;
  geofences?: unknown;
  crossings?: unknown;
}

function set(report: MutableReport, name: StripName, value: unknown): void {
  const { readings } = report;
  switch (name) {
    case 'report':
      return;
    case 'load':
    case 'geofences':
    case 'crossings':
      report[name] = value;
      return;
    case 'fuelPercent':
      readings.reefer = { ...(readings.reefer as object), fuelPercent: value };
      return;
    case 'alarmLevels':
      readings.reefer = { ...(readings.reefer as object), alarms: (value as number[]).map((level) => ({ level })) };
      return;
    default:
      readings[name] = value;
  }
}
