import { type ComponentProps, type KeyboardEvent, Suspense, useMemo, useRef } from 'react';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { useFieldAnatomy } from '../Field/useFieldAnatomy';
import { crossIn } from '../InnerButton/InnerButton';
import { mergeRefs } from '../internal/mergeRefs';
import { lazyPart } from '../lazyPart/lazyPart';
import { useMessages } from '../locale/LocaleProvider';
import { ListRemark } from '../Select/ListRemark';
import { OptionList } from '../Select/OptionList';
import { type ListRow, optionOf, type SelectOption } from '../Select/options';
import { Chevron, chevronIn } from '../Select/selectStyles';
import { useListbox } from '../Select/useListbox';
import type { OptionSearch } from '../Select/useOptionSearch';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { MULTI_SELECT_MESSAGES, type MultiSelectTexts } from './messages';
import { ChoicesBox } from './multiSelectStyles';
import { allChosen, toggleAll, toggleOne } from './selection';
import { useFormData } from './useFormData';

const ChosenPopover = lazyPart(() => import('./ChosenPopover').then((module) => module.ChosenPopover));

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

export interface MultiSelectProps extends InputProps, FieldTexts {
  /** All options, if they are loaded. Keep the same array between renders, because each new array is indexed. */
  options?: readonly SelectOption[] | undefined;
  /**
   * Searches options for the typed text, if they are not loaded. A newer text aborts the signal of the previous one.
   */
  onSearch?: OptionSearch | undefined;
  /** Delay after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number | undefined;
  /** Label of a value that is not among `options`. @default the value itself */
  labelOf?: ((value: string) => string | undefined) | undefined;
  /** Values of the selected options, in the order of selection. */
  value: readonly string[];
  /** Called with the new values. */
  onChange: (value: string[]) => void;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Label of a first line that selects all shown options, e.g. 'All VINs'. */
  allText?: string | undefined;
  /** Number of options from which typing searches; with fewer, letters jump to an option. @default 500 */
  searchFrom?: number | undefined;
  /** Words to replace. */
  texts?: Partial<MultiSelectTexts> | undefined;
}

/** Number of labels that a screen reader announces at once. */
const DESCRIBED = 3;

/**
 * Selects several of many options: the first as a chip, the others as `+N more`. Enter selects and keeps the list open.
 */
export function MultiSelect(props: MultiSelectProps) {
  const messages = useMessages(MULTI_SELECT_MESSAGES);

  const { label, required, optional, hint, error, labelEnd, options, onSearch, delayMs = 250, ...other } = props;
  const { value, onChange, labelOf, size = 'small', allText, searchFrom = 500, texts, className, ...rest } = other;
  const { id, ref, name, onKeyDown, disabled, readOnly, ...input } = rest;
  const words = { ...messages, ...texts };
  const { controlId, labelId, ...parts } = useFieldAnatomy(props);
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
      // Results of a search are replaced by the next one, but the labels of selected options are still needed.
      if (onSearch) for (const { option } of shown) seen.current.set(option.value, option);
      if (row.kind === 'option') onChange(toggleOne(value, row.option.value));
      if (row.kind === 'all') onChange(toggleAll(value, shown));
    },
  });
  const { field } = list;
  const inHand = useMemo(
    () => value.slice(0, DESCRIBED).map((chosenValue) => optionOf(list.index, chosenValue)),
    [list.index, value],
  );
  const firstLabels = value.slice(0, DESCRIBED).map((chosenValue, at) => labelFor(chosenValue, inHand[at]));
  const [firstLabel] = firstLabels;
  const chosenId = `${controlId}-chosen`;
  const all = useMemo(() => (allText ? allChosen(chosen, list.shown) : false), [allText, chosen, list.shown]);
  const isChosen = (row: ListRow) => (row.kind === 'all' ? all : row.kind === 'option' && chosen.has(row.option.value));
  const moreProps = {
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

  function labelFor(chosenValue: string, option: SelectOption | undefined): string {
    return (option ?? seen.current.get(chosenValue))?.label ?? labelOf?.(chosenValue) ?? chosenValue;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (locked || value.length === 0 || list.query !== '') return;
    if (event.key === 'Backspace') onChange(value.slice(0, -1));
  }

  return (
    <Field {...parts.field}>
      <ChoicesBox ref={box} {...parts.box} {...list.boxProps}>
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
        {value.length > 1 && !locked && <button {...moreProps} type="button" tabIndex={-1} onClick={list.open} />}
        {value.length > 1 && locked && (
          <Suspense fallback={<button {...moreProps} type="button" />}>
            <ChosenPopover
              {...moreProps}
              chosen={() => value.map((one) => ({ value: one, label: labelFor(one, optionOf(list.index, one)) }))}
              naming={label ? { 'aria-labelledby': labelId } : { 'aria-label': input['aria-label'] }}
            />
          </Suspense>
        )}
        <input
          {...list.inputProps({ ...input, onKeyDown: handleKeyDown })}
          {...parts.control}
          ref={mergeRefs(ref, field)}
          disabled={disabled}
          value={list.query}
          readOnly={readOnly || !searchable}
          aria-readonly={readOnly || undefined}
          placeholder={value.length > 0 ? undefined : input.placeholder}
          aria-describedby={
            [parts.control['aria-describedby'], value.length > 0 ? chosenId : ''].filter(Boolean).join(' ') || undefined
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
