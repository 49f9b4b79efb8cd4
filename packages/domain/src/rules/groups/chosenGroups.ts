import { DEFAULT_GROUP_KIND, GroupKind } from '../../vocabulary/groupKinds';
import { childrenById, type GroupLink, withDescendants } from './groupForest';

/** A group that can be chosen for a user. */
export interface ChoosableGroup extends GroupLink {
  readonly kind: string;
}

/** 'All VINs' and 'No VINs' say everything about sight: who is in one of them is in no other group that gives sight. */
const EXCLUSIVE: readonly string[] = [GroupKind.AllVins, GroupKind.NoVins];

const kindsOf = (groups: readonly ChoosableGroup[]) => new Map(groups.map(({ id, kind }) => [id, kind]));

/**
 * What is chosen after groups were put in and taken out. A group stands for all below it: to take one out of a chosen
 * branch leaves its siblings chosen. Choosing 'All VINs' or 'No VINs' takes out every other group that gives sight, and
 * any of those takes it out in turn. Groups without sight ('TK Command Control', 'No Help') are left as they are.
 */
export function changeChosen(
  groups: readonly ChoosableGroup[],
  chosen: readonly string[],
  change: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
): string[] {
  const kinds = kindsOf(groups);
  const children = childrenById(groups);
  let next = new Set(chosen);
  for (const id of change.remove ?? []) next = without(children, next, id);
  for (const id of change.add ?? []) {
    const exclusive = EXCLUSIVE.includes(kinds.get(id) ?? '');
    for (const other of [...next]) {
      const kind = kinds.get(other) ?? '';
      const givesWay = EXCLUSIVE.includes(kind) || (exclusive && kind === GroupKind.Regular);
      if (givesWay && sightKinds.includes(kinds.get(id) ?? '')) next.delete(other);
    }
    next.add(id);
  }
  return leastOf(children, next);
}

const sightKinds: readonly string[] = [GroupKind.Regular, ...EXCLUSIVE];

/** A chosen group above gives way to the groups below it, until none of them leads to this one. */
function without(children: ReadonlyMap<string, readonly string[]>, chosen: Set<string>, id: string): Set<string> {
  const next = new Set(chosen);
  for (const each of next) {
    if (!withDescendants(children, [each]).has(id)) continue;
    next.delete(each);
    if (each !== id) for (const child of children.get(each) ?? []) next.add(child);
  }
  return next;
}

/** What stands below another chosen group need not be named. */
function leastOf(children: ReadonlyMap<string, readonly string[]>, chosen: ReadonlySet<string>): string[] {
  const implied = new Set<string>();
  for (const id of chosen) for (const below of withDescendants(children, children.get(id) ?? [])) implied.add(below);
  return [...chosen].filter((id) => !implied.has(id));
}

/** Memberships to end and to begin, so that the groups of a user become the chosen ones. */
export function groupDifferences(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return {
    added: [...new Set(after)].filter((id) => !before.includes(id)),
    removed: [...new Set(before)].filter((id) => !after.includes(id)),
  };
}

/** What a user belongs to: the chosen groups or, when none is left that gives sight, the default group besides. */
export function withDefaultGroup(groups: readonly ChoosableGroup[], chosen: readonly string[]): string[] {
  const kinds = kindsOf(groups);
  if (chosen.some((id) => sightKinds.includes(kinds.get(id) ?? ''))) return [...chosen];
  const standard = groups.find(({ kind }) => kind === DEFAULT_GROUP_KIND);
  return standard ? [...chosen, standard.id] : [...chosen];
}
