import type { ReactNode } from 'react';

/** One thing that can be chosen. */
export interface SelectOption {
  /** What is handed to `onChange`; unique in the list. */
  value: string;
  /** What is read and searched. */
  label: string;
  /** Options of one group stand together under its name. */
  group?: string;
  /** Count or remark at the end of the line. */
  note?: ReactNode;
  /** Shown, but cannot be chosen. @default false */
  disabled?: boolean;
}

/** One line of an open list. */
export type ListRow =
  | { kind: 'option'; option: SelectOption; position: number }
  | { kind: 'heading'; text: string }
  | { kind: 'all'; text: string };

/** What is prepared once for a list of options, so that a key press costs one pass over strings. */
export interface OptionIndex {
  options: readonly SelectOption[];
  byValue: Map<string, SelectOption>;
  /** Lower-cased labels, in the order of `options`. */
  lowerLabels: string[];
}

export function indexOptions(options: readonly SelectOption[]): OptionIndex {
  return {
    options,
    byValue: new Map(options.map((option) => [option.value, option])),
    lowerLabels: options.map((option) => option.label.toLowerCase()),
  };
}

/** Options whose label contains the text, whatever its case; all of them for an empty text. */
export function matchOptions(index: OptionIndex, text: string): readonly SelectOption[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return index.options;
  return index.options.filter((_, position) => index.lowerLabels[position]?.includes(wanted));
}

/** Lines for these options: a heading before each group, and first the line for all of them. */
export function listRows(options: readonly SelectOption[], allText?: string): ListRow[] {
  const rows: ListRow[] = [];
  if (allText !== undefined && options.length > 0) rows.push({ kind: 'all', text: allText });
  let group: string | undefined;
  for (const [position, option] of options.entries()) {
    if (option.group !== undefined && option.group !== group) rows.push({ kind: 'heading', text: option.group });
    group = option.group;
    rows.push({ kind: 'option', option, position });
  }
  return rows;
}

/** The next row after `from` whose label starts with the typed letters, round the end. -1 when there is none. */
export function typeAhead(rows: readonly ListRow[], letters: string, from: number): number {
  const wanted = letters.toLowerCase();
  // the same letter again and again steps through its words
  const repeated = [...wanted].every((letter) => letter === wanted[0]);
  const start = repeated ? (wanted[0] ?? '') : wanted;
  const first = repeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < rows.length; step++) {
    const at = (first + step) % rows.length;
    const row = rows[at];
    if (row?.kind !== 'option' || row.option.disabled) continue;
    if (row.option.label.toLowerCase().startsWith(start)) return at;
  }
  return -1;
}
