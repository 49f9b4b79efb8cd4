import type { ReactElement } from 'react';
import { Menu } from '../Menu/Menu';
import { nudgeColumn, placeColumns, setColumnHidden, setColumnPinned, setColumnWidth } from './gridLayout';
import { useGridTexts } from './gridTexts';
import type { GridColumn, GridLayout } from './gridTypes';
import { useHead } from './headContext';

const WIDTH_STEP_PX = 24;

interface ColumnMenuProps {
  column: GridColumn<never>;
  pinned: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement;
  /** Called after the menu has closed: focus returns to the grid. */
  onClosed: () => void;
}

/** Changes a column without dragging: sort, pin, move, resize, hide. */
export function ColumnMenu({ column, pinned, open, onOpenChange, trigger, onClosed }: ColumnMenuProps) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Items column={column} pinned={pinned} />
      </Menu.Content>
    </Menu.Root>
  );
}

function Items({ column, pinned }: Pick<ColumnMenuProps, 'column' | 'pinned'>) {
  const head = useHead();
  const texts = useGridTexts();
  const { layout, placed, columns } = head;
  const sorted = head.sort?.columnId === column.id ? head.sort : undefined;
  const at = placed.findIndex((entry) => entry.column.id === column.id);
  const width = placed[at]?.width ?? 0;
  const change = (next: GridLayout) => () => head.onLayoutChange(next);
  const nudge = (by: -1 | 1) => nudgeColumn(columns, layout, column.id, by);
  const sort = (ascending: boolean) => () => head.onSortChange?.({ columnId: column.id, ascending });
  const shown = placeColumns(columns, layout).length;
  return (
    <>
      <Menu.Item disabled={!column.sortable || sorted?.ascending === true} onSelect={sort(true)}>
        {texts.sortAscending}
      </Menu.Item>
      <Menu.Item disabled={!column.sortable || sorted?.ascending === false} onSelect={sort(false)}>
        {texts.sortDescending}
      </Menu.Item>
      <Menu.Item disabled={!sorted} onSelect={() => head.onSortChange?.(undefined)}>
        {texts.clearSort}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item onSelect={change(setColumnPinned(layout, column.id, !pinned))}>
        {pinned ? texts.unpin : texts.pin}
      </Menu.Item>
      <Menu.Item disabled={nudge(-1) === layout} onSelect={change(nudge(-1))}>
        {texts.moveToStart}
      </Menu.Item>
      <Menu.Item disabled={nudge(1) === layout} onSelect={change(nudge(1))}>
        {texts.moveToEnd}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item note={texts.width(width)} onSelect={change(setColumnWidth(layout, column.id, width + WIDTH_STEP_PX))}>
        {texts.wider}
      </Menu.Item>
      <Menu.Item onSelect={change(setColumnWidth(layout, column.id, width - WIDTH_STEP_PX))}>
        {texts.narrower}
      </Menu.Item>
      <Menu.Item
        disabled={layout.widths[column.id] === undefined}
        onSelect={change(setColumnWidth(layout, column.id, undefined))}
      >
        {texts.resetWidth}
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item disabled={shown <= 1} onSelect={change(setColumnHidden(layout, column.id, true))}>
        {texts.hideColumn}
      </Menu.Item>
    </>
  );
}
