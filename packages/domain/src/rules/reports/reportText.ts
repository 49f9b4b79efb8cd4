import type { ReportColumn } from '../../vocabulary/reportColumns';
import { formatDate } from '../dates/formatDate';
import { intervalText } from '../dates/intervalText';
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
    case 'between': {
      const [earliest, latest] = limitsOf(value);
      const before = new Date(latest);
      return intervalText(
        { at: before, after: earliest === null ? null : new Date(earliest), before },
        timeZone,
        formats.locale,
      );
    }
    case 'durationBetween': {
      const [atLeast, atMost] = limitsOf(value).map((ms) => durationText(ms ?? 0, formats.locale));
      return atLeast === atMost ? (atMost ?? '') : `${atLeast} – ${atMost}`;
    }
  }
}

/** The limits of a value; one that is known exactly has both alike. */
export const limitsOf = (value: string | number | ReportLimits): ReportLimits =>
  typeof value === 'object' ? value : [Number(value), Number(value)];
