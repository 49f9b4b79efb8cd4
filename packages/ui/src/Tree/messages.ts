import { defineMessages } from '../locale/messages';
/** Texts of a tree that a host can replace. */
export interface TreeTexts {
  /** Name of the search field. */
  search: string;
  /** Announced after a search. */
  found: (count: number) => string;
  /** @default 'Nothing found' */
  nothingFound: string;
  /** Name of the menu button of a row. */
  actions: (nodeLabel: string) => string;
  /** @default 'Loading' */
  loading: string;
  /** Shown at the end of a row whose children couldn't be loaded. Opening it again retries. */
  failed: string;
}

export const TREE_MESSAGES = defineMessages<TreeTexts>('tree', {
  search: 'Search',
  found: (count) => (count === 1 ? '1 match' : `${count.toLocaleString('en-US')} matches`),
  nothingFound: 'Nothing found',
  actions: (nodeLabel) => `Actions for ${nodeLabel}`,
  loading: 'Loading',
  failed: "Couldn't load",
});
