import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { canChoose, firstRow, rowByKey } from './listKeys';
import { type ListRow, listRows, type OptionLine, type SelectOption, typeAhead } from './options';
import { type OptionSearch, useOptionSearch } from './useOptionSearch';

export interface ListboxInput {
  options: readonly SelectOption[] | undefined;
  onSearch: OptionSearch | undefined;
  delayMs: number;
  controlId: string;
  labelId: string;
  searchable: boolean;
  /** The list can't be opened. */
  locked: boolean;
  /** Label of the line for all options; without it there is no such line. */
  allText?: string | undefined;
  /** The list stays open after a selection. */
  several: boolean;
  /** Value of the row that is highlighted when the list opens. */
  current: string | undefined;
  onChoose: (row: ListRow, shown: readonly OptionLine[]) => void;
}

type InputProps = ComponentProps<'input'>;

const TYPE_AHEAD_MS = 600;

/** State, search, highlight and keys of `Select`, `MultiSelect` and `Combobox`: the ARIA combobox pattern. */
export function useListbox(given: ListboxInput) {
  const { options, onSearch, delayMs, controlId, labelId, searchable, locked, allText, several, current } = given;
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  /** The moved highlight and its list: the results of another search start at their first row again. */
  const [moved, setMoved] = useState<{ at: number; in: readonly OptionLine[] }>();
  const { index, found, state, retry } = useOptionSearch(options, onSearch, query, isOpen, delayMs);
  const rows = useMemo(() => listRows(found, allText), [found, allText]);
  const typed = query !== '';
  const first = useMemo(
    () => (isOpen ? firstRow(rows, typed ? undefined : current, typed) : -1),
    [isOpen, rows, current, typed],
  );
  const stays = moved !== undefined && (onSearch === undefined || moved.in === found);
  const highlighted = stays ? Math.min(moved.at, rows.length - 1) : first;
  const field = useRef<HTMLInputElement>(null);
  const scrollToRow = useRef<(row: number) => void>(() => {});
  const letters = useRef({ text: '', atMs: 0 });
  const listId = `${controlId}-list`;
  const optionId = (at: number) => `${controlId}-option-${at}`;

  function open() {
    if (locked) return;
    field.current?.focus();
    setMoved(undefined);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setQuery('');
  }

  function highlight(at: number) {
    setMoved({ at: canChoose(rows[at]) ? at : -1, in: found });
  }

  function choose(at: number) {
    const row = rows[at];
    if (!canChoose(row)) return;
    given.onChoose(row, found);
    if (several) highlight(at);
    else close();
  }

  function goTo(at: number) {
    if (at < 0) return;
    highlight(at);
    scrollToRow.current(at);
  }

  function handleText(event: ChangeEvent<HTMLInputElement>) {
    setQuery(event.currentTarget.value);
    open();
  }

  function handleEnter() {
    // In a list with a failed search, Enter retries.
    if (rows.length === 0) return state === 'failed' ? retry() : undefined;
    choose(highlighted);
    if (!several) close();
  }

  function handleLetter(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) open();
    if (event.key === ' ') return isOpen ? choose(highlighted) : undefined;
    const again = event.timeStamp - letters.current.atMs < TYPE_AHEAD_MS;
    letters.current = { text: (again ? letters.current.text : '') + event.key, atMs: event.timeStamp };
    goTo(typeAhead(rows, letters.current.text, highlighted));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (locked || event.nativeEvent.isComposing) return;
    const printable = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (printable && searchable) {
      // A closed field shows the selection, which typing replaces.
      if (!isOpen && !several) event.currentTarget.select();
      return;
    }
    if (searchable && (key === 'Home' || key === 'End')) return;
    const to = rowByKey(rows, highlighted, key);
    const arrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!(printable || arrow || (isOpen && (key === 'Enter' || to !== undefined)))) return;
    event.preventDefault();
    if (printable) handleLetter(event);
    else if (!isOpen) open();
    else if (key === 'Enter') handleEnter();
    else if (key === 'ArrowUp' && altKey) close();
    else if (to !== undefined) goTo(to);
  }

  /** Props of the input; its own handlers are called first. */
  function inputProps(own: InputProps): InputProps {
    return {
      autoComplete: 'off',
      ...own,
      id: controlId,
      role: 'combobox',
      'aria-autocomplete': searchable ? 'list' : 'none',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && highlighted >= 0 ? optionId(highlighted) : undefined,
      'aria-labelledby': own['aria-label'] ? undefined : (own['aria-labelledby'] ?? labelId),
      onChange: handleText,
      onClick: (event) => {
        own.onClick?.(event);
        if (!isOpen) open();
      },
      onBlur: (event) => {
        own.onBlur?.(event);
        if (isOpen) close();
      },
      onKeyDown: (event) => {
        own.onKeyDown?.(event);
        handleKeyDown(event);
      },
    };
  }

  /** Props of the box around the input: all of it opens the list. */
  const boxProps: ComponentProps<'div'> = {
    // Otherwise, a press next to the text would take the focus, and the list would close before the click.
    onMouseDown: (event) => {
      if (event.target !== field.current) event.preventDefault();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) open();
    },
  };

  const listProps = {
    open: isOpen,
    rows,
    optionCount: found.length,
    highlighted,
    several,
    scrollToRow,
    listId,
    labelId,
    optionId,
    onHighlight: highlight,
    onChoose: choose,
    onClose: close,
  };

  const toggle = () => (isOpen ? close() : open());
  return { field, isOpen, open, toggle, index, shown: found, state, retry, query, inputProps, boxProps, listProps };
}
