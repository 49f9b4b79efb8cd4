import type { TreeNode } from '@gladhand/ui';

/** One of the trees that are compared, mounted. */
export interface PeerHandle {
  scroller: () => HTMLElement;
  /** Selector of what is drawn of a row's box. */
  box: string;
  isChecked: (row: Element) => boolean;
  expandAll: () => void;
  search: (text: string) => void;
}

/** Gets a tree ready, before anything is timed: answers what mounts it into an empty element, its root open. */
export type Peer = (roots: readonly TreeNode[]) => (root: HTMLElement) => PeerHandle;

export const ROW_HEIGHT_PX = 28;
