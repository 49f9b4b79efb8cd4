import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { SeverityIcon } from '../icons/SeverityIcon';
import { Link } from '../Link/Link';
import { lazyPart } from '../lazyPart/lazyPart';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { plainText } from './clientRows';
import type { EditorExit, EditorFieldProps } from './EditorField';
import { useGridTexts } from './gridTexts';
import type { GridCell, GridColumn, GridEditor } from './gridTypes';
import { hintText } from './hintText';
import * as S from './PagedGrid.styles';

const LazyField = lazyPart(() => import('./EditorField').then((module) => module.EditorField));

interface PagedCellProps<Row> {
  column: GridColumn<Row>;
  row: Row;
  rowLabel: string;
  /** Opens the row. */
  onOpen?: (() => void) | undefined;
}

/** A cell of a paged grid. Its hint is text for screen readers, because there is no tooltip. */
export function PagedCell<Row>({ column, row, rowLabel, onOpen }: PagedCellProps<Row>) {
  const { editor } = column;
  const cell = column.cell(row);
  if (editor && editor.canEdit?.(row) !== false) {
    return <EditableCell column={column} editor={editor} row={row} rowLabel={rowLabel} />;
  }
  if (!onOpen) return <Value {...cell} />;
  return (
    <>
      <S.Press type="button" onClick={onOpen} aria-label={plainText(column, row) ? undefined : rowLabel}>
        <Value {...cell} hint={undefined} href={undefined} />
      </S.Press>
      <Hint>{hintText(cell)}</Hint>
    </>
  );
}

type EditableCellProps<Row> = Omit<PagedCellProps<Row>, 'onOpen'> & { editor: GridEditor<Row> };

function EditableCell<Row>({ column, editor, row, rowLabel }: EditableCellProps<Row>) {
  const texts = useGridTexts();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  // The button is rendered again only after the field has been removed.
  useEffect(() => {
    if (editing || !takesFocus.current) return;
    takesFocus.current = false;
    button.current?.focus();
  }, [editing]);
  const close = (exit: EditorExit) => {
    takesFocus.current = exit === 'stay';
    setEditing(false);
  };
  const cell = column.cell(row);
  const Field = LazyField as unknown as ComponentType<EditorFieldProps<Row>>;
  if (editing) {
    return (
      <Suspense fallback={<Value {...cell} />}>
        <S.Edit>
          <Field
            row={row}
            editor={editor}
            label={texts.cell(column.title, rowLabel)}
            notSaved={texts.notSaved}
            tabLeaves
            onClose={close}
          />
        </S.Edit>
      </Suspense>
    );
  }
  return (
    <>
      <S.Press
        ref={button}
        type="button"
        data-edit=""
        aria-label={texts.edit(column.title, rowLabel, plainText(column, row))}
        onClick={() => setEditing(true)}
      >
        <Value {...cell} hint={undefined} />
      </S.Press>
      <Hint>{hintText(cell)}</Hint>
    </>
  );
}

function Value(cell: GridCell) {
  const { lead, text, unit, tone, state, href } = cell;
  const words = (
    <>
      {lead}
      {text}
      {unit}
    </>
  );
  return (
    <S.Value data-quiet={state === 'missing' || state === 'absent' || undefined}>
      {tone && <SeverityIcon tone={tone} />}
      <span>{href ? <Link href={href}>{words}</Link> : words}</span>
      <Hint>{hintText(cell)}</Hint>
    </S.Value>
  );
}

function Hint({ children }: { children: string }) {
  return children && <VisuallyHidden>, {children}</VisuallyHidden>;
}
