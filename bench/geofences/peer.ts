/** What a page of the bench can do. Each call resolves once the page shows the result. */
export interface PeerHandle {
  /** Scrolls the list, pans the map or drags a vertex by one step. */
  step: (index: number) => void;
}

/** Shows a page in an element. */
export type Peer = (root: HTMLElement) => Promise<PeerHandle>;
