import { badInput, notFound } from '../../http/apiError';
import type { GroupWithTotals } from '../../repositories/groups';
import type { GraphQLContext } from '../context';
import type { QueryResolvers, VehicleGroup } from '../generated/resolvers';
import { pageWindow } from '../pageWindow';
import { idsOf, mayLookAt, usersShown } from './groupAccess';
import { GROUP_MESSAGES } from './messages';
import { previewChange } from './previewChange';

type GroupQueries = Pick<
  QueryResolvers,
  'vehicleGroups' | 'vehicleGroupTrailers' | 'vehicleGroupUsers' | 'vehicleGroupChangePreview'
>;

const PAGE_BOUNDS = { maxPageSize: 100, maxOffset: 10_000_000 };
const MAX_SEARCH = 100;

export const groupQueries: GroupQueries = {
  async vehicleGroups(_, { customerId }, context) {
    await mayLookAt(context, 'vehicleGroups', customerId);
    return (await context.repositories.groups.withTotals(customerId, usersShown(context))).map(toVehicleGroup);
  },

  async vehicleGroupTrailers(_, { input }, context) {
    const { customerId, search, inside } = input;
    await mayLookAt(context, 'vehicleGroupTrailers', customerId);
    const [groupId = ''] = idsOf([input.vehicleGroupId]);
    const text = search?.trim() ?? '';
    if (text.length > MAX_SEARCH) throw badInput(GROUP_MESSAGES.search);
    await isThere(context, customerId, groupId);
    const page = {
      customerId,
      groupId,
      inside: inside ?? true,
      leasesOverAt: context.access.leasesOverAt,
      search: text,
      ...pageWindow(input.paginationInput, PAGE_BOUNDS),
    };
    const { total, trailers } = await context.repositories.groups.trailers(page);
    return { total, trailers: trailers.map(({ trailerId, ...trailer }) => ({ id: trailerId, ...trailer })) };
  },

  async vehicleGroupUsers(_, { input }, context) {
    const { customerId } = input;
    await mayLookAt(context, 'vehicleGroupUsers', customerId);
    const [groupId = ''] = idsOf([input.vehicleGroupId]);
    await isThere(context, customerId, groupId);
    const found = await context.repositories.groups.users({
      customerId,
      groupId,
      ...pageWindow(input.paginationInput, PAGE_BOUNDS),
      ...usersShown(context),
    });
    return { total: found.total, users: found.users.map(({ userId, ...user }) => ({ id: userId, ...user })) };
  },

  vehicleGroupChangePreview: (_, { input }, context) => previewChange(input, context),
};

async function isThere({ repositories }: GraphQLContext, customerId: number, groupId: string): Promise<void> {
  if (!(await repositories.groups.has(customerId, [groupId]))) throw notFound();
}

export const toVehicleGroup = ({
  groupId,
  name,
  kind,
  parentIds,
  version,
  ...counts
}: GroupWithTotals): VehicleGroup => ({
  id: groupId,
  name,
  kind,
  parentIds: [...parentIds],
  version,
  vehicleCount: counts.vehicleCount,
  totalVehicleCount: counts.totalVehicleCount,
  userCount: counts.userCount,
});
