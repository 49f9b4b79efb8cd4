/**
 * A group and its parents; without any it is at the top level. A group can have several parents but is never below
 * itself.
 */
export interface GroupLink {
  readonly id: string;
  readonly parentIds: readonly string[];
}

/** Limits of a customer's groups. */
export const GROUP_POLICY = {
  nameMaxLength: 200,
  maxGroups: 20_000,
  maxParents: 20,
  /** A group below two parents appears twice with everything below it, so this limits the rows of a tree. */
  maxPlaces: 40_000,
} as const;

/** The children of each group, in the given order. */
export function childrenById(groups: readonly GroupLink[]): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const { id, parentIds } of groups) {
    for (const parentId of parentIds) {
      const list = children.get(parentId);
      if (list) list.push(id);
      else children.set(parentId, [id]);
    }
  }
  return children;
}

/** These groups and all groups below them. */
export function withDescendants(
  children: ReadonlyMap<string, readonly string[]>,
  ids: Iterable<string>,
): ReadonlySet<string> {
  // A set that grows while it is iterated
  const all = new Set(ids);
  for (const id of all) for (const child of children.get(id) ?? []) all.add(child);
  return all;
}

/** Whether a group can have these parents: all must exist, and none may be the group itself or below it. */
export function mayStandUnder(groups: readonly GroupLink[], id: string, parentIds: readonly string[]): boolean {
  const known = new Set(groups.map((group) => group.id));
  const below = withDescendants(childrenById(groups), [id]);
  return parentIds.every((parentId) => known.has(parentId) && !below.has(parentId));
}

/** Rows of the fully expanded tree: a group has one row for each row of its parents. */
export function countPlaces(groups: readonly GroupLink[]): number {
  const parents = new Map(groups.map(({ id, parentIds }) => [id, parentIds]));
  const places = new Map<string, number>();
  // An explicit stack, because chains of groups may be deeper than the call stack allows
  for (const { id } of groups) {
    const stack = [id];
    for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
      const above = (parents.get(at) ?? []).filter((parentId) => parents.has(parentId));
      const open = above.filter((parentId) => !places.has(parentId));
      if (open.length > 0) stack.push(...open);
      else {
        places.set(at, above.length === 0 ? 1 : above.reduce((sum, parentId) => sum + (places.get(parentId) ?? 0), 0));
        stack.pop();
      }
    }
  }
  return [...places.values()].reduce((sum, count) => sum + count, 0);
}
