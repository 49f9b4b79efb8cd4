import { NOWHERE } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import type { PlacedFix } from '@gladhand/domain/tracking';
import { isEarlier, unpackEarlier } from './earlierState';
import type { FollowedState } from './followedState';
import { fromE7, type PackedPlaces, SEPARATOR, toE7 } from './packedState';
import { packPresence, unpackPresence } from './rememberedPresence';

/** The state as text, for the column of the trailer. Joined, it is one string in memory instead of a tree of its parts. */
export function packState(state: FollowedState): string {
  const parts = [`[${packPlaces(state)}]`, state.calm?.revision ?? ''];
  for (const presence of state.presences) parts.push(packPresence(presence));
  return parts.join(SEPARATOR);
}

/** JSON without its brackets. */
function packPlaces({ last, mean, calm, believed, doubted }: FollowedState): string {
  const first = last ? `${packPlace(last)},${last.at.getTime()}` : 'null,null,null';
  const short = `${first},${mean?.fixes ?? 0},${calm ? Math.round(calm.meters * 100) : 0}`;
  const isThen = believed?.at.getTime() === last?.at.getTime();
  const isThere = isThen && believed?.lat === last?.lat && believed?.lng === last?.lng;
  if (isThere && !doubted) return short;
  const place = believed ? packPlace(believed) : 'null,null';
  if (isThen && !doubted) return `${short},${place}`;
  const whole = `${short},${place},${(isThen ? null : believed?.at.getTime()) ?? null}`;
  return doubted ? `${whole},${packPlace(doubted)},${doubted.at.getTime()}` : whole;
}

const packPlace = ({ lat, lng }: LatLng): string => `${toE7(lat)},${toE7(lng)}`;

/** The state of a trailer; a trailer that was never followed is nowhere. */
export function unpackState(text: string | null): FollowedState {
  if (!text) return NOWHERE;
  if (isEarlier(text)) return unpackEarlier(text);
  const parts = text.split(SEPARATOR);
  const places = JSON.parse(parts[0] as string) as PackedPlaces;
  const last = fixOf(places[0], places[1], dateOf(places[2]));
  const fixes = places[3];
  const calmCm = places[4];
  return {
    last,
    believed: places.length > 5 ? fixOf(places[5], places[6], dateOf(places[7]) ?? last?.at) : last,
    doubted: places.length > 8 ? fixOf(places[8], places[9], dateOf(places[10])) : undefined,
    mean: last && fixes > 0 ? { lat: last.lat, lng: last.lng, fixes } : undefined,
    presences: parts.slice(2).map(unpackPresence),
    calm: calmCm > 0 ? { meters: calmCm / 100, revision: parts[1] as string } : undefined,
  };
}

type Stored = number | null | undefined;

const dateOf = (ms: Stored): Date | undefined => (typeof ms === 'number' ? new Date(ms) : undefined);

function fixOf(latE7: Stored, lngE7: Stored, at: Date | undefined): PlacedFix | undefined {
  if (typeof latE7 !== 'number' || typeof lngE7 !== 'number' || !at) return undefined;
  return { lat: fromE7(latE7), lng: fromE7(lngE7), at };
}
