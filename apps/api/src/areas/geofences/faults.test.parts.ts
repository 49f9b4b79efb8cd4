import { geofenceIndex } from '@gladhand/domain/geofences';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { Repositories } from '../../repositories/port';
import type { CustomerGeofences } from './customerGeofences';
import type { FollowedState } from './followedState';
import { followFix } from './followFix';
import { unpackState } from './geofenceState';
import { fromVisitRow } from './visitRow';

export interface ComparedVisit {
  trailerId: string;
  geofenceId: string;
  how: string;
  entered: string;
  left: string | null;
  endedBy: string | null;
  decidedAt: string;
}

const order = (a: ComparedVisit, b: ComparedVisit) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ trailerId, geofenceId, decidedAt }: ComparedVisit) => `${trailerId} ${geofenceId} ${decidedAt}`;

/** All visits of customer 1 as they are stored. */
export async function storedVisits(db: Kysely<Database>): Promise<ComparedVisit[]> {
  const rows = await db.selectFrom('geofence_visits').selectAll().where('customer_id', '=', 1).execute();
  return rows
    .map(fromVisitRow)
    .map(({ trailerId, geofenceId, how, entered, left, endedBy, decidedAt }) => ({
      ...{ trailerId, geofenceId, how, endedBy },
      entered: entered.at.toISOString(),
      left: left?.at.toISOString() ?? null,
      decidedAt: decidedAt.toISOString(),
    }))
    .sort(order);
}

/** What is remembered about the geofences that trailers are in, or about to enter or leave. */
export async function storedPresences(repositories: Repositories): Promise<string[]> {
  const devices = await repositories.ingest.devices({ customerId: 1 });
  return devices.flatMap(({ trailer }) => presencesOf(trailer.trailerId, unpackState(trailer.geofenceState))).sort();
}

const presencesOf = (trailerId: string, { presences }: FollowedState): string[] =>
  presences.map(({ geofenceId, phase, entered }) => `${trailerId} ${geofenceId} ${phase} ${entered.at.toISOString()}`);

/** The visits that follow from the stored reports in order, judged by every active geofence. */
export async function foldedVisits(
  repositories: Repositories,
  trailers: readonly { customerId: number; trailerId: string }[],
): Promise<{ visits: ComparedVisit[]; inside: string[] }> {
  const active = await repositories.geofences.active(1);
  const byId = new Map(active.map((geofence) => [geofence.geofenceId, geofence]));
  const geofences: CustomerGeofences = {
    byId: (geofenceId) => byId.get(geofenceId),
    index: { ...geofenceIndex(active), near: () => active },
    calmRevision: 'one',
    namesOf: () => null,
  };
  const visits: ComparedVisit[] = [];
  const inside: string[] = [];
  for (const { customerId, trailerId } of trailers) {
    const log = await repositories.activityLog.page({ customerId, trailerId }, { limit: 100_000, offset: 0 });
    let state: FollowedState = { presences: [] };
    for (const { recorded, readings } of log.toSorted((a, b) => a.recorded.getTime() - b.recorded.getTime())) {
      const position = readings.position as { lat: number; lng: number; speedMph: number; accuracyM: number };
      const fix = { ...position, at: recorded, startsAnew: false };
      const followed = followFix(state, fix, { geofences, timesLife: 1_000_000 });
      state = followed.state;
      for (const event of followed.events) {
        const { geofenceId } = event;
        if (event.kind === 'left') {
          const open = visits.findLast((visit) => visit.trailerId === trailerId && visit.geofenceId === geofenceId);
          if (open) Object.assign(open, { left: event.left.at.toISOString(), endedBy: 'exit' });
          continue;
        }
        const at = (event.kind === 'passed' ? event.passed : event.entered).at.toISOString();
        visits.push({
          ...{ trailerId, geofenceId, entered: at, decidedAt: recorded.toISOString() },
          ...(event.kind === 'passed'
            ? { how: 'passed', left: at, endedBy: 'exit' }
            : { how: 'seen', left: null, endedBy: null }),
        });
      }
    }
    inside.push(...presencesOf(trailerId, state));
  }
  return { visits: visits.sort(order), inside: inside.sort() };
}

/** Visits that begin before the earlier one of the same trailer and geofence ended. */
export function overlapping(visits: readonly ComparedVisit[]): ComparedVisit[] {
  return visits.filter((visit) =>
    visits.some(
      (before) =>
        before !== visit &&
        before.trailerId === visit.trailerId &&
        before.geofenceId === visit.geofenceId &&
        before.entered <= visit.entered &&
        (before.left === null || before.left > visit.entered),
    ),
  );
}
