/** Id of a row by its index; undefined while it loads. */
type IdAt = (index: number) => string | undefined;

/** Ids of the loaded rows in a range, inclusive. */
export function idsBetween(idAt: IdAt, first: number, last: number): string[] {
  const ids: string[] = [];
  for (let index = first; index <= last; index++) {
    const id = idAt(index);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/**
 * The selection after the row at `to` was toggled: all rows from `from` to `to` get its new state, and the others keep
 * theirs. Toggling a row that is still loading changes nothing.
 */
export function selectRange(selected: ReadonlySet<string>, idAt: IdAt, from: number, to: number): ReadonlySet<string> {
  const id = idAt(to);
  if (id === undefined) return selected;
  const next = new Set(selected);
  const add = !selected.has(id);
  for (const each of idsBetween(idAt, Math.min(from, to), Math.max(from, to))) {
    if (add) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Adds all of `ids` to the selection, or removes them if all are selected. */
export function toggleIds(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  if (ids.some((id) => !selected.has(id))) return new Set([...selected, ...ids]);
  const next = new Set(selected);
  for (const id of ids) next.delete(id);
  return next;
}
