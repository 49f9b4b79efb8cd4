import type { FollowedPlaces } from '../../../ingest/followers/follower';
import type { Repositories } from '../../../repositories/port';

type Visit = Awaited<ReturnType<Repositories['geofences']['visitsAfter']>>[number];

/** Where each report shows the trailer to be, according to its visits. */
export function placesFrom(visits: readonly Visit[]): (recordedAt: Date) => FollowedPlaces {
  const seen = visits.filter(({ isBackfilled }) => !isBackfilled);
  return (recordedAt) => {
    const at = recordedAt.getTime();
    const hasEntered = ({ decidedAt }: Visit) => decidedAt.getTime() <= at;
    const hasLeft = ({ leftDecidedAt }: Visit) => leftDecidedAt !== null && leftDecidedAt.getTime() <= at;
    return {
      inside: seen.filter((visit) => hasEntered(visit) && !hasLeft(visit)).map(({ geofenceId }) => geofenceId),
      crossings: seen.flatMap(({ geofenceId, decidedAt, leftDecidedAt, endedBy }) => [
        ...(decidedAt.getTime() === at ? [{ kind: 'entered' as const, geofenceId }] : []),
        ...(leftDecidedAt?.getTime() === at && endedBy === 'exit' ? [{ kind: 'left' as const, geofenceId }] : []),
      ]),
    };
  };
}
