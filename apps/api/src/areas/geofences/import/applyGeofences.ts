import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { AppliedGeofence, GeofenceRowInput, MutationResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { auditGeofence } from '../auditGeofence';
import { judgeAllRequest } from '../judgeAgain';
import { GEOFENCE_MESSAGES } from '../messages';
import type { GeofenceRecord } from '../repository';
import { type PlannedRow, planRows } from './planRows';
import type { ImportedRow } from './repository';

export const applyGeofences: MutationResolvers['applyGeofences'] = async (_, { input }, context) => {
  const { customerId, importId, rows } = input;
  await authorizeWriting('applyGeofences', customerId, context);
  checkRows(importId, rows);
  const { repositories, access, now } = context;
  if ((await repositories.customers.find([customerId])).length === 0) throw notFound();
  const { geofenceImports } = repositories;
  const { userId } = access.user;
  const opened = await geofenceImports.open({ customerId, importId, userId, appliedAt: now(), undoneAt: null });
  if (opened.userId !== userId) throw notFound();
  if (opened.undoneAt) throw badInput(GEOFENCE_MESSAGES.importUndone);

  const ids = rows.map(({ id }) => id);
  const earlier = await geofenceImports.written(customerId, importId, ids);
  const outcomes = new Map(earlier.map((row) => [row.rowId, outcomeOf(row)]));
  const planned = await planRows(
    rows.filter(({ id }) => !outcomes.has(id)),
    customerId,
    context,
  );
  for (const { row, outcome } of planned) if (outcome) outcomes.set(row.id, { id: row.id, ...outcome });
  for (const outcome of await write(planned, customerId, importId, context)) outcomes.set(outcome.id, outcome);
  await geofenceImports.touch({ ...opened, appliedAt: now() });
  return ids.flatMap((id) => outcomes.get(id) ?? []);
};

function checkRows(importId: string, rows: readonly GeofenceRowInput[]): void {
  const { appliedFeatures: max } = GEOFENCE_LIMITS;
  if (rows.length > max) throw badInput(GEOFENCE_MESSAGES.tooManyFeatures(max));
  const ids = rows.map(({ id }) => id);
  const replaced = rows.flatMap(({ replaces }) => replaces?.id ?? []);
  const areIds = [importId, ...ids, ...replaced].every(isUuid);
  const isTwice = [ids, replaced].some((list) => new Set(list).size < list.length);
  if (!areIds || isTwice) throw badInput(GEOFENCE_MESSAGES.importIds);
}

const outcomeOf = ({ rowId, geofenceId, before }: ImportedRow): AppliedGeofence => ({
  id: rowId,
  outcome: before ? 'replaced' : 'created',
  geofenceId,
});

/** Writes what was planned. A geofence that was changed or created in the meantime keeps its row from being written. */
async function write(
  planned: readonly PlannedRow[],
  customerId: number,
  importId: string,
  context: GraphQLContext,
): Promise<AppliedGeofence[]> {
  const writes = planned.flatMap(({ row, geofence, before }) => (geofence ? [{ row, geofence, before }] : []));
  if (writes.length === 0) return [];
  const { geofenceImports, jobs } = context.repositories;
  const written = await geofenceImports.write({
    customerId,
    created: writes.flatMap(({ geofence, before }) => (before ? [] : geofence)),
    replaced: writes.flatMap(({ geofence, before }) => (before ? geofence : [])),
    deleted: [],
    at: context.now(),
  });
  const done = writes.filter(({ geofence }) => written.has(geofence.geofenceId));
  const rows = done.map(
    ({ row, geofence: { geofenceId, version }, before }): ImportedRow => ({
      ...{ rowId: row.id, geofenceId, version, before: before ?? null },
    }),
  );
  if (rows.length > 0) {
    await geofenceImports.addRows(customerId, importId, rows);
    await jobs.add([judgeAllRequest(customerId, [...written])]);
  }
  for (const { geofence, before } of done) await audit(context, geofence, before);
  const missed = writes.filter(({ geofence }) => !written.has(geofence.geofenceId));
  return [
    ...rows.map(outcomeOf),
    ...missed.map(({ row, before }) => ({ id: row.id, outcome: before ? 'changed' : 'nameTaken' })),
  ];
}

const audit = (context: GraphQLContext, geofence: GeofenceRecord, before: GeofenceRecord | undefined) =>
  auditGeofence(context, before ? 'geofence.updated' : 'geofence.created', geofence, before);
