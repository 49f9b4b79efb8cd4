import type { BenchRow } from './rows';

/** One of the grids that are compared, mounted. */
export interface PeerHandle {
  scroller: () => HTMLElement;
  /** Where a unit ID stands, in px from the start edge of the scroller, when it is scrolled to its start. */
  unitX: () => number;
  /** @default 40 */
  headHeightPx?: number;
}

/** Mounts into an empty element that fills the window. */
export type Peer = (root: HTMLElement, rows: readonly BenchRow[]) => PeerHandle;
