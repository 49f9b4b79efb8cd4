import type { GridCell, GridColumn } from './gridTypes';

/**
 * The value of a cell in a file: its number, or its text as on the screen. Null if there is no value, or only words in
 * a column of numbers with a unit.
 */
export function fileValue(
  { lead = '', text, unit = '', amount, state }: GridCell,
  column: Pick<GridColumn<never>, 'unit'>,
): string | number | null {
  if (state === 'missing' || state === 'absent') return null;
  return amount ?? (column.unit ? null : `${lead}${text}${unit}`);
}

/** The heading of a column in a file: 'Speed (mph)'. */
export function fileHeading({ title, unit }: Pick<GridColumn<never>, 'title' | 'unit'>): string {
  return unit && !title.includes(`(${unit})`) ? `${title} (${unit})` : title;
}
