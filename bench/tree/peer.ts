import type { TreeNode } from '@gladhand/ui/grid';

/** One of the trees that are compared, mounted. */
export interface PeerHandle {
  scroller: () => HTMLElement;
  /** Selector of a row's checkbox. */
  box: string;
  isChecked: (row: Element) => boolean;
  expandAll: () => void;
  search: (text: string) => void;
}

/**
 * Prepares a tree before the measurement; returns a function that mounts it into an empty element with its root open.
 */
export type Peer = (roots: readonly TreeNode[]) => (root: HTMLElement) => PeerHandle;

export const ROW_HEIGHT_PX = 28;
