import { useRef } from 'react';
import type { DataGridProps } from './DataGrid';

/** Selecting rows one by one, by range with Shift, and all that are loaded. Undefined when rows cannot be selected. */
export function useRowSelection<Row>({ rows, rowId, selected, onSelectedChange }: DataGridProps<Row>) {
  const anchor = useRef<number | undefined>(undefined);
  if (!selected || !onSelectedChange) return undefined;
  const idsBetween = (first: number, last: number): string[] => {
    const ids: string[] = [];
    for (let index = first; index <= last; index++) {
      const row = rows.at(index);
      if (row !== undefined) ids.push(rowId(row));
    }
    return ids;
  };
  const toggle = (index: number, extend: boolean) => {
    const row = rows.at(index);
    if (row === undefined) return;
    const id = rowId(row);
    const next = new Set(selected);
    const add = !selected.has(id);
    const from = extend && anchor.current !== undefined ? anchor.current : index;
    for (const each of idsBetween(Math.min(from, index), Math.max(from, index))) {
      if (add) next.add(each);
      else next.delete(each);
    }
    anchor.current = index;
    onSelectedChange(next);
  };
  const coversAll = () => rows.count > 0 && selected.size >= rows.count && hasAll(idsBetween(0, rows.count - 1));
  const hasAll = (ids: readonly string[]) => ids.length === rows.count && ids.every((id) => selected.has(id));
  const checked: boolean | 'mixed' = selected.size === 0 ? false : coversAll() || 'mixed';
  const onToggle = () => onSelectedChange(selected.size > 0 ? new Set() : new Set(idsBetween(0, rows.count - 1)));
  return { toggle, head: { checked, onToggle } };
}
