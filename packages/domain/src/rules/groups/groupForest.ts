/** A group and the groups it stands under; none is the top. A group may stand under several, and never under itself. */
export interface GroupLink {
  readonly id: string;
  readonly parentIds: readonly string[];
}

/** Bounds of a customer's groups. */
export const GROUP_POLICY = {
  nameMaxLength: 200,
  maxGroups: 20_000,
  maxParents: 20,
  /** Below a group that stands under two others everything is shown twice: this bounds what a tree shows. */
  maxPlaces: 40_000,
} as const;

/** Groups under each group, in the order given. */
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

/** These groups and all that stand below them. */
export function withDescendants(
  children: ReadonlyMap<string, readonly string[]>,
  ids: Iterable<string>,
): ReadonlySet<string> {
  // a set that grows while it is walked
  const all = new Set(ids);
  for (const id of all) for (const child of children.get(id) ?? []) all.add(child);
  return all;
}

/** Whether a group may stand under these: all known, none itself or below it. */
export function mayStandUnder(groups: readonly GroupLink[], id: string, parentIds: readonly string[]): boolean {
  const known = new Set(groups.map((group) => group.id));
  const below = withDescendants(childrenById(groups), [id]);
  return parentIds.every((parentId) => known.has(parentId) && !below.has(parentId));
}

/** Rows a tree of these groups has when all of it is open: a group has one wherever one of its parents has. */
export function countPlaces(groups: readonly GroupLink[]): number {
  const parents = new Map(groups.map(({ id, parentIds }) => [id, parentIds]));
  const places = new Map<string, number>();
  // a stack of our own: a chain of groups may be deeper than calls can be
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
