import {
  batteryHealthWord,
  type FleetStatusRow,
  type Reading,
  type ReadingKind,
  readingOf,
  type SensorType,
} from '@gladhand/domain';
import type { GridCell, GridCellTone } from '@gladhand/ui';

/** What cells need to know besides the row. */
export interface CellContext {
  now: Date;
  locale: string;
  /** A moment in the viewer's zone, with the zone: '11/17/26 09:12 CST'. */
  moment: (at: Date) => string;
  hasFeature: (feature: string) => boolean;
}

/** Draws one column of one row. */
export type CellMaker = (row: FleetStatusRow, context: CellContext) => GridCell;

/** The sensors a value may come from: installed means that the trailer carries at least one of them. */
export interface SensorSource {
  kind: ReadingKind;
  sensors: readonly SensorType[];
  /** How the reading is called in a sentence: 'Trailer battery'. */
  name: string;
  reportedAt: (row: FleetStatusRow) => string | null;
}

/** A value of a sensor in one of its four states. */
export function sensorReading<Value>(
  row: FleetStatusRow,
  { kind, sensors, reportedAt }: SensorSource,
  value: Value | null,
  { now }: CellContext,
): Reading<Value> {
  const at = reportedAt(row);
  return readingOf({
    kind,
    installed: sensors.some((sensor) => row.installedSensorTypeIds.includes(sensor)),
    value,
    reportedAt: at === null ? undefined : new Date(at),
    tethered: row.tetheredStatus === 'tethered',
    now,
  });
}

/** A fresh value as `show` draws it; every other state quiet and with its reason. */
export function readingCell<Value>(
  reading: Reading<Value>,
  source: SensorSource,
  context: CellContext,
  show: (value: Value) => GridCell,
): GridCell {
  if (!('value' in reading)) return silentCell(reading.state, source);
  const cell = show(reading.value);
  const age = `Reported ${context.moment(reading.at)}, ${ageText(reading.ageMs)} ago`;
  const why = cell.hint ? `\n${cell.hint}` : '';
  const value = `${source.name}: ${cell.text}${cell.unit ?? ''}`;
  if (reading.state === 'fresh') return { ...cell, hint: `${value}\n${age}${why}` };
  const { tone: _, ...quiet } = cell;
  return { ...quiet, look: 'plain', state: 'stale', hint: `${value}\nStale: ${lowerFirst(age)}${why}` };
}

function silentCell(state: 'missing' | 'notInstalled', { name }: SensorSource): GridCell {
  if (state === 'notInstalled') return { text: '-', state: 'absent', hint: `${name}: not installed on this trailer` };
  return { text: 'N/A', state: 'missing', hint: `${name}: installed, but no reading yet` };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A fact about the trailer that no sensor reports. */
export function fact(text: string | null | undefined, cell: Partial<GridCell> = {}): GridCell {
  return text ? { text, ...cell } : { text: '-', state: 'absent', hint: 'Not recorded' };
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** A span in its largest unit, with the next one where it helps: '3 d 4 h', '11 h', '0 min'. */
export function ageText(ms: number): string {
  const [days, hours, minutes] = UNITS.map(([, size], index) => {
    const rest = index === 0 ? ms : ms % (UNITS[index - 1]?.[1] ?? 1);
    return Math.floor(rest / size);
  });
  if (days) return days < 7 && hours ? `${days} d ${hours} h` : `${days} d`;
  if (hours) return hours < 6 && minutes ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
}

const numbers = new Map<string, Intl.NumberFormat>();

/** A measured number: as text for the screen, and as a number for files. */
export function numberCell(value: number, unit: string, locale: string, fractionDigits = 0): GridCell {
  return { text: numberText(value, locale, fractionDigits), unit, amount: Number(value.toFixed(fractionDigits)) + 0 };
}

/** A number with grouping and a fixed count of fraction digits. */
export function numberText(value: number, locale: string, fractionDigits = 0): string {
  const key = `${locale}:${fractionDigits}`;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    numbers.set(key, format);
  }
  return format.format(value);
}

/** How urgent a word of the contract is; a word nobody knows is unknown, never good. */
export const SEVERITY_TONE: Readonly<Record<string, GridCellTone>> = {
  GOOD: 'good',
  NOTICE: 'caution',
  CAUTION: 'caution',
  CRITICAL: 'critical',
};

/** The tone of a battery's health, for its voltage: good is plain. */
export function batteryTone(health: string | null): Partial<Pick<GridCell, 'tone' | 'hint'>> {
  if (!health) return {};
  const tone = SEVERITY_TONE[health];
  const hint = `Health: ${batteryHealthWord(health).label}`;
  return tone && tone !== 'good' ? { tone, hint } : { hint };
}
