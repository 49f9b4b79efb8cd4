import {
  boundsAround,
  depthMeters,
  GEOFENCE_POLICY,
  type GeofencePresence,
  type GeofenceShape,
  type GeofenceState,
  type JudgedShape,
  packShape,
  shapeBounds,
  VisitEnd,
  VisitKind,
} from '@gladhand/domain/geofences';
import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition, JobRequest } from '../../engine/jobs';
import type { Repositories } from '../../repositories/port';
import { type CustomerGeofences, customerGeofences } from './customerGeofences';
import { followedUntil } from './followedState';
import { packState, unpackState } from './geofenceState';
import type { FollowedTrailer, GeofenceEventRecord, GeofenceRecord, VisitEnding, VisitRecord } from './repository';
import { eventIdOf, visitIdOf } from './visitIds';

/** Name of the job that judges the trailers in a geofence again after it was changed. */
const JUDGE_AGAIN = 'geofence.judge';

export const judgeRequest = ({
  customerId,
  geofenceId,
}: Pick<GeofenceRecord, 'customerId' | 'geofenceId'>): JobRequest => ({
  name: JUDGE_AGAIN,
  data: { customerId, geofenceId },
  key: geofenceId,
});

/** One request for many geofences. */
export const judgeAllRequest = (customerId: number, geofenceIds: readonly string[]): JobRequest => ({
  name: JUDGE_AGAIN,
  data: { customerId, geofenceIds: geofenceIds.join(' ') },
});

/** Judges the trailers that are in a geofence, or were, by what it is now. */
export function judgeAgainJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: JUDGE_AGAIN,
    async run({ data }) {
      const customerId = Number(data.customerId);
      for (const geofenceId of String(data.geofenceIds ?? data.geofenceId).split(' ')) {
        await repositories.transaction((within) => judge(within, { customerId, geofenceId, now: now() }));
      }
    },
  };
}

interface Judging {
  readonly customerId: number;
  readonly geofenceId: string;
  readonly now: Date;
}

async function judge(within: Repositories, { customerId, geofenceId, now }: Judging): Promise<void> {
  const { geofences: repository } = within;
  const before = await repository.byId(customerId, geofenceId);
  // Trailers first and the revision after them, in the order of ingest, so that the two can't deadlock.
  const trailers = await repository.lockNear(customerId, geofenceId, before ? boxesOf(before.shape) : []);
  if (trailers.length === 0) return;
  const geofences = (await customerGeofences(repository, [customerId])).get(customerId);
  const geofence = await repository.byId(customerId, geofenceId);
  if (!geofences) return;
  const shape = geofence?.isActive ? packShape(geofence.shape) : undefined;
  const open = new Map((await repository.openVisits(customerId, geofenceId)).map((visit) => [visit.trailerId, visit]));
  const judged = trailers.map((trailer) =>
    judgeTrailer(trailer, open.get(trailer.trailerId), { geofence, shape, geofenceId, geofences, now }),
  );
  await repository.endVisits(judged.flatMap(({ end }) => end ?? []));
  await repository.putVisits(judged.flatMap(({ visit }) => visit ?? []));
  await repository.addEvents(judged.flatMap(({ event }) => event ?? []));
  await repository.putStates(
    judged.map(({ trailer }) => trailer),
    now,
  );
}

interface Judgment {
  trailer: FollowedTrailer;
  end?: VisitEnding;
  visit?: VisitRecord;
  event?: GeofenceEventRecord;
}

function judgeTrailer(
  trailer: FollowedTrailer,
  open: VisitRecord | undefined,
  {
    geofence,
    shape,
    geofenceId,
    geofences,
    now,
  }: {
    geofence: GeofenceRecord | undefined;
    /** Undefined without an active geofence. */
    shape: JudgedShape | undefined;
    geofenceId: string;
    geofences: CustomerGeofences;
    now: Date;
  },
): Judgment {
  const state = unpackState(trailer.geofenceState);
  // Clocks of devices may be ahead, and nothing happens before the last position.
  const until = followedUntil(state) ?? now;
  const at = until > now ? until : now;
  const presence = state.presences.find((known) => known.geofenceId === geofenceId);
  const depth = shape && depthOf(shape, trailer, state);
  const otherPresences = state.presences.filter((known) => known.geofenceId !== geofenceId);
  const withPresences = (presences: readonly GeofencePresence[]): FollowedTrailer => {
    const next = { ...state, presences, calm: undefined };
    return { ...trailer, geofenceState: packState(next), geofence: geofences.namesOf(next) };
  };
  const { customerId, trailerId, loadStatus, tetheredStatus } = trailer;

  if (open) {
    const { entered } = open;
    const stays = depth !== undefined && depth >= -GEOFENCE_POLICY.outsideBeyondMeters;
    if (stays)
      return { trailer: withPresences([...otherPresences, presence ?? { geofenceId, phase: 'inside', entered }]) };
    const left = { at, after: at, before: at };
    const ended = withPresences(otherPresences);
    return {
      trailer: ended,
      end: {
        ...{ customerId, geofenceId, trailerId, left, leftDecidedAt: at },
        endedBy: !geofence ? VisitEnd.Deleted : geofence.isActive ? VisitEnd.Reshaped : VisitEnd.Deactivated,
        loadAtExit: loadStatus,
        tetherAtExit: tetheredStatus,
      },
      event: eventOf('left', open.visitId, ended),
    };
  }
  const isFull = otherPresences.length >= GEOFENCE_POLICY.maxAtOnce;
  if (depth === undefined || depth < 0 || isFull) return { trailer: withPresences(otherPresences) };
  const entered = { at, after: null, before: at };
  const visitId = visitIdOf(trailerId, geofenceId, at);
  const inside = withPresences([...otherPresences, { geofenceId, phase: 'inside', entered }]);
  return {
    trailer: inside,
    visit: {
      ...{ customerId, visitId, geofenceId, trailerId, entered, decidedAt: at },
      how: VisitKind.Seen,
      left: null,
      endedBy: null,
      loadAtEntry: loadStatus,
      loadAtExit: null,
      tetherAtEntry: tetheredStatus,
      tetherAtExit: null,
      leftDecidedAt: null,
    },
    event: eventOf('entered', visitId, inside),
  };

  function eventOf(kind: 'entered' | 'left', visit: string, { geofenceState }: FollowedTrailer): GeofenceEventRecord {
    const eventId = eventIdOf(trailerId, geofenceId, kind, at);
    return {
      customerId,
      eventId,
      trailerId,
      geofenceId,
      visitId: visit,
      kind,
      ...{ at, decidedAt: at, noticedAt: now },
      state: geofenceState,
      mail: null,
    };
  }
}

/** How deep a trailer is in a shape, by the mean of its stay; undefined without a position. */
function depthOf(shape: JudgedShape, { lat, lng }: FollowedTrailer, { mean }: GeofenceState): number | undefined {
  if (mean) return depthMeters(shape, mean);
  return lat === null || lng === null ? undefined : depthMeters(shape, { lat, lng });
}

/** Boxes around a shape with the band in which trailers stay inside; two across the antimeridian. */
function boxesOf(shape: GeofenceShape) {
  const { west, south, east, north } = shapeBounds(shape);
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ];
  // A box of more than half the earth has no shorter way around.
  const box =
    east - west < 180 ? boundsAround(corners, GEOFENCE_POLICY.outsideBeyondMeters) : { west, south, east, north };
  return [
    box,
    { ...box, west: box.west - 360, east: box.east - 360 },
    { ...box, west: box.west + 360, east: box.east + 360 },
  ];
}
