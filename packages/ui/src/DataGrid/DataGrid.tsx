import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ColumnWindow } from './columnWindow';
import * as S from './DataGrid.styles';
import { DataGridHead } from './DataGridHead';
import { GridPainter } from './GridPainter';
import { GridHint } from './gridHint';
import { FILTER_ROW, HEADER_ROW, nextPosition } from './gridKeys';
import { placeColumns } from './gridLayout';
import type { GridModel } from './gridModel';
import { type GridTexts, GridTextsContext, useAllGridTexts } from './gridTexts';
import type { GridColumn, GridLayout, GridPosition, GridRows, GridSort, ItemRange } from './gridTypes';
import { useCellEditing } from './useCellEditing';
import { useRowSelection } from './useRowSelection';

const ROW_HEIGHT_PX = { compact: 28, comfortable: 40 } as const;
const TITLE_ROW_PX = 40;
const FILTER_ROW_PX = 28;

export interface DataGridProps<Row> {
  /** What the grid lists, for assistive technology. */
  label: string;
  /** The columns, in their natural order. Keep the same array between renders. */
  columns: readonly GridColumn<Row>[];
  /** A new object repaints what is in view and writes only what differs. */
  rows: GridRows<Row>;
  /** Unique and lasting: a selection is kept by it. */
  rowId: (row: Row) => string;
  /** How a row is called, e.g. its unit ID. */
  rowLabel: (row: Row) => string;
  /** Which columns are shown, in what order, how wide and which are pinned; `EMPTY_LAYOUT` to begin with. */
  layout: GridLayout;
  /** The user moved, sized, pinned or hid a column. */
  onLayoutChange: (layout: GridLayout) => void;
  /** What the rows are sorted by now. The grid shows it; the rows come sorted. */
  sort?: GridSort | undefined;
  /** Another column or direction; undefined takes the sort back. */
  onSortChange?: ((sort: GridSort | undefined) => void) | undefined;
  /** Ids of the selected rows, whose boxes stand in the first column. Leave it out and rows cannot be selected. */
  selected?: ReadonlySet<string> | undefined;
  /** The new selection. It belongs with `selected`. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** The first and last row that are drawn, some out of view included: load what is missing. */
  onVisibleRowsChange?: ((first: number, last: number) => void) | undefined;
  /** The first and last row that can be read, for words such as 'Rows 1 to 22 of 1,204'. */
  onRowsInViewChange?: ((first: number, last: number) => void) | undefined;
  /** Enter or double-click on a row. */
  onRowActivate?: ((row: Row) => void) | undefined;
  /** Rows of 28 or 40 px. @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined;
  /** Height of a row in CSS pixels. @default 28 when compact, 40 when comfortable */
  rowHeightPx?: number | undefined;
  /** The rows are being fetched anew. @default false */
  busy?: boolean | undefined;
  /** Words to replace. Keep the same object between renders. */
  texts?: Partial<GridTexts> | undefined;
  /** Stands in place of the rows: empty, failed, forbidden. */
  children?: ReactNode;
}

