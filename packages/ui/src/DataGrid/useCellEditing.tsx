import { type ComponentType, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { lazyPart } from '../lazyPart/lazyPart';
import type { CellEditorProps } from './CellEditor';
import type { EditorExit } from './EditorField';
import type { PlacedColumn } from './gridLayout';
import type { GridPosition, GridRows } from './gridTypes';
import type { GridTexts } from './messages';

const CellEditor = lazyPart(() => import('./CellEditor').then((module) => module.CellEditor));

interface Editing<Row> {
  at: GridPosition;
  row: Row;
  typed: string | undefined;
  scrolledPx: number;
}

interface CellEditingOptions<Row> {
  viewport: RefObject<HTMLDivElement | null>;
  placed: readonly PlacedColumn<Row>[];
  rows: GridRows<Row>;
  rowLabel: (row: Row) => string;
  rowHeightPx: number;
  headHeightPx: number;
  headRows: number;
  texts: GridTexts;
  goTo: (position: GridPosition) => void;
}

/** Turns one cell at a time into an input. It stays with its row even if the rows are sorted again. */
export function useCellEditing<Row>(options: CellEditingOptions<Row>): {
  /** Opens the editor of a cell; returns false if the cell isn't editable. */
  begin: (at: GridPosition, typed?: string) => boolean;
  field: ReactNode;
} {
  const { viewport, placed, rows, rowHeightPx, headHeightPx, goTo } = options;
  const [editing, setEditing] = useState<Editing<Row>>();

  const begin = (at: GridPosition, typed?: string): boolean => {
    const row = at.row < 0 ? undefined : rows.at(at.row);
    const editor = placed[at.column]?.column.editor;
    if (row === undefined || !editor || editor.canEdit?.(row) === false) return false;
    setEditing({ at, row, typed, scrolledPx: Math.abs(viewport.current?.scrollLeft ?? 0) });
    return true;
  };

  const close = ({ row, column }: GridPosition, exit: EditorExit) => {
    setEditing(undefined);
    const step = { stay: 0, next: 1, previous: -1, elsewhere: undefined }[exit];
    if (step !== undefined) goTo({ row, column: Math.max(0, Math.min(column + step, placed.length - 1)) });
  };

  const entry = editing && placed[editing.at.column];
  const editor = entry?.column.editor;
  if (!editing || !entry || !editor) return { begin, field: undefined };
  const { at, row, typed, scrolledPx } = editing;
  const place = {
    top: headHeightPx + 1 + at.row * rowHeightPx,
    start: entry.offset + (entry.pinned ? scrolledPx : 0),
    width: entry.width,
    height: rowHeightPx - 1,
  };
  const Field = CellEditor as unknown as ComponentType<CellEditorProps<Row>>;
  const field = (
    <Suspense>
      <Field
        key={`${at.row}:${at.column}`}
        row={row}
        editor={editor}
        label={options.texts.cell(entry.column.title, options.rowLabel(row))}
        notSaved={options.texts.notSaved}
        typed={typed}
        index={{ row: at.row + options.headRows + 1, column: at.column + 1 }}
        place={place}
        onClose={(exit) => close(at, exit)}
      />
    </Suspense>
  );
  return { begin, field };
}
