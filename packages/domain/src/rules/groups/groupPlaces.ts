import type { GroupLink } from './groupForest';

/** One row of a group tree. A group with several parents has one row under each. */
export interface GroupPlace<Group extends GroupLink> {
  /** The ids from the top level to the group, unique in the tree. */
  readonly placeId: string;
  readonly group: Group;
  readonly children: readonly GroupPlace<Group>[];
}

const PINNED = ['allVins', 'noVins'];

/**
 * The tree of groups, sorted by name with 'All VINs' and 'No VINs' first. A group whose parents are missing is at the
 * top level.
 */
export function groupPlaces<Group extends GroupLink & { readonly kind: string }>(
  groups: readonly Group[],
): readonly GroupPlace<Group>[] {
  const known = new Set(groups.map(({ id }) => id));
  const below = new Map<string, Group[]>();
  const top: Group[] = [];
  for (const group of groups) {
    const parentIds = group.parentIds.filter((id) => known.has(id));
    if (parentIds.length === 0) top.push(group);
    for (const parentId of parentIds) {
      const list = below.get(parentId);
      if (list) list.push(group);
      else below.set(parentId, [group]);
    }
  }
  const place = (group: Group, above: string): GroupPlace<Group> => {
    const placeId = above === '' ? group.id : `${above}/${group.id}`;
    return { placeId, group, children: (below.get(group.id) ?? []).map((child) => place(child, placeId)) };
  };
  const pinned = PINNED.flatMap((kind) => top.filter((group) => group.kind === kind));
  return [...pinned, ...top.filter(({ kind }) => !PINNED.includes(kind))].map((group) => place(group, ''));
}
