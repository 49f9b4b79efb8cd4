import { DEFAULT_GROUP_KIND, GroupKind } from '../../vocabulary/groupKinds';
import { childrenById, type GroupLink, withDescendants } from './groupForest';

/** A group that can be chosen for a user. */
export interface ChoosableGroup extends GroupLink {
  readonly kind: string;
}

/**
 * 'All VINs' and 'No VINs' determine a user's access completely, so they exclude every other group that gives access.
 */
const EXCLUSIVE: readonly string[] = [GroupKind.AllVins, GroupKind.NoVins];

const kindsOf = (groups: readonly ChoosableGroup[]) => new Map(groups.map(({ id, kind }) => [id, kind]));

/**
 * The selection after groups are added and removed. A group includes all groups below it, so removing one of a selected
 * branch keeps its siblings selected. Selecting 'All VINs' or 'No VINs' removes every other group that gives access,
 * and vice versa. Groups that give no access ('TK Command Control', 'No Help') stay.
 */
export function changeChosen(
  groups: readonly ChoosableGroup[],
  chosen: readonly string[],
  change: { readonly add?: readonly string[] | undefined; readonly remove?: readonly string[] | undefined },
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
      if (givesWay && accessKinds.includes(kinds.get(id) ?? '')) next.delete(other);
    }
    next.add(id);
  }
  return leastOf(children, next);
}

const accessKinds: readonly string[] = [GroupKind.Regular, ...EXCLUSIVE];

/** Replaces a selected group above by its children until none of them contains this group. */
function without(children: ReadonlyMap<string, readonly string[]>, chosen: Set<string>, id: string): Set<string> {
  const next = new Set(chosen);
  for (const each of next) {
    if (!withDescendants(children, [each]).has(id)) continue;
    next.delete(each);
    if (each !== id) for (const child of children.get(each) ?? []) next.add(child);
  }
  return next;
}

/** Drops groups that are below another selected group. */
function leastOf(children: ReadonlyMap<string, readonly string[]>, chosen: ReadonlySet<string>): string[] {
  const implied = new Set<string>();
  for (const id of chosen) for (const below of withDescendants(children, children.get(id) ?? [])) implied.add(below);
  return [...chosen].filter((id) => !implied.has(id));
}

/** The memberships to end and to add so that a user's groups match the selection. */
export function groupDifferences(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return {
    added: [...new Set(after)].filter((id) => !before.includes(id)),
    removed: [...new Set(before)].filter((id) => !after.includes(id)),
  };
}

/** The groups of a user: the selected ones, plus the default group if none of them gives access. */
export function withDefaultGroup(groups: readonly ChoosableGroup[], chosen: readonly string[]): string[] {
  const kinds = kindsOf(groups);
  if (chosen.some((id) => accessKinds.includes(kinds.get(id) ?? ''))) return [...chosen];
  const standard = groups.find(({ kind }) => kind === DEFAULT_GROUP_KIND);
  return standard ? [...chosen, standard.id] : [...chosen];
}
