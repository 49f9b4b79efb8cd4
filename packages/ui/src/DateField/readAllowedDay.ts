import type { TypedReading } from '../TextField/useTypedDraft';
import { hasShortYear, type IsoDay, readTypedDate, writeTypedDate } from './typedDate';

export interface DayRules {
  /** First allowed day. */
  min: IsoDay | undefined;
  /** Last allowed day. */
  max: IsoDay | undefined;
  words: { unreadable: string; tooLate: (day: string) => string; tooEarly: (day: string) => string };
}

/** Reads a typed day within its limits; otherwise returns the problem. */
export function readAllowedDay(text: string, { min, max, words }: DayRules): TypedReading<IsoDay> {
  if (text.trim() === '') return { value: null };
  const day = readTypedDate(text);
  if (!day) return { value: '', problem: words.unreadable };
  if (max && day > max) return { value: '', problem: words.tooLate(writeTypedDate(max)) };
  if (min && day < min) return { value: '', problem: words.tooEarly(writeTypedDate(min)) };
  return { value: day, unfinished: hasShortYear(text) };
}
