import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import { DAY_MS } from '@gladhand/domain/readings';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeReading, authorizeWriting } from '../../../graphql/customerAccess';
import type { GeofenceBackfill, MutationResolvers, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { judgeRequest } from '../judgeAgain';
import { GEOFENCE_MESSAGES } from '../messages';
import type { GeofenceRecord } from '../repository';
import { backfillRequest } from './backfillJob';
import type { BackfillRecord } from './backfillRepository';

export const backfillQueries: Pick<QueryResolvers, 'geofenceBackfill'> = {
  async geofenceBackfill(_, { customerId, geofenceId }, context) {
    await authorizeReading('geofenceBackfill', customerId, context);
    const { repositories } = context;
    const backfill = isUuid(geofenceId) && (await repositories.geofenceBackfills.latest(customerId, geofenceId));
    return backfill ? toBackfill(backfill) : null;
  },
};

export const backfillMutations: Pick<MutationResolvers, 'startGeofenceBackfill' | 'cancelGeofenceBackfill'> = {
  async startGeofenceBackfill(_, { customerId, geofenceId, days }, context) {
    await authorizeWriting('startGeofenceBackfill', customerId, context);
    const { repositories, ids } = context;
    const geofence = isUuid(geofenceId) ? await repositories.geofences.byId(customerId, geofenceId) : undefined;
    if (!geofence) throw notFound();
    const { maxBackfillDays } = GEOFENCE_LIMITS;
    if (days < 1 || days > maxBackfillDays) throw badInput(GEOFENCE_MESSAGES.backfillDays(maxBackfillDays));
    if (!geofence.isActive) throw badInput(GEOFENCE_MESSAGES.inactive);
    const { validFrom: until } = geofence;
    const backfill: BackfillRecord = {
      ...{ customerId, geofenceId, until },
      backfillId: ids.uuid(),
      from: new Date(until.getTime() - days * DAY_MS),
      status: 'running',
      afterTrailerId: null,
      searched: 0,
      total: await repositories.geofenceBackfills.countTrailers(customerId),
    };
    await repositories.geofenceBackfills.put(backfill);
    // Trailers that are inside get their visit first, and the search its entry.
    await repositories.jobs.add([judgeRequest(geofence), backfillRequest(backfill)]);
    await audit(context, 'geofence.backfillStarted', geofence, { days });
    return toBackfill(backfill);
  },

  async cancelGeofenceBackfill(_, { customerId, geofenceId }, context) {
    await authorizeWriting('cancelGeofenceBackfill', customerId, context);
    const { geofenceBackfills, geofences } = context.repositories;
    const backfill = isUuid(geofenceId) && (await geofenceBackfills.latest(customerId, geofenceId, 'lock'));
    const geofence = backfill && (await geofences.byId(customerId, geofenceId));
    if (!backfill || !geofence) throw notFound();
    if (backfill.status !== 'running') return toBackfill(backfill);
    const canceled: BackfillRecord = { ...backfill, status: 'canceled' };
    await geofenceBackfills.put(canceled);
    await audit(context, 'geofence.backfillCanceled', geofence, {});
    return toBackfill(canceled);
  },
};

/** A share of the trailers, because their number may be more than the caller has access to. */
const toBackfill = ({ geofenceId, from, until, status, searched, total }: BackfillRecord): GeofenceBackfill => ({
  geofenceId,
  from: from.toISOString(),
  until: until.toISOString(),
  status,
  percent: status === 'done' ? 100 : Math.min(99, Math.floor((100 * searched) / Math.max(1, total))),
});

const audit = (
  { audit: write, access }: GraphQLContext,
  action: 'geofence.backfillStarted' | 'geofence.backfillCanceled',
  { customerId, geofenceId, name }: GeofenceRecord,
  detail: Readonly<Record<string, number>>,
): Promise<void> =>
  write(action, { userId: access.user.userId, customerId, subject: name, subjectId: geofenceId, detail });
