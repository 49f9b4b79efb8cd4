import { type DragEvent, type MouseEvent, memo, Suspense, useState } from 'react';
import { lazyPart } from '../lazyPart/lazyPart';
import { ColumnFilter } from './ColumnFilter';
import { ColumnResizer } from './ColumnResizer';
import * as S from './DataGridHead.styles';
import { FILTER_ROW, HEADER_ROW } from './gridKeys';
import { moveColumn, type PlacedColumn } from './gridLayout';
import type { GridColumn, GridLayout, GridPosition, GridSort } from './gridTypes';

const ColumnMenu = lazyPart(() => import('./ColumnMenu').then((module) => module.ColumnMenu));

export interface DataGridHeadProps<Row> {
  columns: readonly GridColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
  sort: GridSort | undefined;
  onSortChange: ((sort: GridSort | undefined) => void) | undefined;
  /** The header or filter cell in the tab order, if the active cell is one. */
  active: GridPosition | undefined;
  hasFilters: boolean;
  pinnedWidthPx: number;
  totalWidthPx: number;
  selection: { checked: boolean | 'mixed'; onToggle: () => void } | undefined;
}

function Head<Row>(props: DataGridHeadProps<Row>) {
  const { placed, hasFilters } = props;
  const pinned = placed.filter((entry) => entry.pinned);
  const center = placed.slice(pinned.length);
  const rows = hasFilters ? [HEADER_ROW, FILTER_ROW] : [HEADER_ROW];
  return (
    <S.Head role="rowgroup" style={{ width: props.totalWidthPx }}>
      {rows.map((row, at) => (
        <S.Row
          key={row}
          role="row"
          aria-rowindex={at + 1}
          data-kind={row === HEADER_ROW ? 'titles' : 'filters'}
          style={{ paddingInlineStart: props.pinnedWidthPx }}
        >
          <S.Pinned role="presentation" style={{ width: props.pinnedWidthPx }}>
            {pinned.map((entry, index) => cell(entry, row, index))}
          </S.Pinned>
          {center.map((entry, index) => cell(entry, row, pinned.length + index))}
        </S.Row>
      ))}
    </S.Head>
  );

  function cell(entry: PlacedColumn<Row>, row: number, index: number) {
    const isActive = props.active?.row === row && props.active.column === index;
    const shared = { entry, index, tabStop: isActive };
    return row === HEADER_ROW ? (
      <TitleCell key={entry.column.id} {...shared} head={props} />
    ) : (
      <FilterCell key={entry.column.id} {...shared} />
    );
  }
}

export const DataGridHead = memo(Head) as typeof Head;

interface CellProps<Row> {
  entry: PlacedColumn<Row>;
  index: number;
  tabStop: boolean;
}

function TitleCell<Row>({ entry, index, tabStop, head }: CellProps<Row> & { head: DataGridHeadProps<Row> }) {
  const { column, offset, width } = entry;
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const [dropBefore, setDropBefore] = useState(false);
  const sorted = head.sort?.columnId === column.id ? head.sort : undefined;
  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpen(true);
  };
  const toggleSort = () => {
    if (!column.sortable) return;
    head.onSortChange?.({ columnId: column.id, ascending: sorted ? !sorted.ascending : true });
  };
  return (
    <S.Cell
      role="columnheader"
      aria-label={column.title}
      aria-colindex={index + 1}
      aria-sort={sorted ? (sorted.ascending ? 'ascending' : 'descending') : column.sortable ? 'none' : undefined}
      data-end={column.align === 'end' || undefined}
      data-sorted={sorted ? '' : undefined}
      data-drop={dropBefore || undefined}
      style={{ insetInlineStart: offset, width }}
      onContextMenu={(event: MouseEvent) => {
        event.preventDefault();
        openMenu();
      }}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes(COLUMN_TYPE)) return;
        event.preventDefault();
        setDropBefore(true);
      }}
      onDragLeave={() => setDropBefore(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setDropBefore(false);
        const id = event.dataTransfer.getData(COLUMN_TYPE);
        if (id) head.onLayoutChange(moveColumn(head.columns, head.layout, id, column.id));
      }}
    >
      {index === 0 && head.selection && (
        <S.SelectLoaded
          type="button"
          role="checkbox"
          aria-checked={head.selection.checked}
          aria-label="Select the rows loaded so far"
          tabIndex={-1}
          onClick={head.selection.onToggle}
        />
      )}
      <S.Title
        type="button"
        draggable
        tabIndex={tabStop ? 0 : -1}
        data-grid-cell={`${HEADER_ROW}:${index}`}
        aria-haspopup="menu"
        title={column.description}
        onClick={toggleSort}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') openMenu();
        }}
        onDragStart={(event: DragEvent) => {
          event.dataTransfer.setData(COLUMN_TYPE, column.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <span>{column.title}</span>
        {sorted && <S.Arrow aria-hidden="true" data-up={sorted.ascending || undefined} viewBox="0 0 20 20" />}
      </S.Title>
      {menuWanted ? (
        <Suspense fallback={<S.MenuButton as="span" />}>
          <ColumnMenu
            column={column}
            pinned={entry.pinned}
            head={head}
            open={menuOpen}
            onOpenChange={setMenuOpen}
            trigger={<S.MenuButton type="button" tabIndex={-1} aria-label={`Column menu: ${column.title}`} />}
          />
        </Suspense>
      ) : (
        <S.MenuButton type="button" tabIndex={-1} aria-label={`Column menu: ${column.title}`} onClick={openMenu} />
      )}
      <ColumnResizer
        title={column.title}
        widthPx={width}
        layout={head.layout}
        columnId={column.id}
        onLayoutChange={head.onLayoutChange}
      />
    </S.Cell>
  );
}

const COLUMN_TYPE = 'application/x-gladhand-column';

function FilterCell<Row>({ entry, index, tabStop }: CellProps<Row>) {
  const { column, offset, width } = entry;
  return (
    <S.Cell role="gridcell" aria-colindex={index + 1} style={{ insetInlineStart: offset, width }}>
      {column.filter ? (
        <ColumnFilter
          filter={column.filter}
          title={column.title}
          tabStop={tabStop}
          cellKey={`${FILTER_ROW}:${index}`}
        />
      ) : (
        <S.NoFilter tabIndex={tabStop ? 0 : -1} data-grid-cell={`${FILTER_ROW}:${index}`}>
          <span>No filter for {column.title}</span>
        </S.NoFilter>
      )}
    </S.Cell>
  );
}
