import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type OptionSearch, useOptionSearch } from '../Combobox/useOptionSearch';
import { type ListRow, listRows, type OptionLine, type SelectOption, typeAhead } from './options';

export interface ListboxInput {
  options: readonly SelectOption[] | undefined;
  onSearch: OptionSearch | undefined;
  delayMs: number;
  controlId: string;
  labelId: string;
  searchable: boolean;
  /** It does not open. */
  locked: boolean;
  /** Text of the line that stands for all options; without it there is no such line. */
  allText?: string;
  /** The list stays open after a choice. */
  several: boolean;
  /** Value whose row is highlighted when the list opens. */
  current: string | undefined;
  onChoose: (row: ListRow, shown: readonly OptionLine[]) => void;
}

const TYPE_AHEAD_MS = 600;
const { stateChangeTypes: Change } = useCombobox;
const CHOOSING: ReadonlySet<string> = new Set([Change.ItemClick, Change.InputKeyDownEnter]);

/** Open list, search text, highlight and keys of `Select` and `MultiSelect`. */
export function useListbox(input: ListboxInput) {
  const { options, onSearch, delayMs, controlId, labelId, searchable, locked, allText, several, current, onChoose } =
    input;
  const [query, setQuery] = useState('');
  const [searching, setSearching] = useState(false);
  const { index, found, state, retry } = useOptionSearch(options, onSearch, query, searching, delayMs);
  const rows = useMemo(() => listRows(found, allText), [found, allText]);
  const firstRow = (allText === undefined ? 0 : 1) + (found[0]?.option.group === undefined ? 0 : 1);
  const scrollToRow = useRef<(row: number) => void>(() => {});
  const typed = useRef({ letters: '', atMs: 0 });

  const combobox = useCombobox<ListRow>({
    items: rows as ListRow[],
    inputId: controlId,
    labelId,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId: (at) => `${controlId}-option-${at}`,
    selectedItem: null,
    inputValue: query,
    itemToString: () => query,
    itemToKey: (row) => row,
    // Downshift asks for rows that a newer answer has taken away, too
    isItemDisabled: (row: ListRow | undefined) =>
      row === undefined || row.kind === 'heading' || (row.kind === 'option' && Boolean(row.option.disabled)),
    scrollIntoView: () => {},
    stateReducer: (before, { type, changes }) => {
      if (locked) return { ...changes, isOpen: false };
      if (CHOOSING.has(type) && several) {
        return { ...changes, isOpen: true, highlightedIndex: before.highlightedIndex, inputValue: before.inputValue };
      }
      const opens = changes.isOpen === true && !before.isOpen;
      if (opens) return { ...changes, highlightedIndex: rowOf(rows, current) };
      if (type === Change.InputClick && before.isOpen) return { ...changes, isOpen: true };
      if (type === Change.InputChange) return { ...changes, highlightedIndex: firstRow };
      // leaving by Tab takes nothing: only Enter and a click choose
      if (type === Change.InputBlur) return { ...changes, selectedItem: null };
      return changes;
    },
    onStateChange: ({ type, selectedItem, highlightedIndex }) => {
      if (type === Change.InputKeyDownEnter && selectedItem) onChoose(selectedItem, found);
      if (highlightedIndex !== undefined && highlightedIndex >= 0 && type !== Change.ItemMouseMove) {
        scrollToRow.current(highlightedIndex);
      }
    },
    onIsOpenChange: ({ isOpen }) => {
      if (onSearch) setSearching(isOpen);
      if (!isOpen) setQuery('');
    },
  });

  const { isOpen, highlightedIndex, setHighlightedIndex, openMenu } = combobox;

  // other rows have come from outside: Enter takes the first of them, as it does in a list in hand
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rows change
  useEffect(() => {
    if (isOpen && onSearch && state === 'ready') setHighlightedIndex(Math.min(firstRow, rows.length - 1));
  }, [found]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const printable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const ownKey = () => {
      (event.nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
    };
    if (event.key === 'Escape' && !isOpen) return ownKey();
    if (event.key === 'Enter' && isOpen && rows.length === 0) {
      ownKey();
      event.preventDefault();
      if (state === 'failed') retry();
    }
    if (searchable) {
      if (event.key === 'Home' || event.key === 'End') ownKey();
      // a closed field shows what is chosen: typing replaces that
      if (printable && !isOpen && !several) event.currentTarget.select();
      return;
    }
    if (!printable) return;
    event.preventDefault();
    const row = rows[highlightedIndex];
    if (!isOpen) openMenu();
    if (event.key === ' ') {
      if (isOpen && row) onChoose(row, found);
      if (isOpen && !several) combobox.closeMenu();
      return;
    }
    const again = event.timeStamp - typed.current.atMs < TYPE_AHEAD_MS;
    typed.current = { letters: (again ? typed.current.letters : '') + event.key, atMs: event.timeStamp };
    const next = typeAhead(rows, typed.current.letters, highlightedIndex);
    if (next >= 0) {
      setHighlightedIndex(next);
      scrollToRow.current(next);
    }
  }

  /** A press chooses at once: Downshift tells of it after it has drawn, and all of it would be drawn twice. */
  function itemProps(row: ListRow, at: number) {
    return combobox.getItemProps({ item: row, index: at, onClick: () => onChoose(row, found) });
  }

  // Downshift tells of a key only after it has drawn: by then another one may have been put over it
  const handleText = (event: ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value);

  return {
    ...combobox,
    index,
    rows,
    shown: found,
    state,
    retry,
    query,
    scrollToRow,
    itemProps,
    handleKeyDown,
    handleText,
  };
}

function rowOf(rows: readonly ListRow[], value: string | undefined): number {
  const chosen = rows.findIndex((row) => row.kind === 'option' && row.option.value === value);
  if (chosen >= 0) return chosen;
  return rows.findIndex((row) => row.kind === 'all' || (row.kind === 'option' && !row.option.disabled));
}
