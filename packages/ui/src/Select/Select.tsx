import { type ComponentProps, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { useFieldAnatomy } from '../Field/useFieldAnatomy';
import { crossIn, InnerButton } from '../InnerButton/InnerButton';
import { mergeRefs } from '../internal/mergeRefs';
import { useTakesEscape } from '../internal/useTakesEscape';
import { useMessages } from '../locale/LocaleProvider';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ListRemark } from './ListRemark';
import { SELECT_LABELS, SELECT_MESSAGES, type SelectTexts } from './messages';
import { OptionList } from './OptionList';
import { optionOf, type SelectOption } from './options';
import { Chevron, chevronIn } from './selectStyles';
import { useListbox } from './useListbox';
import type { OptionSearch } from './useOptionSearch';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface SelectProps extends InputProps, FieldTexts {
  /** All options, if they are loaded. Keep the same array between renders, because each new array is indexed. */
  options?: readonly SelectOption[] | undefined;
  /**
   * Searches options for the typed text, if they are not loaded. A newer text aborts the signal of the previous one.
   */
  onSearch?: OptionSearch | undefined;
  /** Delay after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number | undefined;
  /** Label of a value that is not among `options`. @default none */
  labelOf?: ((value: string) => string | undefined) | undefined;
  /** Value of the selected option, or null. */
  value: string | null;
  /** Called with the new value; null if it was cleared. */
  onChange: (value: string | null, option?: SelectOption) => void;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** The selection can be cleared. @default false */
  clearable?: boolean | undefined;
  /** Number of options from which typing searches; with fewer, letters jump to an option. @default 500 */
  searchFrom?: number | undefined;
  /** Icon inside the field, before the text. */
  prefix?: ReactNode;
  /** Shown in the list without matches. @default 'No matches' */
  emptyText?: ReactNode;
  /** Name of the clear button. @default 'Clear' */
  clearLabel?: string | undefined;
  /** Words to replace. */
  texts?: Partial<SelectTexts> | undefined;
}

/**
 * Selects one of many options, loaded or found by a search. Renders an `input` with a listbox. For two to four short
 * options, use a `SegmentedControl`.
 */
export function Select(props: SelectProps) {
  const messages = useMessages(SELECT_MESSAGES);
  const labels = useMessages(SELECT_LABELS);

  const { label, required, optional, hint, error, labelEnd, options, onSearch, delayMs = 250, ...more } = props;
  const { value, onChange, labelOf, size = 'small', clearable, searchFrom = 500, prefix, ...other } = more;
  const { emptyText = labels.noMatches, clearLabel = labels.clear, texts, className, id, ref, name, ...rest } = other;
  const { onKeyDown, disabled, readOnly, ...input } = rest;
  const words = { ...messages, ...texts };
  const { controlId, labelId, ...parts } = useFieldAnatomy(props);
  const box = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<SelectOption>();
  const searchable = onSearch !== undefined || (options?.length ?? 0) >= searchFrom;
  const locked = Boolean(disabled || readOnly);
  const list = useListbox({
    options,
    onSearch,
    delayMs,
    locked,
    controlId,
    labelId,
    searchable,
    several: false,
    current: value ?? undefined,
    onChoose: (row) => {
      if (row.kind !== 'option') return;
      // Results of a search are replaced by the next one, but the selected label is still needed.
      setLast(row.option);
      onChange(row.option.value, row.option);
    },
  });
  const inHand = useMemo(() => optionOf(list.index, value), [list.index, value]);
  const chosen = inHand ?? (last?.value === value ? last : undefined);
  const chosenLabel = chosen?.label ?? (value === null ? undefined : labelOf?.(value)) ?? '';
  const typing = list.isOpen && searchable;
  const canClear = Boolean(clearable) && value !== null && !locked;
  useTakesEscape(list.field, canClear && !list.isOpen);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || list.isOpen || !canClear) return;
    event.stopPropagation();
    onChange(null);
  }

  return (
    <Field {...parts.field}>
      <FieldBox ref={box} {...parts.box} {...list.boxProps}>
        {prefix}
        <input
          {...list.inputProps({ ...input, onKeyDown: handleKeyDown })}
          {...parts.control}
          ref={mergeRefs(ref, list.field)}
          disabled={disabled}
          value={typing ? list.query : chosenLabel}
          readOnly={readOnly || !searchable}
          aria-readonly={readOnly || undefined}
          placeholder={typing && chosenLabel ? chosenLabel : input.placeholder}
        />
        {list.isOpen && list.state === 'loading' && <Spinner />}
        {canClear && (
          <InnerButton
            type="button"
            tabIndex={-1}
            aria-label={`${clearLabel} ${chosenLabel}`}
            onClick={() => {
              onChange(null);
              list.field.current?.focus();
            }}
          >
            {crossIn(size)}
          </InnerButton>
        )}
        <Chevron aria-hidden="true" data-open={list.isOpen || undefined} onClick={list.toggle}>
          {chevronIn(size)}
        </Chevron>
        {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
        {searchable && (
          <VisuallyHidden role="status">
            {list.isOpen && { ...words, ready: words.count(list.shown.length) }[list.state]}
          </VisuallyHidden>
        )}
      </FieldBox>
      <OptionList
        {...list.listProps}
        anchor={box}
        aria-label={input['aria-label']}
        isChosen={(row) => row.kind === 'option' && row.option.value === value}
        emptyText={<ListRemark state={list.state} words={{ ...words, empty: emptyText }} onRetry={list.retry} />}
      />
    </Field>
  );
}
