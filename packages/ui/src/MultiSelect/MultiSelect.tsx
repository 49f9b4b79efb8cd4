import { type ComponentProps, type KeyboardEvent, Suspense, useMemo, useRef } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { mergeRefs } from '../internal/mergeRefs';
import { lazyPart } from '../lazyPart/lazyPart';
import { ListRemark } from '../Select/ListRemark';
import { OptionList } from '../Select/OptionList';
import { type ListRow, optionOf, type SelectOption } from '../Select/options';
import { Chevron, chevronIn, crossIn } from '../Select/selectStyles';
import { useListbox } from '../Select/useListbox';
import type { OptionSearch } from '../Select/useOptionSearch';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChoicesBox } from './multiSelectStyles';
import { allChosen, toggleAll, toggleOne } from './selection';
import { useFormData } from './useFormData';

const ChosenPopover = lazyPart(() => import('./ChosenPopover').then((module) => module.ChosenPopover));

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of a `MultiSelect` that a host may replace. */
export interface MultiSelectTexts {
  /** @default (count) => `+${count} more` */
  more: (count: number) => string;
  /** @default (label) => `Remove ${label}` */
  remove: (label: string) => string;
  /** Name of the button that takes all choices back. @default 'Remove all' */
  removeAll: string;
  /**
   * Describes the field: how many are chosen, and the labels of the first three.
   * @default (count, first) => `${count} selected: ${first.join(', ')}`, and how many more
   */
  chosen: (count: number, first: readonly string[]) => string;
  /** Spoken when something changes. @default (chosen, shown) => `${chosen} selected, ${shown} options` */
  status: (chosen: number, shown: number) => string;
  /** Said in the list when nothing matches. @default 'No matches' */
  empty: string;
  /** @default 'Searching' */
  loading: string;
  /** @default 'The search did not work.' */
  failed: string;
  /** @default 'Try again' */
  retry: string;
}

export interface MultiSelectProps extends InputProps, FieldTexts {
  /** What can be chosen, where all of it is in hand. Keep the same array between renders: it is prepared once for each. */
  options?: readonly SelectOption[];
  /** Finds options for the typed text, where they are not in hand. A newer text aborts the signal of the one before. */
  onSearch?: OptionSearch;
  /** Rest after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number;
  /** Label of a value that was not chosen here and is not among `options`. @default the value itself */
  labelOf?: (value: string) => string | undefined;
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
  removeAll: 'Remove all',
  chosen: (count, first) =>
    `${count} selected: ${first.join(', ')}${count > first.length ? ` and ${count - first.length} more` : ''}`,
  status: (chosen, shown) => `${chosen} selected, ${shown === 1 ? '1 option' : `${shown} options`}`,
  empty: 'No matches',
  loading: 'Searching',
  failed: 'The search did not work.',
  retry: 'Try again',
};

/** As many labels as a screen reader is told at once. */
const DESCRIBED = 3;

