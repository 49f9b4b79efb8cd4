/** A page of the map bench. */
export interface PeerHandle {
  /** Makes the next state ready: every trailer stands elsewhere. Costs nothing of what is measured. */
  prepare: () => void | Promise<void>;
  /** Shows the next state; resolves when the map and what stands beside it do. */
  refresh: () => Promise<void>;
  scroller?: () => HTMLElement;
}

export type Peer = (root: HTMLElement, trailers: number) => Promise<PeerHandle>;
