import { type ComponentProps, type CSSProperties, type KeyboardEvent, type Ref, useMemo, useRef } from 'react';
import { isRtl } from '../internal/direction';
import { ROW_HEIGHT_PX } from '../Tree/Tree';
import { TreeOverlays } from '../Tree/TreeOverlays';
import { TREE_TEXTS, type TreeBaseProps, type TreeHandle } from '../Tree/treeProps';
import { Root, Viewport } from '../Tree/treeStyles';
import type { TreeNode } from '../Tree/treeTypes';
import { hasBoxes, useTreeCore } from '../Tree/useTreeCore';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { treeGridStep } from './treeGridKeys';
import { createGridRow, type TreeGridColumn, type TreeGridRow, writeGridRow } from './treeGridRow';
import * as S from './treeGridStyles';

export interface TreeGridProps<Node extends TreeNode = TreeNode>
  extends Omit<TreeBaseProps<Node>, 'actions'>,
    Omit<ComponentProps<'div'>, keyof TreeBaseProps | 'ref' | 'role'> {
  /** Title of the column that holds the tree. */
  treeTitle: string;
  /** Width of that column in px. @default 280 */
  treeWidth?: number | undefined;
  /** The values of each node. A new array places the columns anew, so keep it outside of a render. */
  columns: readonly TreeGridColumn<Node>[];
  /** What a host may ask of the tree: to open, to reveal, to search. */
  ref?: Ref<TreeHandle> | undefined;
}

const HEAD_HEIGHT_PX = 32;
const COLUMN_WIDTH_PX = 140;

/**
 * A tree whose nodes have values in columns. Renders a `role="treegrid"` element that follows the treegrid pattern of
 * the ARIA Authoring Practices Guide: arrows move in the tree, Right goes on into the cells. Rows without children are
 * a `DataGrid`; nodes without values a `Tree`.
 */
export function TreeGrid<Node extends TreeNode>(props: TreeGridProps<Node>) {
  const { label, nodes, density = 'compact', busy = false, treeTitle, treeWidth = 280, columns, ref, ...more } = props;
  const { checked, defaultChecked, onCheckedChange, selectedId, onSelect, onActivate, defaultExpanded, ...others } =
    more;
  const { onExpandedChange, loadChildren, searchText, disabled, formatCount, texts: given, children, ...rest } = others;
  const texts = { ...TREE_TEXTS, ...given };
  const rowHeightPx = ROW_HEIGHT_PX[density];
  const placed = useMemo(() => {
    let startPx = treeWidth;
    return columns.map((column) => {
      const widthPx = column.width ?? COLUMN_WIDTH_PX;
      startPx += widthPx;
      return { column, startPx: startPx - widthPx, widthPx };
    });
  }, [columns, treeWidth]);
  const latest = useRef({ placed, treeWidth });
  latest.current = { placed, treeWidth };
  /** 0 while the row has the focus, from 1 on a cell. */
  const column = useRef(0);
  const { core, viewport, body, status, index, nothing } = useTreeCore<Node, TreeGridRow>(
    props,
    ref,
    { rowHeightPx, headHeightPx: HEAD_HEIGHT_PX },
    (model) => ({
      create: createGridRow,
      write: (row, i) => writeGridRow(row, i, model(), latest.current.placed, latest.current.treeWidth),
      focusable: (row) => row.cells[column.current - 1]?.el ?? row.el,
    }),
  );
  const widthPx = placed.reduce((sum, entry) => sum + entry.widthPx, treeWidth);
  const style = { '--gh-tree-row': `${rowHeightPx}px`, '--gh-grid-row': `${rowHeightPx}px`, ...rest.style };

  return (
    <Root {...rest} style={style as CSSProperties}>
      <VisuallyHidden ref={status} role="status" />
      <Viewport ref={viewport}>
        <S.Grid
          role="treegrid"
          aria-label={label}
          aria-rowcount={-1}
          aria-colcount={columns.length + 1}
          aria-busy={busy || undefined}
          aria-disabled={disabled || undefined}
          data-density={density}
          style={{ inlineSize: widthPx }}
          onKeyDown={onKeyDown}
        >
          <S.Head role="row" aria-rowindex={1}>
            <S.Title role="columnheader" aria-colindex={1} style={{ inlineSize: treeWidth }}>
              {treeTitle}
            </S.Title>
            {placed.map((entry, k) => (
              <S.Title
                key={entry.column.id}
                role="columnheader"
                aria-colindex={k + 2}
                data-align={entry.column.align}
                style={{ insetInlineStart: entry.startPx, inlineSize: entry.widthPx }}
              >
                {entry.column.title}
              </S.Title>
            ))}
          </S.Head>
          <S.Rows
            ref={body}
            role="rowgroup"
            data-boxes={hasBoxes(props) || undefined}
            onClick={onClick}
            onFocus={onFocus}
            onDoubleClick={(event) => core.current?.activate(core.current.nodeAt(event.target))}
          />
        </S.Grid>
        <TreeOverlays waiting={busy && index.nodes.length === 0} nothing={nothing} texts={texts}>
          {children}
        </TreeOverlays>
      </Viewport>
    </Root>
  );

  function onFocus(event: React.FocusEvent) {
    const tree = core.current;
    const i = tree?.nodeAt(event.target) ?? -1;
    if (!tree || i < 0) return;
    const at = event.target.getAttribute('role') === 'row' ? 0 : Number(event.target.getAttribute('aria-colindex')) - 1;
    if (i === tree.list.active && at === column.current) return;
    column.current = at;
    tree.list.active = i;
    tree.paint();
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
