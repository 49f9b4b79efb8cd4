import { childrenById, type GroupLink, withDescendants } from './groupForest';

/** Somebody or something with the groups it is directly in. */
export interface GroupMember {
  readonly id: string;
  readonly groupIds: readonly string[];
}

/** Trailers that a user begins or ceases to see. */
export interface SightChange {
  readonly userId: string;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/**
 * Who gains or loses sight of which trailers when groups stand elsewhere or are gone. A user sees what is in the own
 * groups and in all below them. Users without a difference are left out.
 */
export function sightChanges(input: {
  readonly before: readonly GroupLink[];
  readonly after: readonly GroupLink[];
  readonly users: readonly GroupMember[];
  /** All that may be concerned, with every group they are in. */
  readonly trailers: readonly GroupMember[];
}): SightChange[] {
  const before = childrenById(input.before);
  const after = childrenById(input.after);
  const left = new Set(input.after.map(({ id }) => id));
  return input.users.flatMap(({ id: userId, groupIds }) => {
    const saw = withDescendants(before, groupIds);
    const sees = withDescendants(
      after,
      groupIds.filter((id) => left.has(id)),
    );
    const gained: string[] = [];
    const lost: string[] = [];
    for (const trailer of input.trailers) {
      const was = trailer.groupIds.some((id) => saw.has(id));
      const is = trailer.groupIds.some((id) => left.has(id) && sees.has(id));
      if (is && !was) gained.push(trailer.id);
      if (was && !is) lost.push(trailer.id);
    }
    return gained.length + lost.length > 0 ? [{ userId, gained, lost }] : [];
  });
}

/** The groups with one of them under other parents. */
export const movedTo = <Group extends GroupLink>(
  groups: readonly Group[],
  id: string,
  parentIds: readonly string[],
): Group[] => groups.map((group) => (group.id === id ? { ...group, parentIds } : group));

/** The groups without one of them: what stood below it stands where it stood. */
export function withoutGroup<Group extends GroupLink>(groups: readonly Group[], id: string): Group[] {
  const above = groups.find((group) => group.id === id)?.parentIds ?? [];
  return groups
    .filter((group) => group.id !== id)
    .map((group) =>
      group.parentIds.includes(id)
        ? { ...group, parentIds: [...new Set([...group.parentIds.filter((parent) => parent !== id), ...above])] }
        : group,
    );
}
