const EXACT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** By locale and zone, because creating a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an instant to the minute, with its zone. */
export function exactTime(at: Date, locale: string | undefined, timeZone: string | undefined): string {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...EXACT, timeZone });
    formats.set(key, format);
  }
  return format.format(at);
}
