import type { ReportColumn } from '../../vocabulary/reportColumns';
import type { FileColumn, FileValue } from '../files/fileTable';
import { wallTimeOf } from '../files/wallTimeOf';
import type { ReportValue } from './reportRow';
import { limitsOf } from './reportText';

const MINUTE_MS = 60_000;
const TEXT_WIDTH = 18;
/** Words that tell the two columns of a value with limits apart. */
const LIMITS = { between: ['earliest', 'latest'], durationBetween: ['at least', 'at most'] } as const;

/** The columns of a file. A value with limits has two; units and the zone are in the headings. */
export const reportFileColumns = (columns: readonly ReportColumn[], timeZone: string): FileColumn[] =>
  columns.flatMap((column) => fileColumnsOf(column, timeZone));

function fileColumnsOf({ heading, kind, unit }: ReportColumn, timeZone: string): FileColumn[] {
  switch (kind) {
    case 'text':
      return [{ heading, widthCharacters: TEXT_WIDTH }];
    case 'number':
      return [{ heading: unit ? `${heading} (${unit})` : heading }];
    case 'duration':
      return [{ heading: `${heading} (min)` }];
    case 'instant':
      return [{ heading: `${heading} (${timeZone})`, isTime: true }];
    case 'between':
      return LIMITS.between.map((limit) => ({ heading: `${heading}, ${limit} (${timeZone})`, isTime: true }));
    case 'durationBetween':
      return LIMITS.durationBetween.map((limit) => ({ heading: `${heading}, ${limit} (min)` }));
  }
}

/** The cells of a row: numbers as numbers, times as wall times of the zone, durations in minutes to a tenth. */
export function reportFileCells(
  columns: readonly ReportColumn[],
  values: readonly (ReportValue | undefined)[],
  timeZone: string,
): FileValue[] {
  return columns.flatMap((column, index) => cellsOf(column, values[index] ?? null, timeZone));
}

function cellsOf({ kind, missing }: ReportColumn, value: ReportValue, timeZone: string): FileValue[] {
  const hasLimits = kind === 'between' || kind === 'durationBetween';
  if (value === null) return hasLimits ? [missing ?? null, null] : [missing ?? null];
  const time = (ms: number | null) => (ms === null ? null : wallTimeOf(new Date(ms), timeZone));
  const minutes = (ms: number | null) => (ms === null ? null : Math.round((ms / MINUTE_MS) * 10) / 10);
  switch (kind) {
    case 'text':
      return [String(value)];
    case 'number':
      return [Number(value)];
    case 'duration':
      return [minutes(Number(value))];
    case 'instant':
      return [time(Number(value))];
    case 'between':
      return limitsOf(value).map(time);
    case 'durationBetween':
      return limitsOf(value).map(minutes);
  }
}
