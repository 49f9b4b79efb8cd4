import type { ListRow } from './options';

const PAGE_ROWS = 10;

/** Whether a key or a click can select this row. */
export function canChoose(row: ListRow | undefined): row is Exclude<ListRow, { kind: 'heading' }> {
  return row !== undefined && row.kind !== 'heading' && !(row.kind === 'option' && row.option.disabled);
}

/** The row that a key moves to: arrows wrap around, Page keys stop at the ends. Undefined for other keys. */
export function rowByKey(rows: readonly ListRow[], from: number, key: string): number | undefined {
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return either(seek(rows, from + 1, 1), seek(rows, 0, 1));
    case 'ArrowUp':
      return either(seek(rows, from - 1, -1), seek(rows, last, -1));
    case 'PageDown':
      return either(seek(rows, Math.min(from + PAGE_ROWS, last), 1), seek(rows, last, -1));
    case 'PageUp':
      return either(seek(rows, Math.max(from - PAGE_ROWS, 0), -1), seek(rows, 0, 1));
    case 'Home':
      return seek(rows, 0, 1);
    case 'End':
      return seek(rows, last, -1);
  }
}

/** The row that Enter selects in a list that has just changed: the current one, or the first. */
export function firstRow(rows: readonly ListRow[], current: string | undefined, typed: boolean): number {
  const chosen =
    current === undefined ? -1 : rows.findIndex((row) => row.kind === 'option' && row.option.value === current);
  if (chosen >= 0) return chosen;
  // Typed text refers to one of the options, not to all of them.
  return rows.findIndex((row) => canChoose(row) && !(typed && row.kind === 'all'));
}

/** The first selectable row from `at` on; -1 if there is none. */
function seek(rows: readonly ListRow[], at: number, way: 1 | -1): number {
  for (let row = at; row >= 0 && row < rows.length; row += way) if (canChoose(rows[row])) return row;
  return -1;
}

function either(row: number, otherwise: number): number {
  return row >= 0 ? row : otherwise;
}
