import { useCombobox } from 'downshift';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { OptionList } from '../Select/OptionList';
import { type ListRow, listRows, type SelectOption } from '../Select/options';
import { Chevron, InnerButton } from '../Select/selectStyles';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ListRemark } from './ListRemark';
import { type OptionSearch, useOptionSearch } from './useOptionSearch';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of a `Combobox` that a host may replace. */
export interface ComboboxTexts {
  /** @default 'No matches' */
  empty: string;
  /** @default 'Searching' */
  loading: string;
  /** @default 'The search did not work.' */
  failed: string;
  /** @default 'Try again' */
  retry: string;
  /** @default 'Clear' */
  clear: string;
  /** Spoken when the list changes. @default (count) => `${count} options` */
  count: (count: number) => string;
}

export interface ComboboxProps extends InputProps, FieldTexts {
  /** What can be chosen, where all of it is in hand. Keep the same array between renders. */
  options?: readonly SelectOption[];
  /** Finds options for the typed text, where they are not in hand. */
  onSearch?: OptionSearch;
  /** Rest after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number;
  /** Value of the chosen option, or null. */
  value: string | null;
  /** The new choice; null when it was cleared. */
  onChange: (value: string | null, option?: SelectOption) => void;
  /** Label of a value that was not chosen here and is not among `options`. @default the value itself */
  labelOf?: (value: string) => string | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** The choice can be taken back. @default true */
  clearable?: boolean;
  /** Icon inside, before the text. */
  prefix?: ReactNode;
  /** Words to replace. */
  texts?: Partial<ComboboxTexts>;
}

const TEXTS: ComboboxTexts = {
  empty: 'No matches',
  loading: 'Searching',
  failed: 'The search did not work.',
  retry: 'Try again',
  clear: 'Clear',
  count: (count) => (count === 1 ? '1 option' : `${count} options`),
};

const { stateChangeTypes: Change } = useCombobox;

