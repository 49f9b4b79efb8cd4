import type { ComponentProps, ReactNode } from 'react';
import type { ControlSize, FieldTexts } from '../Field/Field';
import { FieldAffix } from '../Field/FieldBox';
import type { SelectOption } from '../Select/options';
import { Select } from '../Select/Select';
import type { OptionSearch } from '../Select/useOptionSearch';

type InputProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix'>;

/** Words of a `Combobox` that a host may replace. */
export interface ComboboxTexts {
  /** @default 'No matches' */
  empty: string;
  /** @default 'Searching' */
  loading: string;
  /** @default 'The search failed.' */
  failed: string;
  /** @default 'Try again' */
  retry: string;
  /** @default 'Clear' */
  clear: string;
  /** Announced when the list changes. @default (count) => `${count} options` */
  count: (count: number) => string;
}

export interface ComboboxProps extends InputProps, FieldTexts {
  /** All options, if they are loaded. Keep the same array between renders. */
  options?: readonly SelectOption[] | undefined;
  /** Searches options for the typed text, if they are not loaded. */
  onSearch?: OptionSearch | undefined;
  /** Delay after the last key before `onSearch`, in ms. @default 250 */
  delayMs?: number | undefined;
  /** Value of the selected option, or null. */
  value: string | null;
  /** Called with the new value; null if it was cleared. */
  onChange: (value: string | null, option?: SelectOption) => void;
  /** Label of a value that is not among `options`. @default the value itself */
  labelOf?: ((value: string) => string | undefined) | undefined;
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** The selection can be cleared. @default true */
  clearable?: boolean | undefined;
  /** Icon inside the field, before the text. */
  prefix?: ReactNode;
  /** Words to replace. */
  texts?: Partial<ComboboxTexts> | undefined;
}

/**
 * Finds one option by typing, in a loaded list or with a search. Renders an `input` with a listbox. For a short list
 * without search, use a `Select`.
 */
export function Combobox({ labelOf, clearable = true, prefix, texts, ...rest }: ComboboxProps) {
  return (
    <Select
      {...rest}
      searchFrom={0}
      clearable={clearable}
      prefix={prefix && <FieldAffix>{prefix}</FieldAffix>}
      labelOf={(value) => labelOf?.(value) ?? value}
      emptyText={texts?.empty}
      clearLabel={texts?.clear}
      texts={texts}
    />
  );
}
