import { type CSSProperties, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ColumnWindow } from './columnWindow';
import * as S from './DataGrid.styles';
import { DataGridHead } from './DataGridHead';
import type { DataGridProps } from './dataGridProps';
import { GridPainter } from './GridPainter';
import { GridHint } from './gridHint';
import { FILTER_ROW, HEADER_ROW, nextPosition } from './gridKeys';
import { placeColumns } from './gridLayout';
import type { GridModel } from './gridModel';
import { GridTextsContext, useAllGridTexts } from './gridTexts';
import type { GridPosition, ItemRange } from './gridTypes';
import { useCellEditing } from './useCellEditing';
import { useRowSelection } from './useRowSelection';

const ROW_HEIGHT_PX = { compact: 28, comfortable: 40 } as const;
const TITLE_ROW_PX = 40;
const FILTER_ROW_PX = 28;

/**
 * A grid for a very large number of rows and columns. Both are virtualized, and rows can load page by page. Renders a
 * scrollable `role="grid"` that follows the grid pattern of the ARIA Authoring Practices Guide. React renders the
 * header; rows are written into recycled nodes.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rows, rowId, rowLabel, layout, density = 'compact' } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const hintBox = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const dropLine = useRef<HTMLDivElement>(null);
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

  // The painter owns the nodes of the rows during the lifetime of the viewport.
  useLayoutEffect(() => {
    if (!viewport.current || !body.current || !hintBox.current) return;
    S.adoptGridRows(body.current);
    let reported = { drawn: NO_ROWS, inView: NO_ROWS };
    const made = new GridPainter<Row>({
      viewport: viewport.current,
      body: body.current,
      columnWindow,
      onRows(drawn, inView) {
        const before = reported;
        reported = { drawn, inView };
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
  // Each render that affects the rows repaints the visible window once.
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
      currentId: props.currentId,
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
      if (shade.current) shade.current.hidden = element.scrollLeft === 0;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  const goTo = useCallback((position: GridPosition) => {
    wantsFocus.current = true;
    setActive({ ...position });
  }, []);

  // Written directly: a drag reports many positions, and no header cell needs to render for them.
  const showDropLine = useCallback((clientX: number | undefined) => {
    const line = dropLine.current;
    if (!line?.parentElement) return;
    line.hidden = clientX === undefined;
    if (clientX !== undefined) line.style.left = `${clientX - line.parentElement.getBoundingClientRect().left - 1}px`;
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
          if (!linkAt(event.target)) activate(position.row);
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
            onDropLine={showDropLine}
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
      {pinnedCount > 0 && <S.PinShade ref={shade} style={{ insetBlockStart: headHeightPx + 1 }} hidden />}
      <S.DropLine ref={dropLine} hidden />
      <S.Hint ref={hintBox} id={hintId} role="tooltip" hidden />
    </S.Root>
  );

  function onClick(event: React.MouseEvent) {
    const position = painter.current?.positionOf(event.target as Element);
    if (!position) return;
    if (linkAt(event.target)) return followLink(event, position);
    const onBox = (event.target as Element).closest('[role=checkbox]');
    if (onBox || event.metaKey || event.ctrlKey) selection?.toggle(position.row, event.shiftKey);
    goTo(position);
  }

  /** Clicks with a modifier open tabs and windows, as on any link. */
  function followLink(event: React.MouseEvent, position: GridPosition) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    goTo(position);
    const row = rows.at(position.row);
    const isElsewhere = placed[position.column]?.column.linksElsewhere;
    if (row === undefined || !props.onLinkClick || isElsewhere) return;
    event.preventDefault();
    props.onLinkClick(row);
  }

  function activate(index: number) {
    const row = rows.at(index);
    if (row === undefined) return;
    if (props.onRowActivate) props.onRowActivate(row);
    else painter.current?.linkAt(index)?.click();
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
      if (editing.begin(kept)) return;
      const link = painter.current?.cellAt(kept)?.querySelector<HTMLElement>('a[href]');
      if (link) link.click();
      else activate(kept.row);
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

const linkAt = (target: EventTarget): Element | null => (target as Element).closest('a[href]');

/** Rows and columns may have been removed since the position was set. */
function clampPosition(at: GridPosition, rowCount: number, columnCount: number, hasFilters: boolean): GridPosition {
  const row = at.row >= rowCount ? (rowCount > 0 ? rowCount - 1 : HEADER_ROW) : at.row;
  return {
    row: row === FILTER_ROW && !hasFilters ? HEADER_ROW : row,
    column: Math.max(0, Math.min(at.column, columnCount - 1)),
  };
}
