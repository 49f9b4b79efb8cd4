import type { GridCell } from './gridTypes';

/** The hint of a cell as text; empty if it has none. */
export const hintText = ({ hint = '' }: Pick<GridCell, 'hint'>): string => (typeof hint === 'string' ? hint : hint());
