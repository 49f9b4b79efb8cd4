const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Words of a short age, to replace for other languages. */
export interface AgeTexts {
  /** Less than five seconds. @default 'now' */
  now: string;
  /** @default (count) => `${count} s` */
  seconds: (count: number) => string;
  /** @default (count) => `${count} min` */
  minutes: (count: number) => string;
  /** @default (count) => `${count} h` */
  hours: (count: number) => string;
  /** @default (count) => `${count} d` */
  days: (count: number) => string;
}

const TEXTS: AgeTexts = {
  now: 'now',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} d`,
};

/** Age in the shortest useful words: 'now', '8 s', '4 min', '13 h', '11 d'. What lies ahead counts as now. */
export function shortAge(ageMs: number, texts?: Partial<AgeTexts>): string {
  const words = { ...TEXTS, ...texts };
  if (ageMs < 5 * SECOND_MS) return words.now;
  if (ageMs < MINUTE_MS) return words.seconds(Math.floor(ageMs / SECOND_MS));
  if (ageMs < HOUR_MS) return words.minutes(Math.floor(ageMs / MINUTE_MS));
  if (ageMs < DAY_MS) return words.hours(Math.floor(ageMs / HOUR_MS));
  return words.days(Math.floor(ageMs / DAY_MS));
}

/** How long the words of that age stay true, in ms. */
export function nextChangeMs(ageMs: number): number {
  const steps = [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS];
  const limits = [MINUTE_MS, HOUR_MS, DAY_MS, Number.POSITIVE_INFINITY];
  const step = steps[limits.findIndex((limit) => ageMs < limit)] ?? DAY_MS;
  const past = Math.max(0, ageMs);
  return step - (past % step);
}

/** A short age as part of an English sentence: '8 s ago', 'just now'. */
export const agoText = (age: string) => (age === 'now' ? 'just now' : `${age} ago`);
