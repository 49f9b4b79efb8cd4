/** A row by its index; undefined while it is on its way. */
type IdAt = (index: number) => string | undefined;

/** Ids of the rows that are there, both ends included. */
export function idsBetween(idAt: IdAt, first: number, last: number): string[] {
  const ids: string[] = [];
  for (let index = first; index <= last; index++) {
    const id = idAt(index);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/**
 * The selection after the row at `to` was toggled: all rows from `from` to it become what it becomes, and the others
 * stay as they are. A row that is still on its way changes nothing.
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

/** All of `ids` with what is selected already; where they are selected all, without them. */
export function toggleIds(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  if (ids.some((id) => !selected.has(id))) return new Set([...selected, ...ids]);
  const next = new Set(selected);
  for (const id of ids) next.delete(id);
  return next;
}

/** Whether all, some or none of `ids` are selected. */
export function selectedOf(selected: ReadonlySet<string>, ids: readonly string[]): boolean | 'mixed' {
  const count = ids.filter((id) => selected.has(id)).length;
  return count > 0 && (count === ids.length || 'mixed');
}
