import { ChevronDownIcon, XIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useMemo, useRef } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import { mergeRefs } from '../internal/mergeRefs';
import { OptionList } from '../Select/OptionList';
import type { ListRow, SelectOption } from '../Select/options';
import { Chevron, InnerButton } from '../Select/selectStyles';
import { useListbox } from '../Select/useListbox';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Chosen, More } from './multiSelectStyles';
import { allChosen, toggleAll, toggleOne } from './selection';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of a `MultiSelect` that a host may replace. */
export interface MultiSelectTexts {
  /** @default (count) => `+${count} more` */
  more: (count: number) => string;
  /** @default (label) => `Remove ${label}` */
  remove: (label: string) => string;
  /** Spoken when something changes. @default (chosen, shown) => `${chosen} selected, ${shown} options` */
  status: (chosen: number, shown: number) => string;
  /** Said in the list when nothing matches. @default 'No matches' */
  empty: string;
}

export interface MultiSelectProps extends InputProps, FieldTexts {
  /** What can be chosen. Keep the same array between renders: it is prepared once for each array. */
  options: readonly SelectOption[];
  /** Values of the chosen options, in the order of choosing. */
  value: readonly string[];
  /** The new choice. */
  onChange: (value: string[]) => void;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Text of a first line that chooses everything shown, such as 'All VINs'. */
  allText?: string;
  /** From how many options on the list is searched by typing; below, letters jump to a word. @default 500 */
  searchFrom?: number;
  /** Words to replace. */
  texts?: Partial<MultiSelectTexts>;
}

const TEXTS: MultiSelectTexts = {
  more: (count) => `+${count} more`,
  remove: (label) => `Remove ${label}`,
  status: (chosen, shown) => `${chosen} selected, ${shown} options`,
  empty: 'No matches',
};

/** Several choices out of many: the first as a chip, the others as `+N more`. Enter chooses and the list stays. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, required, optional, hint, error, labelEnd, options, value, onChange, size = 'small', ...more } = props;
  const { allText, searchFrom = 500, texts, className, id, ref, name, onKeyDown, disabled, ...input } = more;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const chosen = useMemo(() => new Set(value), [value]);
  const searchable = options.length >= searchFrom;
  const list = useListbox({
    options,
    controlId,
    labelId,
    searchable,
    allText,
    several: true,
    current: undefined,
    onChoose: (row, shown) => {
      if (row.kind === 'option') onChange(toggleOne(value, row.option.value));
      if (row.kind === 'all') onChange(toggleAll(value, shown));
    },
  });
  const first = value[0] === undefined ? undefined : list.index.byValue.get(value[0]);
  const all = useMemo(() => (allText ? allChosen(chosen, list.shown) : false), [allText, chosen, list.shown]);
  const isChosen = (row: ListRow) => (row.kind === 'all' ? all : row.kind === 'option' && chosen.has(row.option.value));
  const smallIcon = size === 'xsmall' ? 10 : 12;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    list.handleKeyDown(event);
    if (event.key === 'Backspace' && list.query === '' && value.length > 0) onChange(value.slice(0, -1));
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
        {first && (
          <Chosen data-size={size}>
            <span>{first.label}</span>
            {!disabled && (
              <InnerButton
                type="button"
                aria-label={words.remove(first.label)}
                onClick={() => {
                  onChange(value.slice(1));
                  field.current?.focus();
                }}
              >
                <Icon icon={XIcon} size={smallIcon} />
              </InnerButton>
            )}
          </Chosen>
        )}
        {value.length > 1 && (
          <More type="button" tabIndex={-1} disabled={disabled} data-size={size} onClick={() => field.current?.click()}>
            {words.more(value.length - 1)}
          </More>
        )}
        <input
          {...list.getInputProps({
            ...input,
            ref: mergeRefs(ref, field),
            disabled,
            readOnly: !searchable,
            placeholder: value.length > 0 ? undefined : input.placeholder,
            'aria-autocomplete': searchable ? 'list' : 'none',
            'aria-required': required || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error || hint ? describedById : undefined,
            onChange: list.handleText,
            onKeyDown: handleKeyDown,
          })}
        />
        <Chevron aria-hidden="true" data-open={list.isOpen || undefined} onClick={() => field.current?.click()}>
          <ChevronDownIcon size={size === 'xsmall' ? 10 : 14} strokeWidth={1.8} />
        </Chevron>
        {name && value.map((each) => <input key={each} type="hidden" name={name} value={each} disabled={disabled} />)}
        <VisuallyHidden role="status">{list.isOpen && words.status(value.length, list.shown.length)}</VisuallyHidden>
      </FieldBox>
      <OptionList
        open={list.isOpen}
        anchor={box}
        rows={list.rows}
        optionCount={list.shown.length}
        highlighted={list.highlightedIndex}
        several
        isChosen={isChosen}
        menuProps={list.getMenuProps({ 'aria-label': input['aria-label'] }, { suppressRefError: true })}
        itemProps={(item, index) => list.getItemProps({ item, index })}
        scrollToRow={list.scrollToRow}
        emptyText={words.empty}
        onClose={list.closeMenu}
      />
    </Field>
  );
}
