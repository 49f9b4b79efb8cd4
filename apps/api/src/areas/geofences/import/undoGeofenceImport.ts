import { GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { GraphQLContext } from '../../../graphql/context';
import { authorizeWriting } from '../../../graphql/customerAccess';
import type { MutationResolvers } from '../../../graphql/generated/resolvers';
import { notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { auditGeofence } from '../auditGeofence';
import type { CategoryRecord } from '../categories/categoryRepository';
import { isKnownCategory } from '../checkedGeofence';
import { judgeAllRequest } from '../judgeAgain';
import type { GeofenceRecord } from '../repository';
import type { GeofenceImport, ImportedRow } from './repository';

const MINUTE_MS = 60_000;
const { appliedFeatures: BATCH, undoMinutes } = GEOFENCE_LIMITS;

export const undoGeofenceImport: MutationResolvers['undoGeofenceImport'] = async (
  _,
  { customerId, importId },
  context,
) => {
  await authorizeWriting('undoGeofenceImport', customerId, context);
  const { geofenceCategories, geofenceImports, jobs } = context.repositories;
  const undoing = isUuid(importId) ? await geofenceImports.lock(customerId, importId) : undefined;
  if (!undoing || !canUndo(undoing, context)) throw notFound();
  await geofenceImports.touch({ ...undoing, undoneAt: undoing.undoneAt ?? context.now() });

  const { total, rows } = await geofenceImports.notUndone(customerId, importId, BATCH);
  const present = new Map(
    (
      await geofenceImports.byIds(
        customerId,
        rows.map(({ geofenceId }) => geofenceId),
      )
    ).map((geofence) => [geofence.geofenceId, geofence]),
  );
  const own = await geofenceCategories.list(customerId);
  const reverts = rows.flatMap((row) => revertOf(row, present.get(row.geofenceId), { own, now: context.now() }) ?? []);
  const written = await geofenceImports.write({
    customerId,
    created: [],
    replaced: reverts.flatMap(({ restored }) => restored ?? []),
    deleted: reverts.flatMap(({ restored, geofence }) => (restored ? [] : geofence)),
    at: context.now(),
  });
  await geofenceImports.markUndone(
    customerId,
    importId,
    rows.map(({ rowId }) => rowId),
  );
  const done = reverts.filter(({ geofence }) => written.has(geofence.geofenceId));
  if (done.length > 0) await jobs.add([judgeAllRequest(customerId, [...written])]);
  for (const { geofence, restored } of done) {
    if (restored) await auditGeofence(context, 'geofence.updated', restored, geofence);
    else await auditGeofence(context, 'geofence.deleted', geofence, undefined);
  }
  const left = [...present.values()].filter(({ geofenceId }) => !written.has(geofenceId));
  return {
    undone: done.length,
    left: left.map(({ geofenceId, name }) => ({ id: geofenceId, name })),
    remaining: total - rows.length,
  };
};

/** An undo that has begun in time can be completed later. */
function canUndo({ userId, appliedAt, undoneAt }: GeofenceImport, { access, now }: GraphQLContext): boolean {
  const isInTime = now().getTime() <= appliedAt.getTime() + undoMinutes * MINUTE_MS;
  return userId === access.user.userId && (isInTime || undoneAt !== null);
}

interface Revert {
  /** The geofence as the import has left it. */
  readonly geofence: GeofenceRecord;
  /** What it becomes again; undefined if it is deleted. */
  readonly restored: GeofenceRecord | undefined;
}

/** Undefined if the geofence was changed or deleted since. A category that was deleted since isn't restored. */
function revertOf(
  { version, before }: ImportedRow,
  geofence: GeofenceRecord | undefined,
  { own, now }: { own: readonly CategoryRecord[]; now: Date },
): Revert | undefined {
  if (geofence?.version !== version) return undefined;
  if (!before) return { geofence, restored: undefined };
  const category = isKnownCategory(before.category, own) ? before.category : geofence.category;
  return { geofence, restored: { ...before, category, version: version + 1, validFrom: now, updatedAt: now } };
}
