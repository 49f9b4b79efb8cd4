const MONTH_FIRST = /^(\d{1,2})([/.,-]|\s+)(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/;

/** Two-digit years below this are in this century. */
const CENTURY_FROM = 70;

/** A calendar day as an ISO date, '2026-11-01', without time or zone. */
export type IsoDay = string;

/**
 * Reads '11/1/2026' separated by / . , - or a blank, '11012026', '11/1/26' and '2026-11-01'. Returns undefined for
 * invalid dates: 2/30/2026, 13/1/2026, words.
 */
export function readTypedDate(text: string): IsoDay | undefined {
  const bare = text.trim();
  const iso = YEAR_FIRST.exec(bare);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const digits = DIGITS_ALONE.exec(bare);
  if (digits) return realDay(digits[3], digits[1], digits[2]);
  const parts = MONTH_FIRST.exec(bare);
  return parts ? realDay(parts[4], parts[1], parts[3]) : undefined;
}

/** Whether the year has two digits, which may be the start of four. */
export function hasShortYear(text: string): boolean {
  return MONTH_FIRST.exec(text.trim())?.[4]?.length === 2;
}

/** Formats a day as 'm/d/yyyy'; empty for none. */
export function writeTypedDate(day: IsoDay | null | undefined): string {
  if (!day) return '';
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** The day as a local midnight, as calendar libraries need it. */
export function localDate(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a local date. */
export function isoDay(date: Date): IsoDay {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function realDay(yearText = '', month = '', day = ''): IsoDay | undefined {
  const short = yearText.length === 2 ? (Number(yearText) < CENTURY_FROM ? 2000 : 1900) : 0;
  const year = Number(yearText) + short;
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return real ? date.toISOString().slice(0, 10) : undefined;
}
