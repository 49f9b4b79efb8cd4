import type { OptionLine } from '../Select/options';

/** The values with this one put at the end, or taken out. */
export function toggleOne(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** All of the shown options that can be chosen, added; or taken out when they were all in. */
export function toggleAll(values: readonly string[], shown: readonly OptionLine[]): string[] {
  const wanted = shown.flatMap(({ option }) => (option.disabled ? [] : [option.value]));
  const before = new Set(values);
  if (wanted.every((value) => before.has(value))) {
    const out = new Set(wanted);
    return values.filter((value) => !out.has(value));
  }
  return [...new Set([...values, ...wanted])];
}

/** Whether all, none or some of the shown options are chosen. Options that cannot be chosen do not count. */
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
