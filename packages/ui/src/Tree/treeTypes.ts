import type { IconPath } from '../icons/fieldIcons';

/** One node of a tree. An object with more fields may extend it; its children are then of that kind too. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** What is read and searched. */
  label: string;
  /** What stands below it; an empty array is a leaf. */
  children?: readonly this[] | undefined;
  /** It and all that stands below it cannot be chosen, and stay as they are when a parent is. @default false */
  disabled?: boolean | undefined;
  /** It is something by itself too: to check all that stands below it is not to check it. Not together with `disabled`. @default false */
  own?: boolean | undefined;
  /** How many it holds, at the end of the row. */
  count?: number | undefined;
  /** Drawing on the 20 grid before the label, such as `fieldIcons.gateway`. */
  icon?: readonly IconPath[] | undefined;
  /** Its children are asked for when it is opened first; see `loadChildren`. @default false */
  lazy?: boolean | undefined;
}

/** A node that names its parent instead of holding its children. */
export type FlatTreeNode = Omit<TreeNode, 'children'> & { parentId?: string | null | undefined };

/** A node that is not there. */
export const NONE = -1;