/**
 * A grid for very many rows and columns: both are virtual, pages may come late. Renders a `role="grid"` element that
 * scrolls and follows the grid pattern of the ARIA Authoring Practices Guide. React draws the header; rows are written
 * into recycled nodes.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, rowId, rowLabel, layout, density = 'compact' } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const hintBox = useRef<HTMLDivElement>(null);
  const painter = useRef<GridPainter<Row> | undefined>(undefined);
  const hint = useRef<GridHint | undefined>(undefined);
  const hintId = useId();
  const [active, setActive] = useState<GridPosition>({ row: HEADER_ROW, column: 0 });
  const wantsFocus = useRef(false);
  const [columnWindow] = useState(() => new ColumnWindow());

  const placed = useMemo(() => placeColumns(columns, layout), [columns, layout]);
  const pinnedCount = placed.filter((entry) => entry.pinned).length;
  const lastPinned = placed[pinnedCount - 1];
  const last = placed[placed.length - 1];
  const pinnedWidthPx = lastPinned ? lastPinned.offset + lastPinned.width : 0;
  const totalWidthPx = last ? last.offset + last.width : 0;
  const hasFilters = columns.some((column) => column.filter);
  const headHeightPx = TITLE_ROW_PX + (hasFilters ? FILTER_ROW_PX : 0);
  const rowHeightPx = props.rowHeightPx ?? ROW_HEIGHT_PX[density];
  const selection = useRowSelection(props);
  const texts = useAllGridTexts(props.texts);
  const listeners = useRef(props);
  listeners.current = props;

  // The painter owns the rows' nodes for as long as the viewport lives.
  useLayoutEffect(() => {
    if (!viewport.current || !body.current || !hintBox.current) return;
    S.adoptGridRows(body.current);
    let told = { drawn: NO_ROWS, inView: NO_ROWS };
    const made = new GridPainter<Row>({
      viewport: viewport.current,
      body: body.current,
      columnWindow,
      onRows(drawn, inView) {
        const before = told;
        told = { drawn, inView };
        if (!sameRange(before.drawn, drawn)) listeners.current.onVisibleRowsChange?.(drawn.first, drawn.last);
        if (!sameRange(before.inView, inView)) listeners.current.onRowsInViewChange?.(inView.first, inView.last);
      },
    });
    painter.current = made;
    hint.current = new GridHint(hintBox.current);
    return () => {
      hint.current?.hide();
      made.destroy();
      painter.current = undefined;
    };
  }, [columnWindow]);

  const kept = clampPosition(active, rows.count, placed.length, hasFilters);
  // Every render that changes what the rows show is one repaint of the window in view.
  useLayoutEffect(() => {
    const model: GridModel<Row> = {
      columns: placed,
      pinnedCount,
      rows,
      rowId,
      boxLabel: (row, index) => (row === undefined ? texts.loadingRow(index + 1) : texts.selectRow(rowLabel(row))),
      rowHeightPx,
      headHeightPx,
      selected: props.selected,
      active: kept,
      headRows: hasFilters ? 2 : 1,
      editable: columns.some((column) => column.editor),
      rtl: viewport.current ? getComputedStyle(viewport.current).direction === 'rtl' : false,
    };
    painter.current?.update(model);
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    painter.current?.reveal(kept);
    const target =
      kept.row < 0
        ? viewport.current?.querySelector<HTMLElement>(`[data-grid-cell="${kept.row}:${kept.column}"]`)
        : painter.current?.cellAt(kept);
    target?.focus({ preventScroll: kept.row >= 0 });
    if (target && kept.row >= 0) hint.current?.now(target, painter.current?.hintAt(target) ?? '');
  });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const onScroll = () => {
      hint.current?.hide();
      body.current?.toggleAttribute('data-scrolled', element.scrollLeft !== 0);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  const goTo = useCallback((position: GridPosition) => {
    wantsFocus.current = true;
    setActive({ ...position });
  }, []);

  const editing = useCellEditing({
    viewport,
    placed,
    rows,
    rowLabel,
    rowHeightPx,
    headHeightPx,
    headRows: hasFilters ? 2 : 1,
    texts,
    goTo,
  });

  return (
    <S.Root
      data-density={density}
      style={{ '--gh-grid-pinned': `${pinnedWidthPx}px`, '--gh-grid-row': `${rowHeightPx}px` } as CSSProperties}
    >
      <S.Viewport
        ref={viewport}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.count + (hasFilters ? 2 : 1)}
        aria-colcount={placed.length}
        aria-busy={props.busy || undefined}
        aria-multiselectable={props.selected ? true : undefined}
        onKeyDown={onKeyDown}
        onMouseOver={(event) => {
          const cell = (event.target as Element).closest('[role=gridcell]');
          if (cell && body.current?.contains(cell)) hint.current?.soon(cell, () => painter.current?.hintAt(cell) ?? '');
          else hint.current?.hide();
        }}
        onMouseLeave={() => hint.current?.hide()}
        onBlur={() => hint.current?.hide()}
        onClick={onClick}
        onDoubleClick={(event) => {
          const position = painter.current?.positionOf(event.target as Element);
          if (!position || editing.begin(position)) return;
          const row = rows.at(position.row);
          if (row !== undefined) props.onRowActivate?.(row);
        }}
        onFocus={(event) => {
          const key = (event.target as HTMLElement).dataset.gridCell?.split(':').map(Number);
          if (key && (kept.row !== key[0] || kept.column !== key[1])) {
            setActive({ row: key[0] as number, column: key[1] as number });
          }
        }}
      >
        <GridTextsContext value={texts}>
          <DataGridHead
            columns={columns}
            placed={placed}
            columnWindow={columnWindow}
            layout={layout}
            onLayoutChange={props.onLayoutChange}
            sort={props.sort}
            onSortChange={props.onSortChange}
            active={kept.row < 0 ? kept : undefined}
            hasFilters={hasFilters}
            pinnedWidthPx={pinnedWidthPx}
            totalWidthPx={totalWidthPx}
            selection={selection?.head}
          />
        </GridTextsContext>
        {editing.field}
        <S.Body
          ref={body}
          className="gh-grid"
          role="rowgroup"
          data-pinned={pinnedCount > 0 || undefined}
          style={{ width: totalWidthPx }}
        />
      </S.Viewport>
      {props.children && <S.Overlay style={{ insetBlockStart: headHeightPx + 1 }}>{props.children}</S.Overlay>}
      <S.Hint ref={hintBox} id={hintId} role="tooltip" hidden />
    </S.Root>
  );

  function onClick(event: React.MouseEvent) {
    const position = painter.current?.positionOf(event.target as Element);
    if (!position) return;
    const onBox = (event.target as Element).closest('[role=checkbox]');
    if (onBox || event.metaKey || event.ctrlKey) selection?.toggle(position.row, event.shiftKey);
    goTo(position);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const target = event.target as HTMLElement;
    const role = target.getAttribute('role');
    const onCell = target === viewport.current || target.dataset.gridCell || role === 'gridcell';
    if (!(onCell || role === 'checkbox') || event.altKey) return;
    const withControl = event.ctrlKey || event.metaKey;
    if (selection && withControl && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      return selection.toggleLoaded();
    }
    if (!onCell) return;
    if (event.key === 'Escape' && hint.current?.hide()) return event.stopPropagation();
    const next = nextPosition(event.key, withControl, kept, {
      rowCount: rows.count,
      columnCount: placed.length,
      pageRows: Math.max(1, Math.floor(((viewport.current?.clientHeight ?? 0) - headHeightPx) / rowHeightPx) - 1),
      hasFilters,
      rtl: target.matches(':dir(rtl)'),
    });
    if (next) {
      event.preventDefault();
      return goTo(next);
    }
    if (kept.row < 0) {
      if (event.key !== 'F2') return;
      if (kept.row === FILTER_ROW) target.click();
      else target.parentElement?.querySelector<HTMLElement>('[role=checkbox]')?.focus();
      return;
    }
    const row = rows.at(kept.row);
    if (event.key === ' ' && selection) {
      event.preventDefault();
      selection.toggle(kept.row, event.shiftKey);
    } else if (event.key === 'F2') {
      event.preventDefault();
      editing.begin(kept);
    } else if (event.key === 'Enter' && row !== undefined) {
      event.preventDefault();
      if (!editing.begin(kept)) props.onRowActivate?.(row);
    } else if (event.key === 'c' && withControl && row !== undefined && !String(getSelection())) {
      const cell = placed[kept.column]?.column.cell(row);
      if (cell) void navigator.clipboard?.writeText(`${cell.lead ?? ''}${cell.text}`);
    } else if (event.key.length === 1 && !withControl && editing.begin(kept, event.key)) {
      event.preventDefault();
    }
  }
}

const NO_ROWS: ItemRange = { first: 0, last: -1 };
const sameRange = (a: ItemRange, b: ItemRange) => a.first === b.first && a.last === b.last;

/** Rows and columns may have gone since the position was chosen. */
function clampPosition(at: GridPosition, rowCount: number, columnCount: number, hasFilters: boolean): GridPosition {
  const row = at.row >= rowCount ? (rowCount > 0 ? rowCount - 1 : HEADER_ROW) : at.row;
  return {
    row: row === FILTER_ROW && !hasFilters ? HEADER_ROW : row,
    column: Math.max(0, Math.min(at.column, columnCount - 1)),
  };
}
