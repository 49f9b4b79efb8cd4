const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string, hasDay: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${hasDay}`;
  const known =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...(hasDay && ({ month: 'short', day: 'numeric' } as const)),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'short',
    });
  formats.set(key, known);
  return known;
}

const dayOf = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

const MOMENT = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const moments = new Map<string, Intl.DateTimeFormat>();

/** An instant without its zone, for lists that name it once: 'Nov 16, 09:12'. */
export function alertMoment(at: Date, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`;
  const known = moments.get(key) ?? new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone });
  moments.set(key, known);
  return known.format(at);
}

/** An instant with its zone, and with its day unless that is today: '09:12 CST', 'Nov 16, 09:12 CST'. */
export function alertTime(at: Date, now: Date, timeZone: string, locale: string): string {
  const isToday = dayOf(at, timeZone) === dayOf(now, timeZone);
  return formatOf(locale, timeZone, !isToday).format(at);
}

/** An instant by its clock, with its day only if that is another one than that of a reference: '09:12', 'Nov 16, 09:12'. */
export function clockText(at: Date, reference: Date, timeZone: string, locale: string): string {
  const moment = alertMoment(at, timeZone, locale);
  if (dayOf(at, timeZone) !== dayOf(reference, timeZone)) return moment;
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);
}
