import { XIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { useTakesEscape } from '../internal/useTakesEscape';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ListRemark } from './ListRemark';
import { OptionList } from './OptionList';
import { optionOf, type SelectOption } from './options';
import { Chevron, chevronIn, InnerButton } from './selectStyles';
import { useListbox } from './useListbox';
import type { OptionSearch } from './useOptionSearch';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of a searched `Select` that a host may replace. */
export interface SelectTexts {
  /** @default 'Searching' */
  loading: string;
  /** @default 'The search did not work.' */
  failed: string;
  /** @default 'Try again' */
  retry: string;
  /** Spoken when the list changes. @default (count) => `${count} options` */
  count: (count: number) => string;
}

export interface SelectProps extends InputProps, FieldTexts {
  /** What can be chosen, where all of it is in hand. Keep the same array between renders: it is prepared once for each. */
  options?: readonly SelectOption[];
  /** Finds options for the typed text, where they are not in hand. A newer text aborts the signal of the one before. */
  onSearch?: OptionSearch;
  /** Rest after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number;
  /** Label of a value that was not chosen here and is not among `options`. @default none */
  labelOf?: (value: string) => string | undefined;
  /** Value of the chosen option, or null. */
  value: string | null;
  /** The new choice; null when it was cleared. */
  onChange: (value: string | null, option?: SelectOption) => void;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** The choice can be taken back. @default false */
  clearable?: boolean;
  /** From how many options on the list is searched by typing; below, letters jump to a word. @default 500 */
  searchFrom?: number;
  /** Icon inside, before the text. */
  prefix?: ReactNode;
  /** Said in the list when nothing matches. @default 'No matches' */
  emptyText?: ReactNode;
  /** Name of the clearing button. @default 'Clear' */
  clearLabel?: string;
  /** Words to replace. */
  texts?: Partial<SelectTexts>;
}

const TEXTS: SelectTexts = {
  loading: 'Searching',
  failed: 'The search did not work.',
  retry: 'Try again',
  count: (count) => (count === 1 ? '1 option' : `${count} options`),
};

/**
 * One choice out of many, in hand or found by a search that answers later. Renders an `input` with a listbox. Two to
 * four short ones are a `SegmentedControl`.
 */
export function Select(props: SelectProps) {
  const { label, required, optional, hint, error, labelEnd, options, onSearch, delayMs = 250, ...more } = props;
  const { value, onChange, labelOf, size = 'small', clearable, searchFrom = 500, prefix, ...other } = more;
  const { emptyText = 'No matches', clearLabel = 'Clear', texts, className, id, ref, name, ...rest } = other;
  const { onKeyDown, disabled, readOnly, ...input } = rest;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
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
      // what a search has found is gone with the next one, but its label is still needed
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
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <FieldBox
        ref={box}
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        {...list.boxProps}
      >
        {prefix}
        <input
          {...list.inputProps({ ...input, onKeyDown: handleKeyDown })}
          ref={mergeRefs(ref, list.field)}
          disabled={disabled}
          value={typing ? list.query : chosenLabel}
          readOnly={readOnly || !searchable}
          aria-readonly={readOnly || undefined}
          placeholder={typing && chosenLabel ? chosenLabel : input.placeholder}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? describedById : undefined}
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
            <Icon icon={XIcon} size={size === 'xsmall' ? 10 : 12} />
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
