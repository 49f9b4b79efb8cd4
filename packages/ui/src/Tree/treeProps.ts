import type { ReactNode } from 'react';
import type { TreeIndex } from './treeIndex';
import type { TreeSelection } from './treeSelection';
import type { TreeNode } from './treeTypes';

/** What is checked: ids, of which a branch stands for all of its leaves, or the value that a toggle answered. */
export type TreeChecked<Node extends TreeNode = TreeNode> = readonly string[] | TreeSelection<Node>;

/** What a host may ask of a tree, besides its props. None of it makes React render. */
export interface TreeHandle {
  /** Puts the focus on the active row. */
  focus: () => void;
  /** Opens every branch that is loaded. */
  expandAll: () => void;
  /** Closes every branch. */
  collapseAll: () => void;
  /** Opens what a node stands under, brings it into view and makes it the row that the focus goes to. */
  reveal: (id: string) => void;
  /** Keeps what contains the text; an empty one lists all again. Answers the number of matches. */
  search: (text: string) => number;
  /** Ids of the open branches, to be kept for the next visit as `defaultExpanded`. */
  expandedIds: () => readonly string[];
}

/** Words of a tree that a host may replace. */
export interface TreeTexts {
  /** Name of the search field. */
  search: string;
  /** What is said after a search. */
  found: (count: number) => string;
  /** @default 'Nothing found' */
  nothingFound: string;
  /** Name of the menu button of a row. */
  actions: (nodeLabel: string) => string;
  /** @default 'Loading' */
  loading: string;
  /** Said when a column of a `TreeGrid` has another width. */
  resized: (title: string, widthPx: number) => string;
  /** At the end of a row whose children did not come. Opening it again asks again. */
  failed: string;
}

export const TREE_TEXTS: TreeTexts = {
  search: 'Search',
  found: (count) => (count === 1 ? '1 match' : `${count.toLocaleString('en-US')} matches`),
  nothingFound: 'Nothing found',
  actions: (nodeLabel) => `Actions for ${nodeLabel}`,
  loading: 'Loading',
  resized: (title, widthPx) => `${title} is ${widthPx} pixels wide`,
  failed: 'Did not load',
};

/** What trees and tree grids have in common. */
export interface TreeBaseProps<Node extends TreeNode = TreeNode> {
  /** What the tree lists, for assistive technology. */
  label: string;
  /** The nodes, or arrays of them by `indexTree` or `indexFlat`, made once outside of a render. */
  nodes: readonly Node[] | TreeIndex<Node>;
  /** What is checked. With it, `defaultChecked` or `onCheckedChange` each row has a box. */
  checked?: TreeChecked<Node> | undefined;
  /** What is checked at first, when the tree keeps it itself. */
  defaultChecked?: TreeChecked<Node> | undefined;
  /** Called with the new selection, in which a toggle during a search changed only what was listed: read `topIds` or `leafIds` off it, or give it back as `checked`. */
  onCheckedChange?: ((selection: TreeSelection<Node>) => void) | undefined;
  /** Id of the one selected node. With it or `onSelect` a row can be selected. */
  selectedId?: string | null | undefined;
  /** A node was selected. */
  onSelect?: ((node: Node) => void) | undefined;
  /** Enter or double-click on a row. */
  onActivate?: ((node: Node) => void) | undefined;
  /** Ids of the branches that are open at first. */
  defaultExpanded?: readonly string[] | undefined;
  /** A branch was opened or closed. */
  onExpandedChange?: ((node: Node, open: boolean) => void) | undefined;
  /** Asks for the children of a `lazy` node when it is opened first. */
  loadChildren?: ((node: Node) => Promise<readonly Node[]>) | undefined;
  /** Keeps what contains this text, for a host with a search field of its own. */
  searchText?: string | undefined;
  /** `Menu.Item`s of a row: a menu button shows on hover and focus; Shift+F10 and the menu key open it. */
  actions?: ((node: Node) => ReactNode) | undefined;
  /** Rows of 28 or 40 px. @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined;
  /** The nodes are being fetched: holds the place of rows while there are none. @default false */
  busy?: boolean | undefined;
  /** Nothing can be chosen; opening and moving work. @default false */
  disabled?: boolean | undefined;
  /** Writes `count` of a node. @default with separators, as in 2,140 */
  formatCount?: ((count: number) => string) | undefined;
  /** Words for people, where they differ from English. */
  texts?: Partial<TreeTexts> | undefined;
  /** Stands in place of the rows: empty, failed, forbidden. */
  children?: ReactNode;
}

const NUMBERS = new Intl.NumberFormat('en-US');
export const formatNumber = (count: number): string => NUMBERS.format(count);
