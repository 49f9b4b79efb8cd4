import type { AlertActivityLine } from '@gladhand/domain/alerts';

type Page = readonly AlertActivityLine[];

/** The lines of a list that someone reads. */
export interface HeldActivity {
  /** What is listed; another list starts over. */
  key: string;
  /** How many pages were loaded. */
  pageCount: number;
  /** Ids of the lines that are shown. */
  ids: ReadonlySet<string>;
}

/** Shows all loaded lines of a new list, and those of further pages. Other lines that appear are not added. */
export function heldWith(held: HeldActivity | undefined, key: string, pages: readonly Page[]): HeldActivity {
  const before = held?.key === key ? held : undefined;
  if (before && before.pageCount >= pages.length) return before;
  const added = pages.slice(before?.pageCount ?? 0).flat();
  return { key, pageCount: pages.length, ids: new Set([...(before?.ids ?? []), ...added.map(({ id }) => id)]) };
}

interface Activity {
  shown: readonly AlertActivityLine[];
  /** New lines, which wait so that nothing moves. */
  waiting: readonly AlertActivityLine[];
  /** Lines between the newest ones and the loaded pages are not loaded. */
  hasGap: boolean;
}

/** Joins the loaded pages with the newest page, which knows the latest outcome of messages. */
export function joinedActivity(loaded: Page, newest: Page, held: HeldActivity): Activity {
  const byId = new Map(newest.map((line) => [line.id, line]));
  const known = new Set(loaded.map(({ id }) => id));
  const fresh = newest.filter(({ id }) => !known.has(id));
  const lines = [...fresh, ...loaded.map((line) => byId.get(line.id) ?? line)].toSorted(byNewest);
  return {
    shown: lines.filter(({ id }) => held.ids.has(id)),
    waiting: lines.filter(({ id }) => !held.ids.has(id)),
    hasGap: loaded.length > 0 && newest.length > 0 && fresh.length === newest.length,
  };
}

/** Both are in UTC and of one length. */
const byNewest = (a: AlertActivityLine, b: AlertActivityLine) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1);
