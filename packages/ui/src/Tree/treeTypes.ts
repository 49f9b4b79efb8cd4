import type { IconPath } from '../icons/fieldIcons';

/** One node of a tree. An object with more fields can extend it; its children then have the same type. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  /** The visible text, which the search matches. */
  label: string;
  /** Child nodes; empty for a leaf. */
  children?: readonly this[] | undefined;
  /** The node and its descendants can't be selected, and keep their state when a parent is toggled. @default false */
  disabled?: boolean | undefined;
  /**
   * The branch is an item itself: checking all of its descendants doesn't check it. Not together with `disabled`.
   * @default false
   */
  own?: boolean | undefined;
  /** Number of items, at the end of the row. */
  count?: number | undefined;
  /** Icon on the 20 px grid before the label, e.g. `fieldIcons.gateway`. */
  icon?: readonly IconPath[] | undefined;
  /** Its children load when it is first opened; see `loadChildren`. @default false */
  lazy?: boolean | undefined;
}

/** A node with the id of its parent instead of its children. */
export type FlatTreeNode = Omit<TreeNode, 'children'> & { parentId?: string | null | undefined };

/** No node. */
export const NONE = -1;
