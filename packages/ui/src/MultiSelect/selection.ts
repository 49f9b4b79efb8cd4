import type { SelectOption } from '../Select/options';

/** The values with this one put at the end, or taken out. */
export function toggleOne(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** All of the shown options that can be chosen, added; or taken out when they were all in. */
export function toggleAll(values: readonly string[], shown: readonly SelectOption[]): string[] {
  const wanted = shown.filter((option) => !option.disabled).map((option) => option.value);
  const before = new Set(values);
  if (wanted.every((value) => before.has(value))) {
    const out = new Set(wanted);
    return values.filter((value) => !out.has(value));
  }
  return [...new Set([...values, ...wanted])];
}

/** Whether all, none or some of the shown options are chosen. Options that cannot be chosen do not count. */
export function allChosen(chosen: ReadonlySet<string>, shown: readonly SelectOption[]): boolean | 'mixed' {
  const open = shown.filter((option) => !option.disabled);
  const count = open.reduce((sum, option) => sum + (chosen.has(option.value) ? 1 : 0), 0);
  if (count === 0) return false;
  return count === open.length ? true : 'mixed';
}
