import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useMemo,
  useRef,
  useState,
} from 'react';
import { adoptGridRows } from '../DataGrid/DataGrid.styles';
import { DEFAULT_COLUMN_WIDTH_PX, EMPTY_LAYOUT, setColumnWidth } from '../DataGrid/gridLayout';
import type { GridSort } from '../DataGrid/gridTypes';
import { isRtl } from '../internal/direction';
import { ROW_HEIGHT_PX } from '../Tree/Tree';
import { TreeOverlays } from '../Tree/TreeOverlays';
import { TREE_TEXTS, type TreeBaseProps, type TreeHandle } from '../Tree/treeProps';
import { Root, Viewport } from '../Tree/treeStyles';
import type { TreeNode } from '../Tree/treeTypes';
import { asksForMenu, useRowActions } from '../Tree/useRowActions';
import { type Arrange, hasBoxes, useTreeCore } from '../Tree/useTreeCore';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type HeadTitle, TreeGridHead } from './TreeGridHead';
import { treeGridStep } from './treeGridKeys';
import { createGridRow, type TreeGridColumn, type TreeGridRow, writeGridRow } from './treeGridRow';
import * as S from './treeGridStyles';
import { cellValue, nextSort, sortTree } from './treeSort';

export interface TreeGridProps<Node extends TreeNode = TreeNode>
  extends TreeBaseProps<Node>,
    Omit<ComponentProps<'div'>, keyof TreeBaseProps | 'ref' | 'role'> {
  /** Title of the column that holds the tree. */
  treeTitle: string;
  /** Width of that column in px. @default 280 */
  treeWidth?: number | undefined;
  /** Its header sorts by the labels; its column id is `tree`. @default false */
  treeSortable?: boolean | undefined;
  /** The values of each node. A new array places the columns anew, so keep it outside of a render. */
  columns: readonly TreeGridColumn<Node>[];
  /** What siblings are sorted by under their parent, when the host keeps it; null is the order as given. */
  sort?: GridSort | null | undefined;
  /** What they are sorted by at first. @default null */
  defaultSort?: GridSort | null | undefined;
  /** A header was pressed: ascending first, then descending, then the order as given. */
  onSortChange?: ((sort: GridSort | null) => void) | undefined;
  /** Widths in px by column id that a user chose on an earlier visit. */
  defaultWidths?: Readonly<Record<string, number>> | undefined;
  /** A column was made wider or narrower, by its edge or with Shift and an arrow key. */
  onWidthsChange?: ((widths: Readonly<Record<string, number>>) => void) | undefined;
  /** What a host may ask of the tree: to open, to reveal, to search. */
  ref?: Ref<TreeHandle> | undefined;
}

const HEAD_HEIGHT_PX = 32;
const TREE = 'tree';
const NO_WIDTHS: Readonly<Record<string, number>> = {};

/**
 * A tree whose nodes have values in columns. Renders a `role="treegrid"` element that follows the treegrid pattern of
 * the ARIA Authoring Practices Guide: arrows move in the tree, Right goes on into the cells, Up from the first row into
 * the header. Rows without children are a `DataGrid`; nodes without values a `Tree`.
 */