/** Several choices out of many: the first as a chip, the others as `+N more`. Enter chooses and the list stays. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, required, optional, hint, error, labelEnd, options, onSearch, delayMs = 250, ...other } = props;
  const { value, onChange, labelOf, size = 'small', allText, searchFrom = 500, texts, className, ...rest } = other;
  const { id, ref, name, onKeyDown, disabled, readOnly, ...input } = rest;
  const words = { ...TEXTS, ...texts };
  const { controlId, labelId, describedById } = useFieldIds(id);
  const box = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => new Set(value), [value]);
  const seen = useRef(new Map<string, SelectOption>());
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
    allText,
    several: true,
    current: undefined,
    onChoose: (row, shown) => {
      // what a search has found is gone with the next one, but its labels are still needed
      if (onSearch) for (const { option } of shown) seen.current.set(option.value, option);
      if (row.kind === 'option') onChange(toggleOne(value, row.option.value));
      if (row.kind === 'all') onChange(toggleAll(value, shown));
    },
  });
  const { field } = list;
  const inHand = useMemo(() => value.slice(0, DESCRIBED).map((of) => optionOf(list.index, of)), [list.index, value]);
  const firstLabels = value.slice(0, DESCRIBED).map((of, at) => labelFor(of, inHand[at]));
  const [firstLabel] = firstLabels;
  const chosenId = `${controlId}-chosen`;
  const all = useMemo(() => (allText ? allChosen(chosen, list.shown) : false), [allText, chosen, list.shown]);
  const isChosen = (row: ListRow) => (row.kind === 'all' ? all : row.kind === 'option' && chosen.has(row.option.value));
  const more = {
    className: 'gh-more',
    dir: 'auto',
    'data-size': size,
    children: words.more(value.length - 1),
  };

  useFormData(field, name, value, Boolean(disabled));

  function spoken(): string {
    if (list.state === 'loading') return words.loading;
    return list.state === 'failed' ? words.failed : words.status(value.length, list.shown.length);
  }

  function labelFor(of: string, option: SelectOption | undefined): string {
    return (option ?? seen.current.get(of))?.label ?? labelOf?.(of) ?? of;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (locked || value.length === 0 || list.query !== '') return;
    if (event.key === 'Backspace') onChange(value.slice(0, -1));
  }

  return (
    <Field {...{ label, required, optional, hint, error, labelEnd, controlId, labelId, describedById, className }}>
      <ChoicesBox
        ref={box}
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        {...list.boxProps}
      >
        {firstLabel !== undefined && (
          <span className="gh-chosen" data-size={size}>
            <span>{firstLabel}</span>
            {!locked && (
              <button
                className="gh-remove"
                type="button"
                aria-label={words.remove(firstLabel)}
                onClick={() => {
                  onChange(value.slice(1));
                  field.current?.focus();
                }}
              >
                {crossIn(size)}
              </button>
            )}
          </span>
        )}
        {value.length > 1 && !locked && <button {...more} type="button" tabIndex={-1} onClick={list.open} />}
        {value.length > 1 && locked && (
          <Suspense fallback={<button {...more} type="button" />}>
            <ChosenPopover
              {...more}
              chosen={() => value.map((of) => ({ value: of, label: labelFor(of, optionOf(list.index, of)) }))}
              naming={label ? { 'aria-labelledby': labelId } : { 'aria-label': input['aria-label'] }}
            />
          </Suspense>
        )}
        <input
          {...list.inputProps({ ...input, onKeyDown: handleKeyDown })}
          ref={mergeRefs(ref, field)}
          disabled={disabled}
          value={list.query}
          readOnly={readOnly || !searchable}
          aria-readonly={readOnly || undefined}
          placeholder={value.length > 0 ? undefined : input.placeholder}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error || hint ? describedById : '', value.length > 0 ? chosenId : ''].join(' ').trim() || undefined
          }
        />
        {value.length > 0 && <VisuallyHidden id={chosenId}>{words.chosen(value.length, firstLabels)}</VisuallyHidden>}
        {list.isOpen && list.state === 'loading' && <Spinner />}
        {value.length > 1 && !locked && (
          <button
            className="gh-clear"
            type="button"
            aria-label={words.removeAll}
            onClick={() => {
              onChange([]);
              field.current?.focus();
            }}
          >
            {crossIn(size)}
          </button>
        )}
        <Chevron aria-hidden="true" data-open={list.isOpen || undefined} onClick={list.toggle}>
          {chevronIn(size)}
        </Chevron>
        <VisuallyHidden role="status">{list.isOpen && spoken()}</VisuallyHidden>
      </ChoicesBox>
      <OptionList
        {...list.listProps}
        anchor={box}
        aria-label={input['aria-label']}
        isChosen={isChosen}
        emptyText={<ListRemark state={list.state} words={words} onRetry={list.retry} />}
      />
    </Field>
  );
}
