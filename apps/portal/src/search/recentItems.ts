import { SEARCH_KINDS, type SearchItem } from '@gladhand/admin-widgets';
import { localStore } from '../storage/localStore';

const MAX_ITEMS = 8;

/** The results that a user opened last in this browser, latest first. Removed when the session ends. */
export const recentItems = {
  read(userId: string): readonly SearchItem[] {
    const stored = parse(localStore.read('recentSearches'));
    if (!isRecord(stored) || stored.userId !== userId || !Array.isArray(stored.items)) return [];
    return stored.items.filter(isItem).slice(0, MAX_ITEMS);
  },
  add(userId: string, { kind, href, label, detail }: SearchItem): void {
    const earlier = recentItems.read(userId).filter((item) => item.href !== href);
    const items = [{ kind, href, label, detail }, ...earlier].slice(0, MAX_ITEMS);
    localStore.write('recentSearches', JSON.stringify({ userId, items }));
  },
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Only addresses of this portal: '//' would begin the address of another server. */
const isItem = (value: unknown): value is SearchItem =>
  isRecord(value) &&
  SEARCH_KINDS.some((kind) => kind === value.kind) &&
  typeof value.href === 'string' &&
  /^\/(?![/\\])/.test(value.href) &&
  typeof value.label === 'string' &&
  (value.detail === undefined || typeof value.detail === 'string');

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
