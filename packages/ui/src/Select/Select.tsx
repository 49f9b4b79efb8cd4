import { ChevronDownIcon, XIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { OptionList } from './OptionList';
import type { SelectOption } from './options';
import { Chevron, InnerButton } from './selectStyles';
import { useListbox } from './useListbox';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface SelectProps extends InputProps, FieldTexts {
  /** What can be chosen. Keep the same array between renders: it is prepared once for each array. For options that are
   * found by a search elsewhere, take a `Combobox`. */
  options: readonly SelectOption[];
  /** Value of the chosen option, or null. */
  value: string | null;
  /** The new choice; null when it was cleared. */
  onChange: (value: string | null) => void;
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
}

/** One choice out of many. Two to four short ones are a `SegmentedControl`. */
export function Select(props: SelectProps) {
  const { label, required, optional, hint, error, labelEnd, options, value, onChange, size = 'small', ...more } = props;
  const { clearable, searchFrom = 500, prefix, emptyText = 'No matches', clearLabel = 'Clear', ...rest } = more;
  const { className, id, ref, name, onKeyDown, disabled, readOnly, ...input } = rest;
  const { controlId, labelId, describedById } = useFieldIds(id);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const searchable = options.length >= searchFrom;
  const list = useListbox({
    options,
    onSearch: undefined,
    delayMs: 0,
    locked: Boolean(disabled || readOnly),
    controlId,
    labelId,
    searchable,
    several: false,
    current: value ?? undefined,
    onChoose: (row) => row.kind === 'option' && onChange(row.option.value),
  });
  const chosen = value === null ? undefined : list.index.byValue.get(value);
  const chosenLabel = chosen?.label ?? '';

  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <FieldBox
        ref={box}
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-select=""
        onClick={(event) => {
          if (event.target === event.currentTarget) field.current?.click();
        }}
      >
        {prefix}
        <input
          {...list.getInputProps({
            ...input,
            ref: mergeRefs(ref, field),
            disabled,
            value: list.isOpen && searchable ? list.query : chosenLabel,
            readOnly: readOnly || !searchable,
            'aria-readonly': readOnly || undefined,
            placeholder: list.isOpen && searchable && chosenLabel ? chosenLabel : input.placeholder,
            'aria-autocomplete': searchable ? 'list' : 'none',
            'aria-required': required || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error || hint ? describedById : undefined,
            onChange: list.handleText,
            onKeyDown: (event) => {
              onKeyDown?.(event);
              list.handleKeyDown(event);
              if (event.key === 'Escape' && !list.isOpen && clearable && !readOnly && value !== null) {
                event.stopPropagation();
                onChange(null);
              }
            },
          })}
        />
        {clearable && chosen && !disabled && !readOnly && (
          <InnerButton
            type="button"
            tabIndex={-1}
            aria-label={`${clearLabel} ${chosenLabel}`}
            onClick={() => {
              onChange(null);
              field.current?.focus();
            }}
          >
            <Icon icon={XIcon} size={size === 'xsmall' ? 10 : 12} />
          </InnerButton>
        )}
        <Chevron aria-hidden="true" data-open={list.isOpen || undefined} onClick={() => field.current?.click()}>
          <ChevronDownIcon size={size === 'xsmall' ? 10 : 14} strokeWidth={1.8} />
        </Chevron>
        {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      </FieldBox>
      <OptionList
        open={list.isOpen}
        anchor={box}
        rows={list.rows}
        optionCount={list.shown.length}
        highlighted={list.highlightedIndex}
        several={false}
        isChosen={(row) => row.kind === 'option' && row.option.value === value}
        menuProps={list.getMenuProps({ 'aria-label': input['aria-label'] }, { suppressRefError: true })}
        itemProps={list.itemProps}
        scrollToRow={list.scrollToRow}
        emptyText={emptyText}
        onClose={list.closeMenu}
      />
    </Field>
  );
}
