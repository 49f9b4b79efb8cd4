import { staysIn } from '@gladhand/domain/geofences';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobRequest } from '../../../engine/jobs';
import type { Repositories } from '../../../repositories/port';
import { STATE_READINGS } from '../reportedState';
import type { GeofenceRecord } from '../repository';
import { type Additions, addStays, type Found } from './addStays';
import type { BackfillRecord } from './backfillRepository';
import { loggedFixes } from './loggedFixes';

const NAME = 'geofence.backfill';
/** Trailers per run. Their reports are read before anything is locked. */
const TRAILERS = 20;
/** Reports of 31 days at one per two minutes. */
const MAX_REPORTS = 23_000;

type Key = Pick<BackfillRecord, 'customerId' | 'geofenceId' | 'backfillId'>;

/** The next run of a search. */
export const backfillRequest = ({ customerId, geofenceId, backfillId }: Key): JobRequest => ({
  name: NAME,
  data: { customerId, geofenceId, backfillId },
});

/** Searches the reports of some trailers for visits of a geofence, and then adds itself for the next ones. */
export function backfillJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: NAME,
    expireInSeconds: 300,
    async run({ data }) {
      const key = {
        customerId: Number(data.customerId),
        geofenceId: String(data.geofenceId),
        backfillId: String(data.backfillId),
      };
      const started = await runningOne(repositories, key);
      if (!started) return;
      const { backfill, geofence } = started;
      const devices = await repositories.ingest.devices(
        { customerId: key.customerId },
        { afterTrailerId: backfill.afterTrailerId, limit: TRAILERS },
      );
      const found: Omit<Found, 'geofenceId' | 'until'>[] = [];
      for (const { trailer } of devices) {
        const span = { from: backfill.from, before: now() };
        const reports = await repositories.activityLog.within(trailer, span, MAX_REPORTS, [
          'position',
          ...STATE_READINGS,
        ]);
        const fixes = loggedFixes(reports, trailer);
        const stays = staysIn(geofence, fixes);
        if (stays.length > 0) found.push({ trailer, fixes, stays });
      }
      await repositories.transaction(async (within) => {
        const trailerIds = found.map(({ trailer }) => trailer.trailerId);
        await within.geofenceBackfills.lockTrailers(key.customerId, trailerIds);
        const current = await runningOne(within, key, 'lock');
        if (current?.backfill.afterTrailerId !== backfill.afterTrailerId) return;
        const visits = await within.geofenceBackfills.visitsSince(key, trailerIds, backfill.from);
        for (const { trailer, fixes, stays } of found) {
          const own = visits.filter(({ trailerId }) => trailerId === trailer.trailerId);
          const { until } = backfill;
          await write(within, addStays({ trailer, geofenceId: key.geofenceId, fixes, stays, until }, own));
        }
        const isOver = devices.length < TRAILERS;
        await within.geofenceBackfills.put({
          ...backfill,
          status: isOver ? 'done' : 'running',
          afterTrailerId: devices.at(-1)?.trailer.trailerId ?? backfill.afterTrailerId,
          searched: backfill.searched + devices.length,
        });
        if (!isOver) await within.jobs.add([backfillRequest(key)]);
      });
    },
  };
}

/** A search that goes on. It ends if the geofence was changed or deleted since its start. */
async function runningOne(
  within: Repositories,
  { customerId, geofenceId, backfillId }: Key,
  lock?: 'lock',
): Promise<{ backfill: BackfillRecord; geofence: GeofenceRecord } | undefined> {
  const backfill = await within.geofenceBackfills.latest(customerId, geofenceId, lock);
  if (backfill?.backfillId !== backfillId || backfill.status !== 'running') return undefined;
  const geofence = await within.geofences.byId(customerId, geofenceId);
  if (geofence?.isActive && geofence.validFrom.getTime() === backfill.until.getTime()) return { backfill, geofence };
  await within.geofenceBackfills.put({ ...backfill, status: 'outdated' });
  return undefined;
}

async function write({ geofences }: Repositories, { put, removed }: Additions): Promise<void> {
  const [first] = removed;
  if (first)
    await geofences.deleteVisits(
      first.customerId,
      removed.map(({ visitId }) => visitId),
    );
  await geofences.putVisits(put);
}
