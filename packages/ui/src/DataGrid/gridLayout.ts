import type { GridColumn, GridLayout } from './gridTypes';

export const DEFAULT_COLUMN_WIDTH_PX = 140;
export const MIN_COLUMN_WIDTH_PX = 56;
export const MAX_COLUMN_WIDTH_PX = 800;

/** All columns in their default order and width. */
export const EMPTY_LAYOUT: GridLayout = { order: [], hidden: [], pinned: [], widths: {} };

/** A visible column with its position, in CSS pixels from the start edge. */
export interface PlacedColumn<Row> {
  column: GridColumn<Row>;
  offset: number;
  width: number;
  pinned: boolean;
}

/** All columns in the user's order: unknown ids are skipped, new columns keep their default position. */
export function orderedColumns<Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): GridColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const placed = layout.order.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(placed.map((column) => column.id));
  for (const [index, column] of columns.entries()) {
    if (known.has(column.id)) continue;
    const before = columns[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
    known.add(column.id);
  }
  return placed;
}

/** The visible columns, pinned ones first, with offsets and widths. */
export function placeColumns<Row>(columns: readonly GridColumn<Row>[], layout: GridLayout): PlacedColumn<Row>[] {
  const hidden = new Set(layout.hidden);
  const pinned = new Set(layout.pinned);
  const visible = orderedColumns(columns, layout).filter((column) => !hidden.has(column.id));
  const sequence = [
    ...visible.filter((column) => pinned.has(column.id)),
    ...visible.filter((column) => !pinned.has(column.id)),
  ];
  let offset = 0;
  return sequence.map((column) => {
    const width = layout.widths[column.id] ?? column.width ?? DEFAULT_COLUMN_WIDTH_PX;
    const placed = { column, offset, width, pinned: pinned.has(column.id) };
    offset += width;
    return placed;
  });
}

/** Moves a column before another one; to the end if `beforeId` is undefined. */
export function moveColumn(
  columns: readonly GridColumn<never>[],
  layout: GridLayout,
  id: string,
  beforeId: string | undefined,
): GridLayout {
  const ids = orderedColumns(columns, layout).map((column) => column.id);
  if (id === beforeId || !ids.includes(id)) return layout;
  const rest = ids.filter((other) => other !== id);
  const at = beforeId === undefined ? rest.length : rest.indexOf(beforeId);
  if (at < 0) return layout;
  return { ...layout, order: [...rest.slice(0, at), id, ...rest.slice(at)] };
}

/** The side of a column in reading direction. */
export type DropSide = 'before' | 'after';

/**
 * Moves a column to a side of a visible one, and pins or unpins it like that one. Returns the same layout if the visible
 * columns would not change.
 */
export function dropColumn(
  columns: readonly GridColumn<never>[],
  layout: GridLayout,
  id: string,
  targetId: string,
  side: DropSide = 'before',
): GridLayout {
  const rest = orderedColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id);
  if (!rest.includes(targetId)) return layout;
  const at = rest.indexOf(targetId) + (side === 'after' ? 1 : 0);
  const moved = moveColumn(columns, layout, id, rest[at]);
  const pinned = layout.pinned.includes(targetId);
  const dropped = pinned === layout.pinned.includes(id) ? moved : setColumnPinned(moved, id, pinned);
  return looksEqual(placeColumns(columns, layout), placeColumns(columns, dropped)) ? layout : dropped;
}

const looksEqual = (one: readonly PlacedColumn<never>[], other: readonly PlacedColumn<never>[]) =>
  one.every(({ column, pinned }, index) => column === other[index]?.column && pinned === other[index].pinned);

/** Moves a column one visible position toward the start (-1) or the end (1), among pinned or scrollable columns. */
export function nudgeColumn(
  columns: readonly GridColumn<never>[],
  layout: GridLayout,
  id: string,
  by: -1 | 1,
): GridLayout {
  const placed = placeColumns(columns, layout);
  const at = placed.findIndex((entry) => entry.column.id === id);
  const neighbour = placed[at + by];
  if (at < 0 || !neighbour || neighbour.pinned !== placed[at]?.pinned) return layout;
  if (by === -1) return moveColumn(columns, layout, id, neighbour.column.id);
  return moveColumn(columns, layout, neighbour.column.id, id);
}

/** Hides or shows a column. */
export function setColumnHidden(layout: GridLayout, id: string, hidden: boolean): GridLayout {
  const rest = layout.hidden.filter((other) => other !== id);
  return { ...layout, hidden: hidden ? [...rest, id] : rest };
}

/** Pins a column to the start, or unpins it. */
export function setColumnPinned(layout: GridLayout, id: string, pinned: boolean): GridLayout {
  const rest = layout.pinned.filter((other) => other !== id);
  return { ...layout, pinned: pinned ? [...rest, id] : rest };
}

/** @param width CSS pixels, limited to 56 to 800; undefined restores the default */
export function setColumnWidth(layout: GridLayout, id: string, width: number | undefined): GridLayout {
  const { [id]: _, ...rest } = layout.widths;
  if (width === undefined) return { ...layout, widths: rest };
  const kept = Math.round(Math.min(MAX_COLUMN_WIDTH_PX, Math.max(MIN_COLUMN_WIDTH_PX, width)));
  return { ...layout, widths: { ...rest, [id]: kept } };
}
