/** An instant between two reports. The likeliest one is `at`. */
interface Estimated {
  readonly at: Date | string;
  readonly after: Date | string | null;
  readonly before: Date | string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone });
  formats.set(key, known);
  return known;
}

/** An instant between two reports as a range: 'Nov 20, 6:10 to 6:15 AM'. Without a report before, only the instant. */
export function intervalText({ at, after, before }: Estimated, timeZone: string, locale: string): string {
  const format = formatOf(locale, timeZone);
  if (after === null || Number(new Date(after)) === Number(new Date(before))) return format.format(new Date(at));
  const parts = format.formatRangeToParts(new Date(after), new Date(before));
  const isEnglish = locale.startsWith('en');
  return parts
    .map(({ value, source }) => (isEnglish && source === 'shared' ? value.replace(/\s*[–-]\s*/, ' to ') : value))
    .join('')
    .replaceAll(/[\u202f\u2009]/g, ' ');
}
