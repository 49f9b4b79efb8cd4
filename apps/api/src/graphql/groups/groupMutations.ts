import type { AuditAction } from '@gladhand/domain/audit';
import { changesBetween } from '../../auth/audit';
import { notFound } from '../../http/apiError';
import type { PlacedGroup } from '../../repositories/entities';
import { NO_TRAILERS } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type { MutationResolvers, VehicleGroup } from '../generated/resolvers';
import { withReceipt } from '../withReceipt';
import { addLines } from './addLines';
import { created, type Decided, moved, removed, renamed } from './decideGroups';
import { idsOf, mayChange, usersShown } from './groupAccess';
import { toVehicleGroup } from './groupQueries';
import { refuseSpecial } from './refuseSpecial';

type GroupMutations = Pick<
  MutationResolvers,
  | 'updateVehicleGroup'
  | 'renameVehicleGroup'
  | 'moveVehicleGroup'
  | 'deleteVehicleGroup'
  | 'addVehiclesToGroups'
  | 'removeVehiclesFromGroups'
  | 'addMultipleVehiclesToTargetedMultipleGroups'
>;

export const groupMutations: GroupMutations = {
  updateVehicleGroup: (_, input, context) =>
    withReceipt('updateVehicleGroup', input, context, async () => {
      const { customerId, parentIds, name } = input;
      await mayChange(context, 'updateVehicleGroup', customerId);
      const groupId = context.ids.uuid();
      const parents = idsOf(parentIds).sort();
      const group: PlacedGroup = { customerId, groupId, name, kind: 'regular', parentIds: parents, version: 1 };
      await change(context, customerId, 'group.created', (groups) => created(groups, group));
      return answer(context, customerId, groupId);
    }),

  async renameVehicleGroup(_, { customerId, vehicleGroupId, name, version = null }, context) {
    await mayChange(context, 'renameVehicleGroup', customerId);
    const [groupId = ''] = idsOf([vehicleGroupId]);
    await change(context, customerId, 'group.renamed', (groups) => renamed(groups, groupId, name, version));
    return answer(context, customerId, groupId);
  },

  async moveVehicleGroup(_, { customerId, vehicleGroupId, parentIds, version = null }, context) {
    await mayChange(context, 'moveVehicleGroup', customerId);
    const [groupId = ''] = idsOf([vehicleGroupId]);
    const parents = idsOf(parentIds);
    await change(context, customerId, 'group.moved', (groups) => moved(groups, groupId, parents, version));
    return answer(context, customerId, groupId);
  },

  async deleteVehicleGroup(_, { customerId, name, version = null }, context) {
    await mayChange(context, 'deleteVehicleGroup', customerId);
    const { before } = await change(context, customerId, 'group.deleted', (groups) => removed(groups, name, version));
    return before?.groupId ?? '';
  },

  async addVehiclesToGroups(_, input, context) {
    return memberships('addVehiclesToGroups', input, context);
  },

  async removeVehiclesFromGroups(_, input, context) {
    return memberships('removeVehiclesFromGroups', input, context);
  },

  addMultipleVehiclesToTargetedMultipleGroups: (_, { input }, context) => addLines(input, context),
};

async function change(
  { repositories, access, audit }: GraphQLContext,
  customerId: number,
  action: AuditAction,
  decide: (groups: readonly PlacedGroup[]) => Decided,
): Promise<Decided> {
  let decided: Decided | undefined;
  let named: ReadonlyMap<string, string> = new Map();
  await repositories.groups.change(customerId, (groups) => {
    named = new Map(groups.map(({ groupId, name }) => [groupId, name]));
    decided = decide(groups);
    return decided.change;
  });
  if (!decided) throw new Error('[api] A change of groups was not decided. The repository has to call `decide`.');
  const auditedFields = (group: PlacedGroup | null) =>
    group ? { name: group.name, under: group.parentIds.map((id) => named.get(id) ?? id) } : {};
  const { before, after } = decided;
  const group = before ?? after;
  const about = { subject: group?.name ?? null, subjectId: group?.groupId };
  const changes = changesBetween<'name' | 'under'>(auditedFields(before), auditedFields(after));
  await audit(action, { userId: access.user.userId, customerId, ...about, changes });
  return decided;
}

async function answer(context: GraphQLContext, customerId: number, groupId: string): Promise<VehicleGroup> {
  const groups = await context.repositories.groups.withTotals(customerId, usersShown(context));
  const group = groups.find((each) => each.groupId === groupId);
  if (!group) throw notFound();
  return toVehicleGroup(group);
}

async function memberships(
  operation: 'addVehiclesToGroups' | 'removeVehiclesFromGroups',
  input: { customerId: number; vehicleIds: readonly string[]; vehicleGroupIds: readonly string[] },
  context: GraphQLContext,
): Promise<number> {
  const { access, audit, repositories } = context;
  const { customerId } = input;
  await mayChange(context, operation, customerId);
  const trailerIds = idsOf(input.vehicleIds);
  const groupIds = idsOf(input.vehicleGroupIds, { max: 100 });
  const all = await repositories.groups.list({ customerIds: [customerId], scope: NO_TRAILERS });
  const groups = all.filter(({ groupId }) => groupIds.includes(groupId));
  refuseSpecial(groups);
  const write = operation === 'addVehiclesToGroups' ? 'addTrailers' : 'removeTrailers';
  const count = await repositories.groups[write](customerId, trailerIds, groupIds);
  if (count === undefined) throw notFound();
  const action = operation === 'addVehiclesToGroups' ? 'group.trailersAdded' : 'group.trailersRemoved';
  for (const { name, groupId } of count > 0 ? groups : [])
    await audit(action, {
      userId: access.user.userId,
      customerId,
      subject: name,
      subjectId: groupId,
      detail: { trailers: trailerIds.length },
    });
  return count;
}
