import { geofenceCategory, isSameShape } from '@gladhand/domain/geofences';
import { changesBetween } from '../../auth/audit';
import type { GraphQLContext } from '../../graphql/context';
import type { GeofenceRecord } from './repository';

const audited = ({
  name,
  description,
  category,
  isActive,
  shape,
  enterEmails,
  exitEmails,
  ...rest
}: GeofenceRecord) => ({
  name,
  description,
  category: labelOf(category),
  isActive,
  shape: shape.type,
  enterEmails,
  exitEmails,
  freeMinutes: rest.freeMinutes,
});

/** Writes an audit line about a geofence, with what has changed. */
export async function auditGeofence(
  { audit: write, access }: GraphQLContext,
  action: 'geofence.created' | 'geofence.updated' | 'geofence.deleted',
  geofence: GeofenceRecord,
  before: GeofenceRecord | undefined,
): Promise<void> {
  const hasNewShape = before && !isSameShape(before.shape, geofence.shape);
  await write(action, {
    userId: access.user.userId,
    customerId: geofence.customerId,
    subject: geofence.name,
    subjectId: geofence.geofenceId,
    ...(hasNewShape && { detail: { shape: 'changed' } }),
    ...(before && { changes: changesBetween(audited(before), audited(geofence)) }),
  });
}

/** Own categories are named by their id, because their label may change. */
function labelOf(category: string): string {
  const found = geofenceCategory(category);
  return found.known ? found.label : category;
}
