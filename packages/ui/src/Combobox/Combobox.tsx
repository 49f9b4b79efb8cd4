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

/**
 * One choice found by typing a part of it, out of a list in hand or by a search that answers later. Renders an `input`
 * with a listbox. A short list that is looked through rather than searched is a `Select`.
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
