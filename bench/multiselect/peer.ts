import type { SelectOption } from '@gladhand/ui';

/** One of the fields that are compared, mounted. */
export interface PeerHandle {
  /** Sets the choice from outside. */
  choose: (values: readonly string[]) => void;
  /** How many choices the closed field shows. */
  shown: () => number;
}

/** Prepares a field before the measurement; returns a function that mounts it into an empty element. */
export type Peer = (options: readonly SelectOption[]) => (root: HTMLElement) => PeerHandle;

/** The number of selected options, read from the field: a chip, and '+N more'. */
export function countShown(chip: boolean, rest: string | undefined): number {
  return chip ? 1 + Number(rest?.match(/\d+/)?.[0] ?? 0) : 0;
}
