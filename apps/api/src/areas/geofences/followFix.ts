import {
  followGeofences,
  type GeofenceEvent,
  type GeofenceFix,
  type GeofencePresence,
  judgedPosition,
} from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import { believesFix } from '@gladhand/domain/tracking';
import { isMovingAt } from '../../ingest/isMovingAt';
import { calmAfter, calmAround } from './calm';
import type { CustomerGeofences } from './customerGeofences';
import type { FollowedState } from './followedState';
import type { PackedGeofence } from './packedGeofence';
import { storedDegrees } from './packedState';
import { beginsAfter } from './rememberedPresence';

/** A position as it was reported. */
export interface ReportedFix {
  readonly lat: number;
  readonly lng: number;
  readonly speedMph?: number | undefined;
  readonly accuracyM?: number | undefined;
  readonly at: Date;
  /** Whether it is the first of a new source, which no earlier position contradicts. */
  readonly startsAnew: boolean;
}

/** What follows from a position. */
export interface FollowedFix {
  readonly state: FollowedState;
  readonly events: readonly GeofenceEvent[];
  /** Whether the position needed no judging: the trailer is in the same geofences. */
  readonly isCalm: boolean;
}

interface Following {
  readonly geofences: CustomerGeofences;
  readonly timesLife: number;
}

/**
 * Follows a trailer to its next position, through the geofences on the way and those that it was in. Positions that the
 * trailer can't have reached from the one recorded before count only once the next confirms them. Geofences that were
 * created or changed after the position don't count, and what such a change began stays as it is.
 */
export function followFix(
  state: FollowedState,
  { lat: reportedLat, lng: reportedLng, at, speedMph, accuracyM, startsAnew }: ReportedFix,
  { geofences, timesLife }: Following,
): FollowedFix {
  const { believed, doubted } = state;
  // As it will be read again, so that it doesn't matter whether the state was stored in between.
  const lat = storedDegrees(reportedLat);
  const lng = storedDegrees(reportedLng);
  const fix = { lat, lng, at };
  if (!believesFix({ believed: startsAnew ? undefined : believed, doubted }, fix, timesLife)) {
    return { state: { ...state, doubted: fix }, events: [], isCalm: false };
  }
  const isDwelling = !isMovingAt({ lat, lng, speedMph }, believed);
  const judged = { lat, lng, at, accuracyMeters: accuracyM, isDwelling };
  const { calmRevision } = geofences;
  const known = state.calm?.revision === calmRevision ? state.calm : undefined;
  const position = judgedPosition(state, judged);
  // A position that decides nothing leaves everything else as it is.
  if (!position)
    return { state: { ...state, believed: fix, doubted: undefined, calm: known }, events: [], isCalm: false };
  const { presences } = state;
  const left = calmAfter(known, state.last, position.last);
  if (left) {
    const { last, mean } = position;
    return {
      state: { last, mean, presences, believed: fix, doubted: undefined, calm: left },
      events: [],
      isCalm: true,
    };
  }
  const later = presences.filter((presence) => beginsAfter(presence, at));
  const near = nearFix(state, judged, geofences, later);
  const followed = followGeofences(state, judged, near.deciding);
  const { last, mean } = followed.state;
  return {
    state: {
      ...{ last, mean, presences: withLater(followed.state.presences, later), believed: fix, doubted: undefined },
      calm: calmAround(followed.state, near.all, calmRevision),
    },
    events: followed.events,
    isCalm: false,
  };
}

function withLater(
  presences: readonly GeofencePresence[],
  later: readonly GeofencePresence[],
): readonly GeofencePresence[] {
  if (later.length === 0) return presences;
  const earlier = presences.filter((presence) => !later.includes(presence));
  return [...earlier, ...later].sort((a, b) => (a.geofenceId < b.geofenceId ? -1 : 1));
}

interface Near {
  /** Those that decide the position. */
  readonly deciding: readonly PackedGeofence[];
  /** All, if each of them decides. */
  readonly all?: readonly PackedGeofence[] | undefined;
}

/** The geofences on the way to a position, and those that the trailer was in, as far as they decide it. */
function nearFix(
  { last, mean, presences }: FollowedState,
  fix: GeofenceFix,
  { index, byId }: CustomerGeofences,
  later: readonly GeofencePresence[],
): Near {
  const way: LatLng[] = [fix];
  if (last) way.push(last);
  if (mean && fix.isDwelling) way.push(mean);
  const near = index.near(way);
  const decides = ({ geofenceId, validFrom }: PackedGeofence) =>
    isSince(validFrom, fix.at) && !later.some((presence) => presence.geofenceId === geofenceId);
  const deciding = near.every(decides) ? near : near.filter(decides);
  const all = deciding.length === near.length ? deciding : undefined;
  if (presences.every(({ geofenceId: id }) => deciding.some(({ geofenceId }) => geofenceId === id))) {
    return { deciding, all };
  }
  const withPresent = new Set(deciding);
  for (const presence of presences) {
    const geofence = byId(presence.geofenceId);
    if (geofence && isSince(geofence.validFrom, fix.at) && !later.includes(presence)) withPresent.add(geofence);
  }
  return { deciding: [...withPresent], all: all && [...withPresent] };
}

const isSince = (validFrom: Date, at: Date): boolean => validFrom.getTime() <= at.getTime();
