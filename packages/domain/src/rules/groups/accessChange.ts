import { childrenById, type GroupLink, withDescendants } from './groupForest';

/** A user or a trailer with its direct groups. */
export interface GroupMember {
  readonly id: string;
  readonly groupIds: readonly string[];
}

/** Trailers that a user gains or loses access to. */
export interface AccessChange {
  readonly userId: string;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/**
 * The users who gain or lose access to trailers when groups are moved or deleted. Users have access to the trailers of
 * their groups and of all groups below them. Users without a change are left out.
 */
export function accessChanges(input: {
  readonly before: readonly GroupLink[];
  readonly after: readonly GroupLink[];
  readonly users: readonly GroupMember[];
  /** All trailers that may be affected, with all their groups. */
  readonly trailers: readonly GroupMember[];
}): AccessChange[] {
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

/** The groups with one of them moved to other parents. */
export const movedTo = <Group extends GroupLink>(
  groups: readonly Group[],
  id: string,
  parentIds: readonly string[],
): Group[] => groups.map((group) => (group.id === id ? { ...group, parentIds } : group));

/** The groups without one of them: its children move up to its place. */
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
