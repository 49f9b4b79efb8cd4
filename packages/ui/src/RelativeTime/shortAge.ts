const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Age in the shortest useful words: 'now', '8 s', '4 min', '13 h', '11 d'. What lies ahead counts as now. */
export function shortAge(ageMs: number): string {
  if (ageMs < 5 * SECOND_MS) return 'now';
  if (ageMs < MINUTE_MS) return `${Math.floor(ageMs / SECOND_MS)} s`;
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h`;
  return `${Math.floor(ageMs / DAY_MS)} d`;
}

/** How long the words of that age stay true, in ms. */
export function nextChangeMs(ageMs: number): number {
  const steps = [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS];
  const limits = [MINUTE_MS, HOUR_MS, DAY_MS, Number.POSITIVE_INFINITY];
  const step = steps[limits.findIndex((limit) => ageMs < limit)] ?? DAY_MS;
  const past = Math.max(0, ageMs);
  return step - (past % step);
}

/** A short age as part of a sentence: '8 s ago', 'just now'. */
export const agoText = (age: string) => (age === 'now' ? 'just now' : `${age} ago`);
