/** Column 0 is the row as a whole, with the tree in its first cell; from 1 on the cells of the data. */
interface Place {
  column: number;
  columnCount: number;
  /** The row is a branch that is closed, or open. */
  branch: 'closed' | 'open' | undefined;
  rtl: boolean;
}

export type TreeGridStep = { kind: 'column'; column: number } | { kind: 'tree'; key: string } | undefined;

/**
 * Keys of the treegrid pattern of the ARIA Authoring Practices Guide: on a row as in a tree, save that Right goes on
 * into the cells; on a cell as in a grid.
 */
export function treeGridStep(key: string, ctrl: boolean, place: Place): TreeGridStep {
  const { column, columnCount, branch, rtl } = place;
  const inwards = key === (rtl ? 'ArrowLeft' : 'ArrowRight');
  const outwards = key === (rtl ? 'ArrowRight' : 'ArrowLeft');
  const to = (next: number): TreeGridStep => ({ kind: 'column', column: Math.max(0, Math.min(columnCount - 1, next)) });
  if (ctrl) return key === 'Home' || key === 'End' ? { kind: 'tree', key } : undefined;
  if (column === 0) return inwards && branch !== 'closed' ? to(1) : { kind: 'tree', key };
  if (inwards) return to(column + 1);
  if (outwards) return to(column - 1);
  if (key === 'Home') return to(1);
  if (key === 'End') return to(columnCount - 1);
  return { kind: 'tree', key };
}
