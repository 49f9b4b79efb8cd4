import { ApiErrorCode } from '@gladhand/domain';
import { GEOFENCE_LIMITS, isSameShape, toEarlierShape } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../graphql/customerAccess';
import type { Geofence, MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers';
import { withReceipt } from '../../graphql/withReceipt';
import { apiError, badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import { auditGeofence } from './auditGeofence';
import { changeGeofences } from './changeGeofences';
import { checkedGeofence } from './checkedGeofence';
import { geofenceDwell } from './dwellResolver';
import { judgeRequest } from './judgeAgain';
import { GEOFENCE_MESSAGES } from './messages';
import type { GeofenceRecord, InsideCount } from './repository';
import { geofenceVisits } from './visitResolvers';

export const geofenceQueries: Pick<QueryResolvers, 'geofencesV2' | 'geofences' | 'geofenceVisits' | 'geofenceDwell'> = {
  geofenceVisits,
  geofenceDwell,

  async geofencesV2(_, { customerId }, context) {
    await authorizeReading('geofencesV2', customerId, context);
    const { access, repositories, now } = context;
    const scope = narrowScope(access.scope.trailers, customerId);
    const counts = await repositories.geofences.insideCounts(customerId, scope, now());
    const byId = new Map(counts.map((count) => [count.geofenceId, count]));
    const geofences = await repositories.geofences.list(customerId);
    return geofences.map((geofence) => toGeofence(geofence, byId.get(geofence.geofenceId)));
  },

  async geofences(_, { customerId }, context) {
    await authorizeReading('geofences', customerId, context);
    const geofences = await context.repositories.geofences.list(customerId);
    const earlier = geofences.flatMap(({ geofenceId, name, description, isActive, shape }) => {
      const area = toEarlierShape(shape);
      if (!area) return [];
      const boundaryCoordinates = area.boundaryCoordinates && [...area.boundaryCoordinates];
      return [{ ...area, boundaryCoordinates, geofenceId, name, description, geofenceDeactivated: !isActive }];
    });
    return { geofences: earlier, leftOut: geofences.length - earlier.length };
  },
};

export const geofenceMutations: Pick<
  MutationResolvers,
  'createGeofence' | 'updateGeofence' | 'deleteGeofence' | 'changeGeofences'
> = {
  changeGeofences,

  async createGeofence(_, { input }, context) {
    return withReceipt('createGeofence', input, context, async () => {
      const { repositories, ids, now } = context;
      await authorizeWriting('createGeofence', input.customerId, context);
      if ((await repositories.customers.find([input.customerId])).length === 0) throw notFound();
      const own = await repositories.geofenceCategories.list(input.customerId);
      const content = checkedGeofence(input.geofence, own);
      if (content.isActive) await checkLimit(input.customerId, context);
      const geofence: GeofenceRecord = {
        ...content,
        customerId: input.customerId,
        geofenceId: ids.uuid(),
        version: 1,
        validFrom: now(),
        createdAt: now(),
        updatedAt: now(),
      };
      if (!(await repositories.geofences.add(geofence))) throw nameTaken();
      await judgeAgain(geofence, context);
      await auditGeofence(context, 'geofence.created', geofence, undefined);
      return toGeofence(geofence, undefined);
    });
  },

  async updateGeofence(_, { customerId, id, version, input }, context) {
    await authorizeWriting('updateGeofence', customerId, context);
    const { repositories, now } = context;
    const before = await stored(customerId, id, context);
    const content = checkedGeofence(input, await repositories.geofenceCategories.list(customerId));
    if (content.isActive && !before.isActive) await checkLimit(customerId, context);
    const isNew = !before.isActive || !isSameShape(before.shape, content.shape);
    const geofence: GeofenceRecord = {
      ...before,
      ...content,
      version: version + 1,
      validFrom: content.isActive && isNew ? now() : before.validFrom,
      updatedAt: now(),
    };
    const outcome = await repositories.geofences.replace(geofence);
    if (outcome === 'nameTaken') throw nameTaken();
    if (outcome === 'changed') {
      throw apiError(ApiErrorCode.Conflict, GEOFENCE_MESSAGES.changed, {
        details: { current: await read(before, context) },
      });
    }
    await judgeAgain(geofence, context);
    await auditGeofence(context, 'geofence.updated', geofence, before);
    return read(geofence, context);
  },

  async deleteGeofence(_, { customerId, id }, context) {
    await authorizeWriting('deleteGeofence', customerId, context);
    const geofence = await stored(customerId, id, context);
    if (!(await context.repositories.geofences.delete(customerId, id, context.now()))) throw notFound();
    await judgeAgain(geofence, context);
    await auditGeofence(context, 'geofence.deleted', geofence, undefined);
    return id;
  },
};

/** Name taken is a conflict without present values: the geofence itself has not changed. */
const nameTaken = () => apiError(ApiErrorCode.Conflict, GEOFENCE_MESSAGES.nameTaken, { details: { field: 'name' } });

async function checkLimit(customerId: number, { repositories }: GraphQLContext): Promise<void> {
  const { activeGeofences: max } = GEOFENCE_LIMITS;
  if ((await repositories.geofences.countActive(customerId)) >= max) throw badInput(GEOFENCE_MESSAGES.tooMany(max));
}

async function stored(customerId: number, id: string, { repositories }: GraphQLContext): Promise<GeofenceRecord> {
  const geofence = isUuid(id) ? await repositories.geofences.byId(customerId, id) : undefined;
  if (!geofence) throw notFound();
  return geofence;
}

/** Trailers that are inside are judged by the new geofence once it is committed. */
const judgeAgain = (geofence: GeofenceRecord, { repositories }: GraphQLContext) =>
  repositories.jobs.add([judgeRequest(geofence)]);

async function read(
  { customerId, geofenceId }: GeofenceRecord,
  { access, repositories, now }: GraphQLContext,
): Promise<Geofence> {
  const geofence = await repositories.geofences.byId(customerId, geofenceId);
  if (!geofence) throw notFound();
  const scope = narrowScope(access.scope.trailers, customerId);
  const counts = await repositories.geofences.insideCounts(customerId, scope, now());
  return toGeofence(
    geofence,
    counts.find((count) => count.geofenceId === geofenceId),
  );
}

const toGeofence = (geofence: GeofenceRecord, count: InsideCount | undefined): Geofence => ({
  id: geofence.geofenceId,
  customerId: geofence.customerId,
  name: geofence.name,
  description: geofence.description,
  category: geofence.category,
  isActive: geofence.isActive,
  shape: geofence.shape,
  enterEmails: [...geofence.enterEmails],
  exitEmails: [...geofence.exitEmails],
  freeMinutes: geofence.freeMinutes,
  trailersInside: count?.inside ?? 0,
  trailersOverFreeTime: count?.overFreeTime ?? 0,
  version: geofence.version,
});
