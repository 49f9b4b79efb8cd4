import type { SelectOption } from '@gladhand/ui';

/** One of the fields that are compared, mounted. */
export interface PeerHandle {
  /** Sets the choice from outside. */
  choose: (values: readonly string[]) => void;
  /** How many choices the closed field shows. */
  shown: () => number;
}

/** Gets a field ready, before anything is timed: answers what mounts it into an empty element. */
export type Peer = (options: readonly SelectOption[]) => (root: HTMLElement) => PeerHandle;

/** How many are chosen, out of what a field shows: a chip, and '+N more'. */
export function countShown(chip: boolean, more: string | undefined): number {
  return chip ? 1 + Number(more?.match(/\d+/)?.[0] ?? 0) : 0;
}
