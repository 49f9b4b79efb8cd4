import { useRef } from 'react';
import type { DataGridProps } from './dataGridProps';
import { idsBetween, selectRange, toggleIds } from './selectRange';

/** Selects single rows, ranges with Shift, and all loaded rows. Undefined if rows can't be selected. */
export function useRowSelection<Row>({ rows, rowId, selected, onSelectedChange }: DataGridProps<Row>) {
  const anchor = useRef<number | undefined>(undefined);
  if (!selected || !onSelectedChange) return undefined;
  const idAt = (index: number) => {
    const row = rows.at(index);
    return row === undefined ? undefined : rowId(row);
  };
  const loaded = () => idsBetween(idAt, 0, rows.count - 1);
  const toggle = (index: number, extend: boolean) => {
    const next = selectRange(selected, idAt, extend ? (anchor.current ?? index) : index, index);
    if (next === selected) return;
    anchor.current = index;
    onSelectedChange(next);
  };
  const coversAll = () => rows.count > 0 && selected.size >= rows.count && hasAll(loaded());
  const hasAll = (ids: readonly string[]) => ids.length === rows.count && ids.every((id) => selected.has(id));
  const checked: boolean | 'mixed' = selected.size === 0 ? false : coversAll() || 'mixed';
  const onToggle = () => onSelectedChange(selected.size > 0 ? new Set() : new Set(loaded()));
  /** Unlike the checkbox, the key completes a partial selection. */
  const toggleLoaded = () => onSelectedChange(toggleIds(selected, loaded()));
  return { toggle, toggleLoaded, head: { checked, onToggle } };
}
