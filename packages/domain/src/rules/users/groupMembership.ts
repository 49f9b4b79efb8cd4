import { DEFAULT_GROUP_KIND, GroupKind } from '../../vocabulary/groupKinds';

/** The properties of a group that matter for membership. */
export interface MemberGroup {
  readonly id: string;
  readonly kind: GroupKind;
}

/** All VINs and No VINs determine access on their own: their members are in no other group that determines access. */
const EXCLUSIVE: ReadonlySet<GroupKind> = new Set([GroupKind.AllVins, GroupKind.NoVins]);
/** Whether a group determines the visible trailers; the other kinds grant or hide something else. */
export const grantsAccess = ({ kind }: Pick<MemberGroup, 'kind'>): boolean =>
  EXCLUSIVE.has(kind) || kind === GroupKind.Regular;

/**
 * A user's groups of one customer after adding these. An exclusive group replaces all others that determine access, and
 * a regular group replaces an exclusive one. Of several exclusive groups, No VINs is kept, because it shows less.
 */
export function withGroups<Group extends MemberGroup>(
  present: readonly Group[],
  added: readonly Group[],
): readonly Group[] {
  const exclusive =
    added.find(({ kind }) => kind === GroupKind.NoVins) ?? added.find(({ kind }) => kind === GroupKind.AllVins);
  const stays = (group: Group) =>
    !grantsAccess(group) ||
    (exclusive ? group.id === exclusive.id : !added.some(grantsAccess) || !EXCLUSIVE.has(group.kind));
  const next = [...present.filter(stays), ...added.filter((group) => !exclusive || stays(group))];
  return [...new Map(next.map((group) => [group.id, group])).values()];
}

/**
 * A user's groups of one customer after removing these. A user who loses the last group that determines access gets the
 * default one, All VINs, from `all` groups of the customer.
 */
export function withoutGroups<Group extends MemberGroup>(
  present: readonly Group[],
  removedIds: readonly string[],
  all: readonly Group[],
): readonly Group[] {
  const left = present.filter(({ id }) => !removedIds.includes(id));
  if (left.some(grantsAccess) || !present.some(grantsAccess)) return left;
  const fallback = all.find(({ kind }) => kind === DEFAULT_GROUP_KIND);
  return fallback ? [...left, fallback] : left;
}

/** The differences that the two calls of the Groups tab need: added ids and removed ids. */
export function groupDifference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
