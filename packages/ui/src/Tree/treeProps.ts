import type { ReactNode } from 'react';
import type { TreeTexts } from './messages';
import type { TreeIndex } from './treeIndex';
import type { TreeSelection } from './treeSelection';
import type { TreeNode } from './treeTypes';

/** The checked nodes: ids, where a branch includes all of its leaves, or the value from a toggle. */
export type TreeChecked<Node extends TreeNode = TreeNode> = readonly string[] | TreeSelection<Node>;

/** Methods of a tree for the host. None of them renders in React. */
export interface TreeHandle {
  /** Focuses the active row. */
  focus: () => void;
  /** Expands all loaded branches. */
  expandAll: () => void;
  /** Closes every branch. */
  collapseAll: () => void;
  /** Expands a node's ancestors, scrolls it into view and makes it the active row. */
  reveal: (id: string) => void;
  /** Filters by text; an empty text lists all nodes. Returns the number of matches. */
  search: (text: string) => number;
  /** Ids of the open branches, which can be stored for `defaultExpanded`. */
  expandedIds: () => readonly string[];
}

/** Props of a tree besides those of its element. */
export interface TreeBaseProps<Node extends TreeNode = TreeNode> {
  /** Accessible name of the tree. */
  label: string;
  /** The nodes, or arrays from `indexTree` or `indexFlat`, built once outside of a render. */
  nodes: readonly Node[] | TreeIndex<Node>;
  /** The checked nodes. With it, `defaultChecked` or `onCheckedChange`, rows have checkboxes. */
  checked?: TreeChecked<Node> | undefined;
  /** Initially checked nodes of an uncontrolled tree. */
  defaultChecked?: TreeChecked<Node> | undefined;
  /**
   * Called with the new selection; a toggle during a search changes only listed nodes. Read `topIds` or `leafIds`, or
   * pass it back as `checked`.
   */
  onCheckedChange?: ((selection: TreeSelection<Node>) => void) | undefined;
  /** Id of the selected node. With it or `onSelect`, rows can be selected. */
  selectedId?: string | null | undefined;
  /** Called with the selected node. */
  onSelect?: ((node: Node) => void) | undefined;
  /** Called on Enter or double-click on a row. */
  onActivate?: ((node: Node) => void) | undefined;
  /** Ids of the branches that are open initially. */
  defaultExpanded?: readonly string[] | undefined;
  /** Called when a branch is opened or closed. */
  onExpandedChange?: ((node: Node, open: boolean) => void) | undefined;
  /** Loads the children of a `lazy` node when it is first opened. */
  loadChildren?: ((node: Node) => Promise<readonly Node[]>) | undefined;
  /** Filters by this text, for a host with its own search field. */
  searchText?: string | undefined;
  /** `Menu.Item`s of a row: its menu button appears on hover and focus; Shift+F10 and the menu key open it. */
  actions?: ((node: Node) => ReactNode) | undefined;
  /** Row height of 28 or 40 px. @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined;
  /** The nodes are loading: shows placeholders while there are none. @default false */
  busy?: boolean | undefined;
  /** Nothing can be selected; expanding and moving still work. @default false */
  disabled?: boolean | undefined;
  /** Formats the `count` of a node. @default with separators, as in 2,140 */
  formatCount?: ((count: number) => string) | undefined;
  /** Texts to replace. */
  texts?: Partial<TreeTexts> | undefined;
  /** Shown instead of rows: empty, failed or forbidden states. */
  children?: ReactNode;
}

const NUMBERS = new Intl.NumberFormat('en-US');
export const formatNumber = (count: number): string => NUMBERS.format(count);
