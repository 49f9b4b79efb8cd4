import { isReservedGroupName } from '@gladhand/domain/groups';
import { badInput } from '../../http/apiError';
import { fold } from '../../repositories/fleetFields';
import { NO_TRAILERS } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type { VehiclesToGroupsInput, VehiclesToGroupsResult } from '../generated/resolvers';
import { mayChange } from './groupAccess';
import { GROUP_MESSAGES } from './messages';

const MAX_TRAILERS = 2_000;
const MAX_GROUPS = 100;
const OPERATION = 'addMultipleVehiclesToTargetedMultipleGroups';

/** Normalizes a name for comparison, as the storages do for group and trailer names. */
const groupKey = (text: string) => text.trim().toLowerCase();
const trailerKey = (text: string) => fold(text.trim());

/** Adds every known trailer to every known group; all other lines are reported as problems. */
export async function addLines(input: VehiclesToGroupsInput, context: GraphQLContext): Promise<VehiclesToGroupsResult> {
  const { customerId, unitIdsOrVins, groupNames } = input;
  const { access, audit, repositories } = context;
  await mayChange(context, OPERATION, customerId);
  if (unitIdsOrVins.length === 0 || unitIdsOrVins.length > MAX_TRAILERS)
    throw badInput(GROUP_MESSAGES.trailerCount(MAX_TRAILERS));
  if (groupNames.length === 0 || groupNames.length > MAX_GROUPS) throw badInput(GROUP_MESSAGES.groupCount(MAX_GROUPS));

  const all = await repositories.groups.list({ customerIds: [customerId], scope: NO_TRAILERS });
  const byName = new Map(all.filter(({ kind }) => kind === 'regular').map((group) => [groupKey(group.name), group]));
  const names = firstOf(groupNames, groupKey);
  const groups = names.flatMap(({ key }) => byName.get(key) ?? []);
  const groupIds = groups.map(({ groupId }) => groupId);

  const keys = firstOf(unitIdsOrVins, trailerKey);
  const searchable = keys.filter(({ key }) => key !== '').map(({ key }) => key);
  const found = await repositories.groups.findTrailers(customerId, searchable, access);
  const trailersBy = new Map<string, typeof found>();
  for (const trailer of found)
    for (const key of new Set([trailerKey(trailer.vin), trailerKey(trailer.unitId)]))
      trailersBy.set(key, [...(trailersBy.get(key) ?? []), trailer]);
  const single = keys.flatMap(({ key }) => {
    const named = trailersBy.get(key) ?? [];
    return named.length === 1 ? named : [];
  });

  const trailerIds = [...new Set(single.map(({ trailerId }) => trailerId))];
  const added =
    groupIds.length > 0 && trailerIds.length > 0
      ? ((await repositories.groups.addTrailers(customerId, trailerIds, groupIds)) ?? 0)
      : 0;
  if (added > 0)
    for (const { name, groupId } of groups)
      await audit('group.trailersAdded', {
        userId: access.user.userId,
        customerId,
        subject: name,
        subjectId: groupId,
        detail: { trailers: trailerIds.length },
      });

  return {
    added,
    vehicles: linesOf(unitIdsOrVins, keys, (key) => {
      const named = trailersBy.get(key) ?? [];
      if (named.length === 0) return 'notFound';
      if (named.length > 1) return 'ambiguous';
      if (groupIds.length === 0) return 'nothingToDo';
      return groupIds.every((id) => named[0]?.groupIds.includes(id)) ? 'unchanged' : 'added';
    }),
    groups: linesOf(groupNames, names, (key) => {
      const group = byName.get(key);
      if (!group) return isReservedGroupName(key) ? 'reserved' : 'notFound';
      if (single.length === 0) return 'nothingToDo';
      const isNew = single.some((trailer) => !trailer.groupIds.includes(group.groupId));
      return isNew ? 'added' : 'unchanged';
    }),
  };
}

interface Keyed {
  at: number;
  key: string;
}

/** Removes duplicates according to the comparison key. */
function firstOf(texts: readonly string[], keyOf: (text: string) => string): Keyed[] {
  const seen = new Set<string>();
  return texts.flatMap((text, at) => {
    const key = keyOf(text);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ at, key }];
  });
}

function linesOf(texts: readonly string[], firsts: readonly Keyed[], outcomeOf: (key: string) => string) {
  const first = new Map(firsts.map(({ at, key }) => [at, key]));
  return texts.map((text, at) => {
    const key = first.get(at);
    return { text, outcome: key === undefined ? 'repeated' : outcomeOf(key) };
  });
}
