import type { ReactElement } from 'react';
import { Menu } from '../Menu/Menu';
import { nudgeColumn, placeColumns, setColumnHidden, setColumnPinned, setColumnWidth } from './gridLayout';
import type { GridColumn, GridLayout } from './gridTypes';
import { useHead } from './headContext';

const WIDTH_STEP_PX = 24;

interface ColumnMenuProps {
  column: GridColumn<never>;
  pinned: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement;
}

/** All that can be done to a column without dragging: sort, pin, move, resize, hide. */
export function ColumnMenu({ column, pinned, open, onOpenChange, trigger }: ColumnMenuProps) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content aria-label={`Column ${column.title}`}>
        <Items column={column} pinned={pinned} />
      </Menu.Content>
    </Menu.Root>
  );
}

function Items({ column, pinned }: Pick<ColumnMenuProps, 'column' | 'pinned'>) {
  const head = useHead();
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
        Sort ascending
      </Menu.Item>
      <Menu.Item disabled={!column.sortable || sorted?.ascending === false} onSelect={sort(false)}>
        Sort descending
      </Menu.Item>
      <Menu.Item disabled={!sorted} onSelect={() => head.onSortChange?.(undefined)}>
        Clear sort
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item onSelect={change(setColumnPinned(layout, column.id, !pinned))}>{pinned ? 'Unpin' : 'Pin'}</Menu.Item>
      <Menu.Item disabled={nudge(-1) === layout} onSelect={change(nudge(-1))}>
        Move towards start
      </Menu.Item>
      <Menu.Item disabled={nudge(1) === layout} onSelect={change(nudge(1))}>
        Move towards end
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item note={`${width} px`} onSelect={change(setColumnWidth(layout, column.id, width + WIDTH_STEP_PX))}>
        Wider
      </Menu.Item>
      <Menu.Item onSelect={change(setColumnWidth(layout, column.id, width - WIDTH_STEP_PX))}>Narrower</Menu.Item>
      <Menu.Item
        disabled={layout.widths[column.id] === undefined}
        onSelect={change(setColumnWidth(layout, column.id, undefined))}
      >
        Reset width
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item disabled={shown <= 1} onSelect={change(setColumnHidden(layout, column.id, true))}>
        Hide column
      </Menu.Item>
    </>
  );
}
