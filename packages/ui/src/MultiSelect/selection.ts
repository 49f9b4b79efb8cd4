import type { OptionLine } from '../Select/options';

/** Adds a value at the end, or removes it. */
export function toggleOne(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** Adds all shown options that can be selected, or removes them if all were selected. */
export function toggleAll(values: readonly string[], shown: readonly OptionLine[]): string[] {
  const wanted = shown.flatMap(({ option }) => (option.disabled ? [] : [option.value]));
  const before = new Set(values);
  if (wanted.every((value) => before.has(value))) {
    const out = new Set(wanted);
    return values.filter((value) => !out.has(value));
  }
  return [...new Set([...values, ...wanted])];
}

/** Whether all, none or some of the shown options are selected. Disabled options don't count. */
export function allChosen(chosen: ReadonlySet<string>, shown: readonly OptionLine[]): boolean | 'mixed' {
  let open = 0;
  let count = 0;
  for (const { option } of shown) {
    if (option.disabled) continue;
    open++;
    if (chosen.has(option.value)) count++;
  }
  if (count === 0) return false;
  return count === open ? true : 'mixed';
}
