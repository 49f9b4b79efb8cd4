import type { DateFormat } from '../../vocabulary/dateFormats';

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
  readonly timeZoneName: string;
}

// Formatters are expensive to create, and a portal needs one for each zone it shows.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  let found = formatters.get(timeZone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    });
    formatters.set(timeZone, found);
  }
  return found;
}

function partsOf(at: Date, timeZone: string): Parts {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(at)) parts[type] = value;
  return parts as unknown as Parts;
}

/** Minutes that a zone is ahead of UTC at an instant. */
export function zoneOffsetMinutes(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(at, timeZone);
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return Math.round((wall - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
}

/**
 * An instant in one of the specified formats, in an IANA zone. Times always carry the zone.
 * @param missing shown for no date or an invalid one
 */
export function formatDate(at: Date | null | undefined, format: DateFormat, timeZone: string, missing = '-'): string {
  if (!at || Number.isNaN(at.getTime())) return missing;
  const { year, month, day, hour, minute, second, timeZoneName } = partsOf(at, timeZone);
  const hour12 = Number(hour) % 12 || 12;
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  switch (format) {
    case 'shortDateTime':
      return `${month}/${day}/${year.slice(-2)} ${hour}:${minute} ${timeZoneName}`;
    case 'spokenDateTime':
      return `${Number(month)}/${Number(day)}/${year.slice(-2)} ${hour12}:${minute} ${half} ${timeZoneName}`;
    case 'longDateTime':
      return `${month}/${day}/${year} ${String(hour12).padStart(2, '0')}:${minute} ${half} ${timeZoneName}`;
    case 'fileDate':
      return `${month}-${day}-${year}`;
    case 'date':
      return `${month}/${day}/${year}`;
    case 'iso':
      return `${year}-${month}-${day}T${hour}:${minute}:${second}${isoOffset(zoneOffsetMinutes(at, timeZone))}`;
  }
}

const LOCAL_STYLES = {
  shortDateTime: { day: '2-digit', month: '2-digit', year: '2-digit', hour: '2-digit', minute: '2-digit' },
  longDateTime: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Partial<Record<DateFormat, Intl.DateTimeFormatOptions>>;

const localFormatters = new Map<string, Intl.DateTimeFormat>();

/** An instant as `formatDate` writes it in English, and as the language writes it elsewhere: '17.11.26, 09:12 GMT-6'. */
export function formatLocalDate(
  at: Date,
  format: keyof typeof LOCAL_STYLES,
  timeZone: string,
  locale: string | undefined,
): string {
  if (!locale || locale.startsWith('en') || Number.isNaN(at.getTime())) return formatDate(at, format, timeZone);
  const key = `${locale} ${format} ${timeZone}`;
  let found = localFormatters.get(key);
  if (!found) {
    const zone = format === 'date' ? {} : ({ timeZoneName: 'short' } as const);
    found = new Intl.DateTimeFormat(locale, { ...LOCAL_STYLES[format], ...zone, timeZone });
    localFormatters.set(key, found);
  }
  return found.format(at);
}

function isoOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
