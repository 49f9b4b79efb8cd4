const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A calendar day as ISO text: '2026-11-01'. It has no time and no zone. */
export type IsoDay = string;

/** Reads 'm/d/yyyy'. Undefined when it is no day of the calendar: 2/30/2026, 13/1/2026, words. */
export function readTypedDate(text: string): IsoDay | undefined {
  const parts = TYPED.exec(text.trim());
  if (!parts) return undefined;
  const [month, day, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

/** Writes a day as 'm/d/yyyy'; nothing for nothing. */
export function writeTypedDate(day: IsoDay | null | undefined): string {
  if (!day) return '';
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
}

/** The day as a local midnight, as calendars want it. */
export function localDate(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day that a local date falls on. */
export function isoDay(date: Date): IsoDay {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
