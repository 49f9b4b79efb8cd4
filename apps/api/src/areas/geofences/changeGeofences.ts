import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../graphql/context';
import { authorizeWriting } from '../../graphql/customerAccess';
import type { MutationResolvers } from '../../graphql/generated/resolvers';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { auditGeofence } from './auditGeofence';
import { checkedCategory } from './checkedGeofence';
import { judgeRequest } from './judgeAgain';
import { GEOFENCE_MESSAGES } from './messages';
import type { GeofenceRecord } from './repository';

export const changeGeofences: MutationResolvers['changeGeofences'] = async (_, { input }, context) => {
  const { customerId, geofences: wanted, isActive, category, delete: isDeleted } = input;
  await authorizeWriting('changeGeofences', customerId, context);
  const { repositories } = context;
  if (wanted.length > GEOFENCE_LIMITS.bulk) throw badInput(GEOFENCE_MESSAGES.bulk(GEOFENCE_LIMITS.bulk));
  if (category != null) checkedCategory(category, await repositories.geofenceCategories.list(customerId));
  const known = new Map((await repositories.geofences.list(customerId)).map((one) => [one.geofenceId, one]));
  const changed: GeofenceRecord[] = [];
  const leftOut: string[] = [];
  let active = await repositories.geofences.countActive(customerId);
  // In the order of their ids, so that two requests can't deadlock.
  for (const { id, version } of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const before = isUuid(id) ? known.get(id) : undefined;
    if (before?.version !== version) {
      leftOut.push(before?.name ?? GEOFENCE_MESSAGES.gone);
      continue;
    }
    const after = isDeleted ? before : applied(before, { isActive, category }, context);
    if (after.isActive && !before.isActive && ++active > GEOFENCE_LIMITS.activeGeofences) {
      throw badInput(GEOFENCE_MESSAGES.tooMany(GEOFENCE_LIMITS.activeGeofences));
    }
    const isDone = isDeleted
      ? await repositories.geofences.delete(customerId, id, context.now())
      : (await repositories.geofences.replace(after)) === 'replaced';
    if (!isDone) leftOut.push(before.name);
    else {
      changed.push(after);
      if (isDeleted) await auditGeofence(context, 'geofence.deleted', after, undefined);
      else await auditGeofence(context, 'geofence.updated', after, before);
    }
  }
  await repositories.jobs.add(changed.map(judgeRequest));
  return { changed: changed.map(({ geofenceId }) => geofenceId), leftOut };
};

function applied(
  before: GeofenceRecord,
  { isActive, category }: { isActive?: boolean | null | undefined; category?: string | null | undefined },
  { now }: GraphQLContext,
): GeofenceRecord {
  const isActivated = isActive === true && !before.isActive;
  return {
    ...before,
    isActive: isActive ?? before.isActive,
    category: category ?? before.category,
    version: before.version + 1,
    validFrom: isActivated ? now() : before.validFrom,
    updatedAt: now(),
  };
}
