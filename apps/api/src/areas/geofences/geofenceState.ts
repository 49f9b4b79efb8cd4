import { type GeofenceState, NOWHERE } from '@gladhand/domain/geofences';
import type { PlacedFix } from '@gladhand/domain/tracking';
import type { Calm } from './calm';
import { isEarlier, unpackEarlier } from './earlierState';
import { type PackedPlaces, SEPARATOR } from './packedState';
import { packPresence, unpackPresence } from './rememberedPresence';

/** What is remembered of a trailer. The positions that the next one is compared with are those recorded before it. */
export interface FollowedState extends GeofenceState {
  /** The last plausible position. */
  readonly believed?: PlacedFix | undefined;
  /** A later position that the trailer can't have reached. */
  readonly doubted?: PlacedFix | undefined;
  /** Undefined where an edge is near. */
  readonly calm?: Calm | undefined;
}

/** The position up to which a trailer has been followed; undefined before the first. */
export const followedUntil = ({ believed, doubted }: FollowedState): Date | undefined => (doubted ?? believed)?.at;

/** The state as text, for the column of the trailer. */
export function packState(state: FollowedState): string {
  let text = `[${packPlaces(state)}]${SEPARATOR}${state.calm?.revision ?? ''}`;
  for (const presence of state.presences) text += SEPARATOR + packPresence(presence);
  return text;
}

/** JSON without its brackets. */
function packPlaces({ last, mean, calm, believed, doubted }: FollowedState): string {
  const first = last ? `${last.lat},${last.lng},${last.at.getTime()}` : 'null,null,null';
  const short = `${first},${mean?.fixes ?? 0},${calm?.meters ?? 0}`;
  const isThen = believed?.at.getTime() === last?.at.getTime();
  const isThere = isThen && believed?.lat === last?.lat && believed?.lng === last?.lng;
  if (isThere && !doubted) return short;
  const place = believed ? `${believed.lat},${believed.lng}` : 'null,null';
  if (isThen && !doubted) return `${short},${place}`;
  const whole = `${short},${place},${(isThen ? null : believed?.at.getTime()) ?? null}`;
  return doubted ? `${whole},${doubted.lat},${doubted.lng},${doubted.at.getTime()}` : whole;
}

/** The state of a trailer; a trailer that was never followed is nowhere. */
export function unpackState(text: string | null): FollowedState {
  if (!text) return NOWHERE;
  if (isEarlier(text)) return unpackEarlier(text);
  const [packed = '', revision = '', ...presences] = text.split(SEPARATOR);
  const places = JSON.parse(packed) as PackedPlaces;
  const [lat, lng, atMs, fixes, calmMeters, believedLat, believedLng, believedAtMs] = places;
  const last = fixOf(lat, lng, dateOf(atMs));
  return {
    last,
    believed: places.length > 5 ? fixOf(believedLat, believedLng, dateOf(believedAtMs) ?? last?.at) : last,
    doubted: places.length > 8 ? fixOf(places[8], places[9], dateOf(places[10])) : undefined,
    mean: last && fixes > 0 ? { lat: last.lat, lng: last.lng, fixes } : undefined,
    presences: presences.map(unpackPresence),
    calm: calmMeters > 0 ? { meters: calmMeters, revision } : undefined,
  };
}

const dateOf = (ms: number | null | undefined): Date | undefined => (typeof ms === 'number' ? new Date(ms) : undefined);

function fixOf(
  lat: number | null | undefined,
  lng: number | null | undefined,
  at: Date | undefined,
): PlacedFix | undefined {
  return typeof lat === 'number' && typeof lng === 'number' && at ? { lat, lng, at } : undefined;
}
