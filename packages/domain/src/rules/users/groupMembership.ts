import { DEFAULT_GROUP_KIND, GroupKind } from '../../vocabulary/groupKinds';

/** A group as far as membership is concerned. */
export interface MemberGroup {
  readonly id: string;
  readonly kind: GroupKind;
}

/** All VINs and No VINs say it all about sight: whoever is in one of them is in no other group that does. */
const EXCLUSIVE: ReadonlySet<GroupKind> = new Set([GroupKind.AllVins, GroupKind.NoVins]);
/** Groups that say what a user sees; the others grant or hide something else. */
export const givesSight = ({ kind }: Pick<MemberGroup, 'kind'>): boolean =>
  EXCLUSIVE.has(kind) || kind === GroupKind.Regular;

/**
 * The groups of one customer a user is in after these were added. An exclusive group replaces every other that says
 * what is seen, and a regular one replaces an exclusive one; of several exclusive ones No VINs, which shows less, stays.
 */
export function withGroups<Group extends MemberGroup>(
  present: readonly Group[],
  added: readonly Group[],
): readonly Group[] {
  const exclusive =
    added.find(({ kind }) => kind === GroupKind.NoVins) ?? added.find(({ kind }) => kind === GroupKind.AllVins);
  const stays = (group: Group) =>
    !givesSight(group) ||
    (exclusive ? group.id === exclusive.id : !added.some(givesSight) || !EXCLUSIVE.has(group.kind));
  const next = [...present.filter(stays), ...added.filter((group) => !exclusive || stays(group))];
  return [...new Map(next.map((group) => [group.id, group])).values()];
}

/**
 * The groups of one customer a user is in after these were taken away. Who had a group that says what is seen and has
 * none left gets the default one, All VINs, out of `all` groups of the customer.
 */
export function withoutGroups<Group extends MemberGroup>(
  present: readonly Group[],
  removedIds: readonly string[],
  all: readonly Group[],
): readonly Group[] {
  const left = present.filter(({ id }) => !removedIds.includes(id));
  if (left.some(givesSight) || !present.some(givesSight)) return left;
  const fallback = all.find(({ kind }) => kind === DEFAULT_GROUP_KIND);
  return fallback ? [...left, fallback] : left;
}

/** What the two calls of the Groups tab are about: ids that are new, and ids that are gone. */
export function groupDifference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
