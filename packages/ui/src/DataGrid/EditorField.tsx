import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTakesEscape } from '../internal/useTakesEscape';
import { useWord } from '../locale/words';
import * as S from './CellEditor.styles';
import type { GridEditor } from './gridTypes';

/** Where the focus goes when an editor closes. */
export type EditorExit = 'stay' | 'next' | 'previous' | 'elsewhere';

export interface EditorFieldProps<Row> {
  row: Row;
  editor: GridEditor<Row>;
  /** Accessible name, e.g. 'City, P-000123'. */
  label: string;
  /** Text for a failed save without a message. */
  notSaved: string;
  /** Replaces the text, if the user opened the editor by typing. */
  typed?: string | undefined;
  /** Tab moves the focus as usual on the page. @default false */
  tabLeaves?: boolean | undefined;
  onClose: (exit: EditorExit) => void;
}

/** The input of a cell editor: Enter and Tab save, Escape cancels. */
export function EditorField<Row>(props: EditorFieldProps<Row>) {
  const { row, editor, label, notSaved, typed, tabLeaves = false, onClose } = props;
  const before = editor.text(row);
  const [text, setText] = useState(typed ?? before);
  const [error, setError] = useState<string>();
  const sentence = useWord(error);
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const errorId = useId();
  useTakesEscape(field, true);
  // The editor was opened by a key or a click, so the next key belongs to its field.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (typed === undefined) field.current?.select?.();
  }, [typed]);

  const save = async (exit: EditorExit) => {
    if (saving) return;
    if (text === before) return onClose(exit);
    const problem = editor.check?.(text, row);
    setError(problem);
    if (problem) return;
    setSaving(true);
    try {
      await editor.save(row, text);
      onClose(exit);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : notSaved);
      setSaving(false);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose('stay');
    else if (event.key === 'Enter') void save('stay');
    else if (event.key === 'Tab' && !tabLeaves) void save(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };

  const shared = {
    ref: field,
    value: text,
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    'aria-busy': saving || undefined,
    onKeyDown,
    onBlur: () => void save('elsewhere'),
  };
  return (
    <S.Field data-error={error ? '' : undefined}>
      {editor.options ? (
        <S.Choice {...shared} onChange={(event) => setText(event.target.value)}>
          {editor.options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </S.Choice>
      ) : (
        <S.Text
          {...shared}
          inputMode={editor.inputMode}
          readOnly={saving}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      )}
      {error && (
        <S.Problem id={errorId} role="alert">
          {sentence}
        </S.Problem>
      )}
    </S.Field>
  );
}
