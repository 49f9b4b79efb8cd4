import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { indexOptions, type ListRow, listRows, matchOptions, type SelectOption, typeAhead } from './options';

export interface ListboxInput {
  options: readonly SelectOption[];
  controlId: string;
  labelId: string;
  searchable: boolean;
  /** Text of the line that stands for all options; without it there is no such line. */
  allText?: string;
  /** The list stays open after a choice. */
  several: boolean;
  /** Value whose row is highlighted when the list opens. */
  current: string | undefined;
  onChoose: (row: ListRow, shown: readonly SelectOption[]) => void;
}

const TYPE_AHEAD_MS = 600;
const { stateChangeTypes: Change } = useCombobox;
const CHOOSING: ReadonlySet<string> = new Set([Change.ItemClick, Change.InputKeyDownEnter]);

/** Open list, search text, highlight and keys of `Select` and `MultiSelect`. */
export function useListbox(input: ListboxInput) {
  const { options, controlId, labelId, searchable, allText, several, current, onChoose } = input;
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const index = useMemo(() => indexOptions(options), [options]);
  const shown = useMemo(() => matchOptions(index, searched), [index, searched]);
  const rows = useMemo(() => listRows(shown, allText), [shown, allText]);
  const firstOption = (allText === undefined ? 0 : 1) + (options[0]?.group === undefined ? 0 : 1);
  const scrollToRow = useRef<(row: number) => void>(() => {});
  const typed = useRef({ letters: '', atMs: 0 });

  const combobox = useCombobox<ListRow>({
    items: rows,
    inputId: controlId,
    labelId,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId: (at) => `${controlId}-option-${at}`,
    selectedItem: null,
    inputValue: query,
    itemToString: () => query,
    itemToKey: (row) => row,
    isItemDisabled: (row) => row.kind === 'heading' || (row.kind === 'option' && Boolean(row.option.disabled)),
    scrollIntoView: () => {},
    stateReducer: (state, { type, changes }) => {
      if (CHOOSING.has(type) && several) {
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue };
      }
      const opens = changes.isOpen === true && !state.isOpen;
      if (opens) return { ...changes, highlightedIndex: rowOf(rows, current) };
      if (type === Change.InputClick && state.isOpen) return { ...changes, isOpen: true };
      if (type === Change.InputChange) return { ...changes, highlightedIndex: firstOption };
      // leaving by Tab takes nothing: only Enter and a click choose
      if (type === Change.InputBlur) return { ...changes, selectedItem: null };
      return changes;
    },
    onStateChange: ({ type, selectedItem, highlightedIndex }) => {
      if (CHOOSING.has(type) && selectedItem) onChoose(selectedItem, shown);
      if (highlightedIndex !== undefined && highlightedIndex >= 0 && type !== Change.ItemMouseMove) {
        scrollToRow.current(highlightedIndex);
      }
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('');
    },
  });

  const { isOpen, highlightedIndex, setHighlightedIndex, openMenu } = combobox;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const printable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const ownKey = () => {
      (event.nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
    };
    if (event.key === 'Escape' && !isOpen) return ownKey();
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
      if (isOpen && row) onChoose(row, shown);
      if (isOpen && !several) combobox.closeMenu();
      return;
    }
    const again = event.timeStamp - typed.current.atMs < TYPE_AHEAD_MS;
    typed.current = { letters: (again ? typed.current.letters : '') + event.key, atMs: event.timeStamp };
    const found = typeAhead(rows, typed.current.letters, highlightedIndex);
    if (found >= 0) {
      setHighlightedIndex(found);
      scrollToRow.current(found);
    }
  }

  // Downshift tells of a key only after it has drawn: by then another one may have been put over it
  const handleText = (event: ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value);

  return { ...combobox, index, rows, shown, query, scrollToRow, handleKeyDown, handleText };
}

function rowOf(rows: readonly ListRow[], value: string | undefined): number {
  const chosen = rows.findIndex((row) => row.kind === 'option' && row.option.value === value);
  if (chosen >= 0) return chosen;
  return rows.findIndex((row) => row.kind === 'all' || (row.kind === 'option' && !row.option.disabled));
}
