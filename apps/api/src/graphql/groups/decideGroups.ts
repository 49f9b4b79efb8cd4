import {
  ApiErrorCode,
  cleanGroupName,
  countPlaces,
  GROUP_POLICY,
  type GroupLink,
  groupNameProblem,
  mayStandUnder,
  withoutGroup,
} from '@gladhand/domain';
import { badInput, fault, notFound } from '../../http/fault';
import type { PlacedGroup } from '../../repositories/entities';
import type { GroupChange } from '../../repositories/groups';

type Groups = readonly PlacedGroup[];

/** What came of a decision, for the audit log and the answer. */
export interface Decided {
  before: PlacedGroup | null;
  after: PlacedGroup | null;
  change: GroupChange;
}

export const linksOf = (groups: Groups): (GroupLink & { group: PlacedGroup })[] =>
  groups.map((group) => ({ id: group.groupId, parentIds: group.parentIds, group }));

/** A new group under these parents. */
export function created(groups: Groups, group: PlacedGroup): Decided {
  if (groups.length >= GROUP_POLICY.maxGroups)
    throw badInput(`A customer has at most ${GROUP_POLICY.maxGroups.toLocaleString('en-US')} groups.`);
  const after = { ...group, name: freeName(groups, group.name, null) };
  checkPlace([...groups, after], after);
  return { before: null, after, change: { kind: 'put', group: after } };
}

export function renamed(groups: Groups, groupId: string, name: string, version: number | null): Decided {
  const before = ordinary(groups, groupId);
  checkVersion(before, version);
  const after = { ...before, name: freeName(groups, name, groupId), version: before.version + 1 };
  return { before, after, change: { kind: 'put', group: after } };
}

export function moved(groups: Groups, groupId: string, parentIds: readonly string[], version: number | null): Decided {
  const before = ordinary(groups, groupId);
  checkVersion(before, version);
  const after = { ...before, parentIds: [...parentIds].sort(), version: before.version + 1 };
  checkPlace(
    groups.map((group) => (group.groupId === groupId ? after : group)),
    after,
  );
  return { before, after, change: { kind: 'put', group: after } };
}

export function removed(groups: Groups, name: string, version: number | null): Decided {
  const wanted = cleanGroupName(name).toLowerCase();
  const named = groups.find((group) => group.name.toLowerCase() === wanted);
  const before = ordinary(groups, named?.groupId ?? '');
  checkVersion(before, version);
  const left = withoutGroup(linksOf(groups), before.groupId);
  const changed = left
    .filter(({ group, parentIds }) => group.parentIds !== parentIds)
    .map(({ group, parentIds }) => ({ ...group, parentIds: [...parentIds].sort(), version: group.version + 1 }));
  return { before, after: null, change: { kind: 'removed', groupId: before.groupId, moved: changed } };
}

/** The group, if it is one that people made. */
export function ordinary(groups: Groups, groupId: string): PlacedGroup {
  const group = groups.find((candidate) => candidate.groupId === groupId);
  if (!group) throw notFound();
  if (group.kind !== 'regular') throw badInput(`'${group.name}' is a special group: it stays as it is.`);
  return group;
}

function checkVersion(group: PlacedGroup, version: number | null): void {
  if (version === null || version === group.version) return;
  const { name, parentIds, version: now } = group;
  throw fault(ApiErrorCode.Conflict, 'Somebody else changed this group in the meantime.', {
    details: { current: { name, parentIds, version: now } },
  });
}

function freeName(groups: Groups, name: string, ownId: string | null): string {
  const problem = groupNameProblem(name);
  if (problem) throw badInput(problem);
  const clean = cleanGroupName(name);
  const taken = groups.some(
    ({ groupId, name: other }) => groupId !== ownId && other.toLowerCase() === clean.toLowerCase(),
  );
  if (taken) throw badInput('Another group of this customer has this name.');
  return clean;
}

/** `groups` are all as they would be. */
function checkPlace(groups: Groups, { groupId, parentIds }: PlacedGroup): void {
  if (parentIds.length > GROUP_POLICY.maxParents)
    throw badInput(`A group stands under at most ${GROUP_POLICY.maxParents} groups.`);
  for (const parentId of parentIds) {
    const parent = groups.find((group) => group.groupId === parentId);
    if (!parent) throw notFound();
    if (parent.kind !== 'regular') throw badInput(`Nothing stands under the special group '${parent.name}'.`);
  }
  const links = linksOf(groups);
  // what stands above it now does not count: only the new parents could close a circle
  const loose = links.map((link) => (link.id === groupId ? { ...link, parentIds: [] } : link));
  if (!mayStandUnder(loose, groupId, parentIds))
    throw badInput('A group cannot stand under itself or a group below it.');
  if (countPlaces(links) > GROUP_POLICY.maxPlaces)
    throw badInput('This would show too many groups twice. Put the group under fewer others.');
}
