/** A day, '2026-11-24', in words: 'Nov 24'. Empty without a day. */
export function dayText(day: string | undefined, locale: string): string {
  if (day === undefined) return '';
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
