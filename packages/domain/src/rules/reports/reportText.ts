import type { ReportColumn } from '../../vocabulary/reportColumns';
import { formatDate } from '../dates/formatDate';
import { durationText } from '../formats/durationText';
import { MISSING } from '../formats/formats';
import { type ReadingFormats, US_FORMATS } from '../formats/readingFormats';
import type { ReportLimits, ReportValue } from './reportRow';

/** How values are written. */
export interface ReportTexts {
  /** IANA name of the schedule's zone. */
  readonly timeZone: string;
  /** @default US units in English */
  readonly formats?: ReadingFormats | undefined;
  /** Translates a word of the product. @default none */
  readonly say?: ((english: string) => string) | undefined;
}

const NO_DURATION = 'None';

/** A value as the screen, a PDF and a mail show it. */
export function reportText(column: ReportColumn, value: ReportValue | undefined, texts: ReportTexts): string {
  const { timeZone, formats = US_FORMATS, say = (english) => english } = texts;
  if (value === null || value === undefined) return column.missing ? say(column.missing) : MISSING.cell;
  switch (column.kind) {
    case 'text':
      return String(value);
    case 'number':
      return column.unit
        ? formats.text(Number(value), column.unit, MISSING.cell, column.fractionDigits)
        : formats.count(Number(value), column.fractionDigits);
    case 'instant':
      return formatDate(new Date(Number(value)), 'shortDateTime', timeZone);
    case 'duration':
      return Number(value) === 0 ? say(NO_DURATION) : durationText(Number(value), formats.locale);
    case 'between':
      return instantsText(limitsOf(value), timeZone);
    case 'durationBetween': {
      const [atLeast, atMost] = limitsOf(value).map((ms) => durationText(ms ?? 0, formats.locale));
      return atLeast === atMost ? (atMost ?? '') : `${atLeast} – ${atMost}`;
    }
  }
}

/** An instant between two reports, such as '11/26/26 23:13 – 23:18 CST'. What both have alike is written once. */
function instantsText([earliest, latest]: ReportLimits, timeZone: string): string {
  const end = formatDate(new Date(latest), 'shortDateTime', timeZone);
  if (earliest === null || earliest === latest) return end;
  const start = formatDate(new Date(earliest), 'shortDateTime', timeZone);
  const [startDay, startTime, startZone] = start.split(' ');
  const [endDay, endTime, endZone] = end.split(' ');
  if (startZone !== endZone) return `${start} – ${end}`;
  return startDay === endDay ? `${startDay} ${startTime} – ${endTime} ${endZone}` : `${startDay} ${startTime} – ${end}`;
}

/** The limits of a value; one that is known exactly has both alike. */
export const limitsOf = (value: string | number | ReportLimits): ReportLimits =>
  typeof value === 'object' ? value : [Number(value), Number(value)];
