import { memo, type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import { ColumnFilter } from './ColumnFilter';
import * as S from './DataGridHead.styles';
import type { DataGridHeadProps } from './dataGridHeadProps';
import { FILTER_ROW, HEADER_ROW } from './gridKeys';
import { dropColumn, type PlacedColumn } from './gridLayout';
import { useGridTexts } from './gridTexts';
import type { GridColumn, ItemRange } from './gridTypes';
import { type HeadCommands, HeadCommandsContext, HeadContext } from './headContext';
import { TitleCell } from './TitleCell';
import { useSettledWindow } from './useSettledWindow';

function Head<Row>(props: DataGridHeadProps<Row>) {
  const { placed, hasFilters, columnWindow, active } = props;
  const near = useSyncExternalStore(columnWindow.subscribe, columnWindow.get, columnWindow.get);
  // Rows have priority: menus and resizers are added in a later render.
  const settled = useSettledWindow(near);
  const pinnedCount = placed.filter((entry) => entry.pinned).length;
  const rows = hasFilters ? [HEADER_ROW, FILTER_ROW] : [HEADER_ROW];
  // Columns out of view have no header cell, except the one with focus.
  const drawn = placed
    .map((entry, index) => ({ entry, index }))
    .slice(pinnedCount)
    .filter(({ index }) => inRange(index - pinnedCount, near) || index === active?.column);
  return (
    <HeadProvider head={props as DataGridHeadProps<never>}>
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
              {placed.slice(0, pinnedCount).map((entry, index) => cell(entry, row, index))}
            </S.Pinned>
            {drawn.map(({ entry, index }) => cell(entry, row, index))}
          </S.Row>
        ))}
      </S.Head>
    </HeadProvider>
  );

  function cell({ column, offset, width, pinned }: PlacedColumn<Row>, row: number, index: number) {
    const tabStop = active?.row === row && active.column === index;
    const place = { column: column as GridColumn<never>, index, offset, width, tabStop };
    if (row === FILTER_ROW) return <FilterCell key={column.id} {...place} />;
    const sorted = props.sort?.columnId === column.id ? props.sort.ascending : undefined;
    return (
      <TitleCell
        key={column.id}
        {...place}
        pinned={pinned}
        ascending={sorted}
        dressed={index < pinnedCount ? settled.last >= 0 : inRange(index - pinnedCount, settled)}
        selection={index === 0 ? props.selection : undefined}
      />
    );
  }
}

export const DataGridHead = memo(Head) as typeof Head;

function HeadProvider({ head, children }: { head: DataGridHeadProps<never>; children: ReactNode }) {
  const latest = useRef(head);
  latest.current = head;
  const commands = useMemo((): HeadCommands => {
    const changeLayout: HeadCommands['changeLayout'] = (change) =>
      latest.current.onLayoutChange(change(latest.current.layout));
    return {
      changeLayout,
      moveColumn: (id, targetId, side) =>
        changeLayout((layout) => dropColumn(latest.current.columns, layout, id, targetId, side)),
      canMove: (id, targetId, side) => {
        const { columns, layout } = latest.current;
        return dropColumn(columns, layout, id, targetId, side) !== layout;
      },
      showDrop: (clientX) => latest.current.onDropLine(clientX),
      toggleSort: (columnId) => {
        const { sort, onSortChange } = latest.current;
        onSortChange?.({ columnId, ascending: sort?.columnId === columnId ? !sort.ascending : true });
      },
    };
  }, []);
  return (
    <HeadCommandsContext value={commands}>
      <HeadContext value={head}>{children}</HeadContext>
    </HeadCommandsContext>
  );
}

const inRange = (index: number, { first, last }: ItemRange) => index >= first && index <= last;

interface FilterCellProps {
  column: GridColumn<never>;
  index: number;
  offset: number;
  width: number;
  tabStop: boolean;
}

const FilterCell = memo(function FilterCell({ column, index, offset, width, tabStop }: FilterCellProps) {
  const texts = useGridTexts();
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
          <span>{texts.noFilter(column.title)}</span>
        </S.NoFilter>
      )}
    </S.Cell>
  );
});