export function TreeGrid<Node extends TreeNode>(props: TreeGridProps<Node>) {
  const { label, nodes, density = 'compact', busy = false, columns, actions, ref, ...more } = props;
  const { treeTitle, treeWidth = 280, treeSortable, sort: givenSort, defaultSort = null, onSortChange, ...mine } = more;
  const { defaultWidths = NO_WIDTHS, onWidthsChange, checked, defaultChecked, onCheckedChange, ...others } = mine;
  const { selectedId, onSelect, onActivate, defaultExpanded, onExpandedChange, loadChildren, ...left } = others;
  const { searchText, disabled, formatCount, texts: given, children, ...rest } = left;
  const texts = { ...TREE_TEXTS, ...given };
  const rowHeightPx = ROW_HEIGHT_PX[density];
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const [widths, setWidths] = useState(defaultWidths);
  const treeWidthPx = widths[TREE] ?? treeWidth;
  const placed = useMemo(() => {
    let startPx = treeWidthPx;
    return columns.map((column) => {
      const widthPx = widths[column.id] ?? column.width ?? DEFAULT_COLUMN_WIDTH_PX;
      startPx += widthPx;
      return { column, startPx: startPx - widthPx, widthPx };
    });
  }, [columns, treeWidthPx, widths]);
  const arrange = useMemo(
    () => arrangement(columns, sort?.columnId, sort?.ascending),
    [columns, sort?.columnId, sort?.ascending],
  );
  const latest = useRef({ placed, treeWidthPx });
  latest.current = { placed, treeWidthPx };
  const head = useRef<HTMLDivElement>(null);
  /** 0 while the row has the focus, from 1 on a cell. */
  const column = useRef(0);
  const { core, viewport, body, status, index, nothing } = useTreeCore<Node, TreeGridRow>(
    props,
    ref,
    { rowHeightPx, headHeightPx: HEAD_HEIGHT_PX, adoptRows: adoptGridRows },
    (model) => ({
      create: createGridRow,
      write: (row, i) => writeGridRow(row, i, model(), latest.current.placed, latest.current.treeWidthPx),
      focusable: (row) => row.cells[column.current - 1]?.el ?? row.el,
    }),
    arrange,
  );
  const menu = useRowActions({ core, body, rowHeightPx, actions, label: texts.actions });
  const widthPx = placed.reduce((sum, entry) => sum + entry.widthPx, treeWidthPx);
  const titles = [
    { id: TREE, title: treeTitle, sortable: treeSortable, startPx: 0, widthPx: treeWidthPx },
    ...placed.map((entry) => ({ ...entry.column, startPx: entry.startPx, widthPx: entry.widthPx })),
  ];
  const style = { '--gh-tree-row': `${rowHeightPx}px`, '--gh-grid-row': `${rowHeightPx}px`, ...rest.style };

  return (
    <Root {...rest} style={style as CSSProperties}>
      <VisuallyHidden ref={status} role="status" />
      <Viewport ref={viewport} onMouseLeave={() => menu.show(undefined)}>
        <S.Grid
          role="treegrid"
          aria-label={label}
          aria-rowcount={-1}
          aria-colcount={columns.length + 1}
          aria-busy={busy || undefined}
          aria-disabled={disabled || undefined}
          data-density={density}
          style={{ inlineSize: widthPx }}
        >
          <TreeGridHead
            ref={head}
            titles={titles}
            sort={sort}
            widths={widths}
            onSort={changeSort}
            onResize={changeWidths}
            onNudge={nudge}
            onLeave={() => core.current?.focus()}
          />
          <S.Rows
            className="gh-grid"
            ref={body}
            role="rowgroup"
            data-boxes={hasBoxes(props) || undefined}
            data-actions={actions ? '' : undefined}
            onKeyDown={onKeyDown}
            onMouseOver={(event) => menu.show(event.target)}
            onContextMenu={(event) => {
              if (menu.open(core.current?.nodeAt(event.target) ?? -1)) event.preventDefault();
            }}
            onClick={onClick}
            onFocus={onFocus}
            onDoubleClick={(event) => core.current?.activate(core.current.nodeAt(event.target))}
          />
        </S.Grid>
        {menu.part && <S.ActionColumn style={{ inlineSize: treeWidthPx }}>{menu.part}</S.ActionColumn>}
        <TreeOverlays waiting={busy && index.nodes.length === 0} nothing={nothing} texts={texts}>
          {children}
        </TreeOverlays>
      </Viewport>
    </Root>
  );

  function changeSort(columnId: string) {
    const next = nextSort(sort, columnId);
    setOwnSort(next);
    onSortChange?.(next);
  }

  function changeWidths(next: Readonly<Record<string, number>>) {
    setWidths(next);
    onWidthsChange?.(next);
  }

  function nudge({ id, title, widthPx: before }: HeadTitle, byPx: number) {
    const next = setColumnWidth({ ...EMPTY_LAYOUT, widths }, id, before + byPx).widths;
    changeWidths(next);
    if (status.current) status.current.textContent = texts.resized(title, next[id] as number);
  }

  function onFocus(event: React.FocusEvent) {
    const tree = core.current;
    const i = tree?.nodeAt(event.target) ?? -1;
    if (!tree || i < 0) return;
    const at = event.target.getAttribute('role') === 'row' ? 0 : Number(event.target.getAttribute('aria-colindex')) - 1;
    if (i !== tree.list.active || at !== column.current) {
      column.current = at;
      tree.list.active = i;
      tree.paint();
    }
    menu.show(event.target);
  }

  function onClick(event: React.MouseEvent) {
    const tree = core.current;
    const i = tree?.nodeAt(event.target) ?? -1;
    if (!tree || i < 0) return;
    const target = event.target as Element;
    if (target.closest('.gh-twist') && tree.view.isBranch(i)) tree.setOpen(i, !tree.view.isOpen(i));
    else if (!hasBoxes(props) || target.closest('.gh-tree-cell')) tree.choose(i);
  }

  function onKeyDown(event: KeyboardEvent) {
    const tree = core.current;
    if (!tree || event.altKey) return;
    const i = tree.list.active;
    const rtl = isRtl(body.current);
    if (asksForMenu(event)) {
      if (menu.open(i)) event.preventDefault();
      return;
    }
    if (event.key === 'ArrowUp' && tree.view.rowOf(i) === 0) {
      event.preventDefault();
      head.current?.querySelectorAll<HTMLElement>('[tabindex]')[column.current]?.focus();
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (event.key === ' ' || !tree.activate(i)) tree.choose(i);
      return;
    }
    const open = tree.view.isBranch(i) ? (tree.view.isOpen(i) ? 'open' : 'closed') : undefined;
    const at = { column: column.current, columnCount: columns.length + 1, branch: open, rtl } as const;
    const step = treeGridStep(event.key, event.ctrlKey || event.metaKey, at);
    if (step?.kind === 'column') {
      column.current = step.column;
      tree.list.goTo(tree.view.rowOf(i));
      showCell();
      event.preventDefault();
    } else if (step && tree.press(step.key, rtl)) event.preventDefault();
    else if (column.current === 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      tree.typeAhead(event.key, event.timeStamp);
    }
  }

  /** A cell may stand beside the viewport. */
  function showCell() {
    document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Siblings sorted by a column; as given without one, or while it is not there. */
function arrangement<Node extends TreeNode>(
  columns: readonly TreeGridColumn<Node>[],
  columnId: string | undefined,
  ascending = true,
): Arrange<Node> | undefined {
  if (columnId === TREE) return (index) => sortTree(index, ({ label }) => label, ascending);
  const column = columns.find(({ id }) => id === columnId);
  const readValue = column && (column.value ?? ((node: Node) => cellValue(column.cell(node))));
  return readValue && ((index) => sortTree(index, readValue, ascending));
}
