export type { UiMessages } from './catalogs';
export type { GridTextFilter } from './DataGrid/clientRows';
export { DataGrid } from './DataGrid/DataGrid';
export type { DataGridProps } from './DataGrid/dataGridProps';
export { fileHeading, fileValue } from './DataGrid/fileCells';
export { type GridCsvOptions, gridCsv } from './DataGrid/gridCsv';
export {
  EMPTY_LAYOUT,
  moveColumn,
  orderedColumns,
  placeColumns,
  setColumnHidden,
  setColumnPinned,
} from './DataGrid/gridLayout';
export type {
  GridCell,
  GridCellTone,
  GridColumn,
  GridColumnFilter,
  GridEditor,
  GridLayout,
  GridRows,
  GridSort,
  GridValue,
} from './DataGrid/gridTypes';
export { hintText } from './DataGrid/hintText';
export type { GridTexts } from './DataGrid/messages';
export { PagedGrid } from './DataGrid/PagedGrid';
export type { PagedGridProps } from './DataGrid/pagedGridProps';
export { type ClientRowsOptions, useClientRows } from './DataGrid/useClientRows';
export { RecordList, type RecordListProps } from './RecordList/RecordList';
export type { ListRecord } from './RecordList/recordRow';
export type { TreeTexts } from './Tree/messages';
export { Tree, type TreeProps } from './Tree/Tree';
export { indexFlat, indexTree, TreeIndex } from './Tree/treeIndex';
export type { TreeChecked, TreeHandle } from './Tree/treeProps';
export { type CheckState, TreeSelection } from './Tree/treeSelection';
export type { FlatTreeNode, TreeNode } from './Tree/treeTypes';
