/** A page of the map bench. */
export interface PeerHandle {
  /** Prepares the next state, in which every trailer is elsewhere. Not part of the measurement. */
  prepare: () => void | Promise<void>;
  /** Shows the next state; resolves once the map and its list show it. */
  refresh: () => Promise<void>;
  scroller?: () => HTMLElement;
}

export type Peer = (root: HTMLElement, trailers: number) => Promise<PeerHandle>;
