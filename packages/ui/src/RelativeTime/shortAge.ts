import { AGE_MESSAGES, AGO_MESSAGES, type AgeTexts } from './messages';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Age as short text: 'now', '8 s', '4 min', '13 h', '11 d'. Future times count as now. */
export function shortAge(ageMs: number, texts?: Partial<AgeTexts>): string {
  const words = { ...AGE_MESSAGES, ...texts };
  if (ageMs < 5 * SECOND_MS) return words.now;
  if (ageMs < MINUTE_MS) return words.seconds(Math.floor(ageMs / SECOND_MS));
  if (ageMs < HOUR_MS) return words.minutes(Math.floor(ageMs / MINUTE_MS));
  if (ageMs < DAY_MS) return words.hours(Math.floor(ageMs / HOUR_MS));
  return words.days(Math.floor(ageMs / DAY_MS));
}

/** How long the text of an age stays correct, in ms. */
export function nextChangeMs(ageMs: number): number {
  const steps = [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS];
  const limits = [MINUTE_MS, HOUR_MS, DAY_MS, Number.POSITIVE_INFINITY];
  const step = steps[limits.findIndex((limit) => ageMs < limit)] ?? DAY_MS;
  const past = Math.max(0, ageMs);
  return step - (past % step);
}

/** A short age in an English sentence: '8 s ago', 'just now'. */
export const agoText = (age: string) => (age === AGE_MESSAGES.now ? AGO_MESSAGES.justNow : AGO_MESSAGES.ago(age));
