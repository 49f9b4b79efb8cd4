import { ACTIVITY_SOURCES, type ActivityPlace } from './activityRepository';

/** Sorts lines as the list does: newest first, then by source, then by key in descending order. */
export function compareActivity(a: ActivityPlace, b: ActivityPlace): number {
  return (
    b.at.getTime() - a.at.getTime() ||
    ACTIVITY_SOURCES.indexOf(a.source) - ACTIVITY_SOURCES.indexOf(b.source) ||
    compareKeys(b.key, a.key)
  );
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index] ?? '';
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}
