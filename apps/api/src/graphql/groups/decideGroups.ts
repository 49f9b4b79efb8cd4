import { ApiErrorCode } from '@gladhand/domain';
import {
  cleanGroupName,
  countPlaces,
  GROUP_POLICY,
  type GroupLink,
  groupNameProblem,
  mayStandUnder,
  withoutGroup,
} from '@gladhand/domain/groups';
import { apiError, badInput, notFound } from '../../http/apiError';
import type { PlacedGroup } from '../../repositories/entities';
import type { GroupChange } from '../../repositories/groups';
import { GROUP_MESSAGES } from './messages';

type Groups = readonly PlacedGroup[];

/** The result of a decision, for the audit log and the response. */
export interface Decided {
  before: PlacedGroup | null;
  after: PlacedGroup | null;
  change: GroupChange;
}

export const linksOf = (groups: Groups): (GroupLink & { group: PlacedGroup })[] =>
  groups.map((group) => ({ id: group.groupId, parentIds: group.parentIds, group }));

/** Decides on a new group with these parents. */
export function created(groups: Groups, group: PlacedGroup): Decided {
  if (groups.length >= GROUP_POLICY.maxGroups) throw badInput(GROUP_MESSAGES.tooManyGroups(GROUP_POLICY.maxGroups));
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

/** The group, unless it is a special one. */
export function ordinary(groups: Groups, groupId: string): PlacedGroup {
  const group = groups.find((candidate) => candidate.groupId === groupId);
  if (!group) throw notFound();
  if (group.kind !== 'regular') throw badInput(GROUP_MESSAGES.special(group.name));
  return group;
}

function checkVersion(group: PlacedGroup, version: number | null): void {
  if (version === null || version === group.version) return;
  const { name, parentIds, version: now } = group;
  throw apiError(ApiErrorCode.Conflict, GROUP_MESSAGES.changedMeanwhile, {
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
  if (taken) throw badInput(GROUP_MESSAGES.nameTaken);
  return clean;
}

/** `groups` are all groups after the change. */
function checkPlace(groups: Groups, { groupId, parentIds }: PlacedGroup): void {
  if (parentIds.length > GROUP_POLICY.maxParents)
    throw badInput(GROUP_MESSAGES.tooManyParents(GROUP_POLICY.maxParents));
  for (const parentId of parentIds) {
    const parent = groups.find((group) => group.groupId === parentId);
    if (!parent) throw notFound();
    if (parent.kind !== 'regular') throw badInput(GROUP_MESSAGES.specialHasNoChildren(parent.name));
  }
  const links = linksOf(groups);
  // Current parents are ignored: only the new ones can close a cycle.
  const loose = links.map((link) => (link.id === groupId ? { ...link, parentIds: [] } : link));
  if (!mayStandUnder(loose, groupId, parentIds)) throw badInput(GROUP_MESSAGES.circle);
  if (countPlaces(links) > GROUP_POLICY.maxPlaces) throw badInput(GROUP_MESSAGES.tooManyPlaces);
}
