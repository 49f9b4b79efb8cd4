const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;
const WEEK_MS = 7 * 86_400_000;
const UNIT_NAMES = { d: 'day', h: 'hour', min: 'minute', s: 'second' } as const;
const isEnglish = (locale: string) => locale.startsWith('en');

/**
 * A duration in its two largest units, rounded down: '45 s', '12 min', '3 h 10 min', '3 d 4 h'. From a week on only in
 * days: '26 d'. Negative durations count as zero. Other languages than English use their own units: '3 Tg. 4 Std.'.
 */
export function durationText(ms: number, locale = 'en-US'): string {
  const first = UNITS.findIndex(([, unitMs]) => ms >= unitMs);
  const [unit, unitMs] = UNITS[first] ?? ['s', 1_000];
  const count = Math.max(0, Math.floor(ms / unitMs));
  const next = UNITS[first + 1];
  const rest = next && unit !== 'min' && ms < WEEK_MS ? Math.floor((ms % unitMs) / next[1]) : 0;
  const write = isEnglish(locale)
    ? (number: number, name: Unit) => `${number} ${name}`
    : (number: number, name: Unit) => unitFormat(locale, name).format(number);
  return rest > 0 && next ? `${write(count, unit)} ${write(rest, next[0])}` : write(count, unit);
}

type Unit = keyof typeof UNIT_NAMES;

const unitFormats = new Map<string, Intl.NumberFormat>();

function unitFormat(locale: string, name: Unit): Intl.NumberFormat {
  const key = `${locale} ${name}`;
  const known = unitFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit: UNIT_NAMES[name] });
  unitFormats.set(key, known);
  return known;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const known = relativeFormats.get(key) ?? new Intl.RelativeTimeFormat(locale, { style: 'short', numeric });
  relativeFormats.set(key, known);
  return known;
}

/** An age in the words of a language: 'vor 4 Min.', 'jetzt'. */
function relativeText(ageMs: number, locale: string): string {
  const [unit, unitMs] = UNITS.find(([, one]) => ageMs >= one && one >= 60_000) ?? ['s', 1_000];
  if (unit === 's') return relativeFormat(locale, 'auto').format(0, 'second');
  return relativeFormat(locale, 'always').format(-Math.floor(ageMs / unitMs), UNIT_NAMES[unit]);
}

/** How long ago something happened, for use in a sentence: 'just now', '12 min ago', '3 d 4 h ago'. */
export function ageText(ageMs: number, locale = 'en-US'): string {
  if (!isEnglish(locale)) return relativeText(ageMs, locale);
  return ageMs < 60_000 ? 'just now' : `${durationText(ageMs)} ago`;
}
