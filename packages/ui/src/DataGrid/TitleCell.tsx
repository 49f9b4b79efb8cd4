import { type KeyboardEvent, memo } from 'react';
import { lazyPart } from '../lazyPart/lazyPart';
import { OnDemandMenu } from '../Menu/OnDemandMenu';
import { ColumnResizer } from './ColumnResizer';
import * as S from './DataGridHead.styles';
import { HEADER_ROW } from './gridKeys';
import { useGridTexts } from './gridTexts';
import type { GridColumn } from './gridTypes';
import { useHeadCommands } from './headContext';
import { useColumnDrag } from './useColumnDrag';
import { useTitleMenu } from './useTitleMenu';

const ColumnMenu = lazyPart(() => import('./ColumnMenu').then((module) => module.ColumnMenu));

interface TitleCellProps {
  column: GridColumn<never>;
  index: number;
  /** CSS pixels from the start edge. */
  offset: number;
  /** CSS pixels. */
  width: number;
  pinned: boolean;
  tabStop: boolean;
  /** Undefined if the rows aren't sorted by this column. */
  ascending: boolean | undefined;
  /** Whether the menu and the resizer are rendered. */
  dressed: boolean;
  /** Selects all loaded rows; only in the first column. */
  selection: { checked: boolean | 'mixed'; onToggle: () => void } | undefined;
}

/** The title of a column: a click sorts, dragging moves it, and it has the column's menu and resizer. */
export const TitleCell = memo(function TitleCell(props: TitleCellProps) {
  const { column, index, width, ascending, selection } = props;
  const { toggleSort } = useHeadCommands();
  const texts = useGridTexts();
  const menu = useTitleMenu(column.id);
  const drag = useColumnDrag(column.id);
  return (
    <S.Cell
      role="columnheader"
      aria-label={column.title}
      aria-colindex={index + 1}
      aria-sort={ariaSort(column, ascending)}
      data-end={column.align === 'end' || undefined}
      data-sorted={ascending === undefined ? undefined : ''}
      data-dragged={drag.isDragged || undefined}
      style={{ insetInlineStart: props.offset, width }}
      onContextMenu={(event) => {
        event.preventDefault();
        menu.turn(true);
      }}
      {...drag.cell}
    >
      {selection && (
        <S.SelectLoaded
          type="button"
          role="checkbox"
          aria-checked={selection.checked}
          aria-label={texts.selectLoaded}
          aria-keyshortcuts="Control+A Meta+A"
          tabIndex={-1}
          onClick={selection.onToggle}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape' || event.key === 'F2') menu.title.current?.focus();
          }}
        />
      )}
      <S.Title
        ref={menu.title}
        type="button"
        tabIndex={props.tabStop ? 0 : -1}
        data-grid-cell={`${HEADER_ROW}:${index}`}
        data-column={column.id}
        aria-haspopup="menu"
        title={column.description}
        onClick={() => column.sortable && toggleSort(column.id)}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') menu.turn(true);
        }}
        {...drag.title}
      >
        <span>{column.title}</span>
        {ascending !== undefined && <S.Arrow aria-hidden="true" data-up={ascending || undefined} viewBox="0 0 20 20" />}
      </S.Title>
      {props.dressed && (
        <>
          <OnDemandMenu
            trigger={<S.MenuButton type="button" tabIndex={-1} aria-label={texts.columnMenu(column.title)} />}
            open={menu.open}
            onOpenChange={menu.turn}
          >
            {(parts) => <ColumnMenu column={column} pinned={props.pinned} onClosed={menu.focusTitle} {...parts} />}
          </OnDemandMenu>
          <ColumnResizer title={column.title} columnId={column.id} widthPx={width} />
        </>
      )}
    </S.Cell>
  );
});

function ariaSort({ sortable }: GridColumn<never>, ascending: boolean | undefined) {
  if (ascending === undefined) return sortable ? 'none' : undefined;
  return ascending ? 'ascending' : 'descending';
}
