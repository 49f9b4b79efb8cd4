import { type CellNode, createCellNode, paintCell } from '../DataGrid/cellNode';
import type { GridColumn } from '../DataGrid/gridTypes';
import { createRow, type TreeModel, type TreeRow, writeRow } from '../Tree/treeRow';
import type { TreeNode } from '../Tree/treeTypes';

/** A column of values beside the tree. */
export type TreeGridColumn<Node extends TreeNode> = Pick<
  GridColumn<Node>,
  'id' | 'title' | 'width' | 'align' | 'cell' | 'sortable' | 'description' | 'value'
>;

export interface PlacedTreeColumn<Node extends TreeNode> {
  column: TreeGridColumn<Node>;
  startPx: number;
  widthPx: number;
}

export interface TreeGridRow extends TreeRow {
  readonly treeCell: HTMLElement;
  readonly cells: CellNode[];
  /** Columns that the cells were placed for. */
  placed: unknown;
  boxName: string;
}

export function createGridRow(): TreeGridRow {
  const treeCell = document.createElement('div');
  treeCell.setAttribute('role', 'gridcell');
  treeCell.setAttribute('aria-colindex', '1');
  treeCell.className = 'gh-tree-cell';
  const row = createRow('row', (el) => {
    el.append(treeCell);
    return treeCell;
  });
  // a row is not checked, a box in its first cell is
  row.boxEl.setAttribute('role', 'checkbox');
  row.checkedEl = row.boxEl;
  return { ...row, treeCell, cells: [], placed: undefined, boxName: '' };
}

export function writeGridRow<Node extends TreeNode>(
  row: TreeGridRow,
  i: number,
  model: TreeModel,
  columns: readonly PlacedTreeColumn<Node>[],
  treeWidthPx: number,
): void {
  writeRow(row, i, model);
  const node = model.view.index.nodes[i] as Node | undefined;
  if (!node) return;
  row.el.setAttribute('aria-rowindex', String(row.row + 2));
  if (model.selection && row.boxName !== node.label) {
    row.boxName = node.label;
    row.boxEl.setAttribute('aria-label', node.label);
  }
  if (row.placed !== columns) {
    row.placed = columns;
    place(row, columns, treeWidthPx);
  }
  for (const [k, { column }] of columns.entries()) {
    paintCell(row.cells[k] as CellNode, column.cell(node), column.align === 'end');
  }
}

function place<Node extends TreeNode>(
  row: TreeGridRow,
  columns: readonly PlacedTreeColumn<Node>[],
  treeWidthPx: number,
): void {
  row.treeCell.style.width = `${treeWidthPx}px`;
  while (row.cells.length > columns.length) row.cells.pop()?.el.remove();
  for (const [k, { startPx, widthPx }] of columns.entries()) {
    let cell = row.cells[k];
    if (!cell) {
      cell = createCellNode();
      row.cells.push(cell);
      row.el.append(cell.el);
    }
    cell.el.style.insetInlineStart = `${startPx}px`;
    cell.el.style.width = `${widthPx}px`;
    cell.el.setAttribute('aria-colindex', String(k + 2));
  }
}
