/** Whether all, some or none of `ids` are selected. */
export function selectedOf(selected: ReadonlySet<string>, ids: readonly string[]): boolean | 'mixed' {
  const count = ids.filter((id) => selected.has(id)).length;
  return count > 0 && (count === ids.length || 'mixed');
}
