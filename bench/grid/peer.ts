import type { BenchRow } from './rows';

/** One of the grids that are compared, mounted. */
export interface PeerHandle {
  scroller: () => HTMLElement;
  /** The position of a unit ID, in px from the start edge of the scroller, when scrolled to the start. */
  unitX: () => number;
  /** @default 40 */
  headHeightPx?: number;
  /** Sorts the rows by VIN. */
  sort?: (ascending: boolean) => void;
  /** Keeps the rows whose unit ID contains the text. */
  filter?: (text: string) => void;
}

/** Mounts into an empty element that fills the window. */
export type Peer = (root: HTMLElement, rows: readonly BenchRow[]) => PeerHandle;
