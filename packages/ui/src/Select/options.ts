import type { ReactNode } from 'react';

/** One option of a list. */
export interface SelectOption {
  /** Value for `onChange`; unique in the list. */
  value: string;
  /** The visible text, which the search matches. */
  label: string;
  /** Options of a group are listed together below its name. */
  group?: string | undefined;
  /** Count or note at the end of the line. */
  note?: ReactNode;
  /** Shown, but can't be selected. @default false */
  disabled?: boolean | undefined;
}

/** The list line of an option. */
export interface OptionLine {
  kind: 'option';
  option: SelectOption;
}

/** One line of an open list. */
export type ListRow = OptionLine | { kind: 'heading'; text: string } | { kind: 'all'; text: string };

/** Prepared once for a list of options, so that a key press needs only one pass over strings. */
export interface OptionIndex {
  lines: readonly OptionLine[];
  /** Lower-cased labels, in the order of `lines`. */
  lowerLabels?: string[] | undefined;
  byValue?: Map<string, SelectOption> | undefined;
}

/** Prepares the index while the page is idle, before the first search and the first Select all. */
export function prepareIndex(index: OptionIndex) {
  index.lowerLabels ??= index.lines.map(({ option }) => option.label.toLowerCase());
  if (index.byValue) return;
  // Not built from pairs, because a hundred thousand of them would be garbage while the user selects.
  index.byValue = new Map();
  for (const { option } of index.lines) index.byValue.set(option.value, option);
}

export function optionOf(index: OptionIndex, value: string | null | undefined): SelectOption | undefined {
  if (typeof value !== 'string') return undefined;
  if (index.byValue) return index.byValue.get(value);
  return index.lines.find(({ option }) => option.value === value)?.option;
}

export function optionLines(options: readonly SelectOption[]): OptionLine[] {
  return options.map((option) => ({ kind: 'option', option }));
}

/** Lines of the options whose label contains the text, case-insensitive; all of them for an empty text. */
export function matchOptions(index: OptionIndex, text: string): readonly OptionLine[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return index.lines;
  index.lowerLabels ??= index.lines.map(({ option }) => option.label.toLowerCase());
  const { lowerLabels } = index;
  return index.lines.filter((_, position) => lowerLabels[position]?.includes(wanted));
}

/** The rows of a list: a heading before each group, and first the line for all of them. */
export function listRows(lines: readonly OptionLine[], allText?: string): readonly ListRow[] {
  const all: ListRow[] = allText !== undefined && lines.length > 0 ? [{ kind: 'all', text: allText }] : [];
  const grouped = lines.some(({ option }) => option.group !== undefined);
  if (!grouped) return all.length > 0 ? all.concat(lines) : lines;
  let group: string | undefined;
  for (const line of lines) {
    const { option } = line;
    if (option.group !== undefined && option.group !== group) all.push({ kind: 'heading', text: option.group });
    group = option.group;
    all.push(line);
  }
  return all;
}

/** Rows that aren't options, in order, for numbering the options. */
export function otherRows(rows: readonly ListRow[], optionCount: number): readonly number[] {
  if (rows.length === optionCount) return [];
  if (rows.length === optionCount + 1) return [0];
  return rows.flatMap(({ kind }, at) => (kind === 'option' ? [] : [at]));
}

/** The next row after `from` whose label starts with the typed letters, wrapping around; -1 if there is none. */
export function typeAhead(rows: readonly ListRow[], letters: string, from: number): number {
  const wanted = letters.toLowerCase();
  // Repeating a letter steps through the options that start with it.
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