/**
 * One choice found by typing a part of it, out of a list in hand or by a search that answers later. Renders an `input`
 * with a listbox. A short list that is looked through rather than searched is a `Select`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, required, optional, hint, error, labelEnd, options, onSearch, delayMs = 250, value, ...more } = props;
  const { onChange, labelOf, size = 'small', clearable = true, prefix, texts, className, id, ref, ...rest } = more;
  const { name, onKeyDown, disabled, readOnly, ...input } = rest;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const scrollToRow = useRef<(row: number) => void>(() => {});
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState<SelectOption>();
  const { index, found, state, retry } = useOptionSearch(options, onSearch, query, open, delayMs);
  const rows = useMemo(() => listRows(found), [found]);
  const firstRow = rows.findIndex((row) => row.kind === 'option' && !row.option.disabled);
  const chosen = value === null ? undefined : (index.byValue.get(value) ?? (last?.value === value ? last : undefined));
  const chosenLabel = chosen?.label ?? (value === null ? '' : (labelOf?.(value) ?? value));

  const combobox = useCombobox<ListRow>({
    items: rows as ListRow[],
    inputId: controlId,
    labelId,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId: (at) => `${controlId}-option-${at}`,
    isOpen: open,
    selectedItem: null,
    inputValue: query,
    itemToString: () => query,
    itemToKey: (row) => row,
    // Downshift asks for rows that a newer answer has taken away, too
    isItemDisabled: (row: ListRow | undefined) => row?.kind !== 'option' || Boolean(row.option.disabled),
    scrollIntoView: () => {},
    stateReducer: (before, { type, changes }) => {
      if (changes.isOpen && !before.isOpen)
        return { ...changes, highlightedIndex: Math.max(rowOf(rows, value), firstRow) };
      if (type === Change.InputClick && before.isOpen) return { ...changes, isOpen: true };
      if (type === Change.InputChange) return { ...changes, highlightedIndex: firstRow };
      // leaving by Tab takes nothing: only Enter and a click choose
      if (type === Change.InputBlur) return { ...changes, selectedItem: null };
      return changes;
    },
    onStateChange: ({ type, selectedItem, highlightedIndex }) => {
      const chooses = type === Change.ItemClick || type === Change.InputKeyDownEnter;
      if (chooses && selectedItem?.kind === 'option') choose(selectedItem.option);
      if (highlightedIndex !== undefined && highlightedIndex >= 0 && type !== Change.ItemMouseMove) {
        scrollToRow.current(highlightedIndex);
      }
    },
    onIsOpenChange: ({ isOpen }) => {
      if (readOnly) return;
      setOpen(isOpen);
      if (!isOpen) setQuery('');
    },
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;

  // other rows have come from outside: Enter takes the first of them, as it does in a list in hand
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rows change
  useEffect(() => {
    if (open && onSearch) setHighlightedIndex(firstRow);
  }, [found]);

  function choose(option: SelectOption) {
    setLast(option);
    onChange(option.value, option);
  }

  function clear() {
    onChange(null);
    field.current?.focus();
  }

  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <FieldBox
        ref={box}
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        onClick={(event) => {
          if (event.target === event.currentTarget) field.current?.click();
        }}
      >
        {prefix && <FieldAffix>{prefix}</FieldAffix>}
        <input
          {...combobox.getInputProps({
            ...input,
            ref: mergeRefs(ref, field),
            disabled,
            readOnly,
            value: open ? query : chosenLabel,
            placeholder: open && chosenLabel ? chosenLabel : input.placeholder,
            'aria-autocomplete': 'list',
            'aria-required': required || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error || hint ? describedById : undefined,
            // Downshift tells of a key only after it has drawn; a later answer must not undo what was typed meanwhile
            onChange: (event) => {
              setQuery(event.currentTarget.value);
              setOpen(true);
            },
            onKeyDown: (event) => {
              onKeyDown?.(event);
              const own = () => {
                (event.nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
              };
              const printable = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
              // the closed field shows what is chosen: typing replaces that
              if (printable && !open && !readOnly) event.currentTarget.select();
              if (event.key === 'Home' || event.key === 'End') own();
              if (event.key === 'Enter' && open && rows.length === 0) {
                own();
                event.preventDefault();
                if (state === 'failed') retry();
              }
              if (event.key === 'Escape' && !open) {
                own();
                if (!clearable || value === null || readOnly) return;
                event.stopPropagation();
                onChange(null);
              }
            },
          })}
        />
        {open && state === 'loading' && <Spinner />}
        {clearable && value !== null && !disabled && !readOnly && (
          <InnerButton type="button" tabIndex={-1} aria-label={`${words.clear} ${chosenLabel}`} onClick={clear}>
            <Icon icon={XIcon} size={size === 'xsmall' ? 10 : 12} />
          </InnerButton>
        )}
        <Chevron aria-hidden="true" data-open={open || undefined} onClick={() => field.current?.click()}>
          <ChevronDownIcon size={size === 'xsmall' ? 10 : 14} strokeWidth={1.8} />
        </Chevron>
        {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
        <VisuallyHidden role="status">
          {open && { loading: words.loading, failed: words.failed, ready: words.count(found.length) }[state]}
        </VisuallyHidden>
      </FieldBox>
      <OptionList
        open={open}
        anchor={box}
        rows={rows}
        optionCount={found.length}
        highlighted={highlightedIndex}
        several={false}
        isChosen={(row) => row.kind === 'option' && row.option.value === value}
        menuProps={combobox.getMenuProps({ 'aria-label': input['aria-label'] }, { suppressRefError: true })}
        itemProps={(item, at) => combobox.getItemProps({ item, index: at })}
        scrollToRow={scrollToRow}
        emptyText={<ListRemark state={state} words={words} onRetry={retry} />}
        onClose={combobox.closeMenu}
      />
    </Field>
  );
}

function rowOf(rows: readonly ListRow[], value: string | null): number {
  return rows.findIndex((row) => row.kind === 'option' && row.option.value === value);
}
