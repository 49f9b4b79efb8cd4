import type { AlertActivityLine } from '@gladhand/domain/alerts';

interface Activity {
  /** What is listed. */
  shown: readonly AlertActivityLine[];
  /** Lines since the list was opened, which wait so that nothing moves. */
  waiting: readonly AlertActivityLine[];
  /** Lines between the newest ones and the list are not loaded. */
  hasGap: boolean;
}

/**
 * Joins the loaded pages with the newest page, which knows the latest outcome of messages. Lines after `until` wait.
 */
export function joinedActivity(
  pages: readonly AlertActivityLine[],
  newest: readonly AlertActivityLine[],
  until: string,
): Activity {
  const byId = new Map(newest.map((line) => [line.id, line]));
  const known = new Set(pages.map(({ id }) => id));
  const fresh = newest.filter(({ id }) => !known.has(id));
  const lines = [...fresh, ...pages.map((line) => byId.get(line.id) ?? line)];
  const sorted = lines.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
  return {
    shown: sorted.filter(({ at }) => at <= until),
    waiting: sorted.filter(({ at }) => at > until),
    hasGap: pages.length > 0 && newest.length > 0 && fresh.length === newest.length,
  };
}
