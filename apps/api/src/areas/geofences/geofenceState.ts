import { type EstimatedInstant, type GeofencePresence, type GeofenceState, NOWHERE } from '@gladhand/domain/geofences';
import type { PlacedFix } from '@gladhand/domain/tracking';
import type { Calm } from './calm';
import { type EarlierState, isEarlier, packEarlier } from './earlierState';
import type { PackedFix, PackedInstant, PackedPlace, PackedPresence, PackedState } from './packedState';

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

type Json = Readonly<Record<string, unknown>>;

/** The state as JSON, for the column of the trailer. */
export function packState({ last, believed, doubted, mean, presences, calm }: FollowedState): Json {
  const packed: Record<keyof PackedState, unknown> = {
    last: last && packFix(last),
    fixes: mean?.fixes,
    believed: believed && packBelieved(believed, last),
    doubted: doubted && packFix(doubted),
    present: presences.map(packPresence),
    calm: calm && [calm.meters, calm.revision],
  };
  return packed;
}

/** The state of a trailer; a trailer that was never followed is nowhere. */
export function unpackState(json: Json | null): FollowedState {
  if (!json) return NOWHERE;
  const stored = json as unknown as PackedState | EarlierState;
  const { last, fixes, believed, doubted, present, calm } = isEarlier(stored) ? packEarlier(stored) : stored;
  const lastFix = last && unpackFix(last);
  return {
    last: lastFix,
    believed: believed ? unpackBelieved(believed, lastFix) : lastFix,
    doubted: doubted && unpackFix(doubted),
    mean: last && fixes !== undefined ? { lat: last[0], lng: last[1], fixes } : undefined,
    presences: present.map((presence) => new RememberedPresence(presence)),
    calm: calm && { meters: calm[0], revision: calm[1] },
  };
}

/** A presence as it is stored. Most stay the same with the next report, so its instants are only made when needed. */
class RememberedPresence implements GeofencePresence {
  readonly packed: PackedPresence;

  constructor(packed: PackedPresence) {
    this.packed = packed;
  }

  get geofenceId(): string {
    return this.packed[0];
  }
  get phase(): GeofencePresence['phase'] {
    return this.packed[1];
  }
  get entered(): EstimatedInstant {
    const [, , atMs, sinceMs, untilMs] = this.packed;
    return unpackInstant([atMs, sinceMs, untilMs]);
  }
  get left(): EstimatedInstant | undefined {
    const [, , , , , ...left] = this.packed;
    return left.length > 0 ? unpackInstant(left as PackedInstant) : undefined;
  }
}

/** Whether a presence began after an instant, as one can that a change of its geofence began. */
export function beginsAfter(presence: GeofencePresence, instant: Date): boolean {
  const atMs = presence instanceof RememberedPresence ? presence.packed[2] : presence.entered.at.getTime();
  return atMs > instant.getTime();
}

function packPresence(presence: GeofencePresence): PackedPresence {
  if (presence instanceof RememberedPresence) return presence.packed;
  const { geofenceId, phase, entered, left } = presence;
  return [geofenceId, phase, ...packInstant(entered), ...(left ? packInstant(left) : ([] as const))];
}

const packFix = ({ lat, lng, at }: PlacedFix): PackedFix => [lat, lng, at.getTime()];
const unpackFix = ([lat, lng, atMs]: PackedFix): PlacedFix => ({ lat, lng, at: new Date(atMs) });

/** Undefined if it is the last position that decided. */
function packBelieved(believed: PlacedFix, last: PlacedFix | undefined): PackedFix | PackedPlace | undefined {
  const { lat, lng, at } = believed;
  if (last?.at.getTime() !== at.getTime()) return packFix(believed);
  return last.lat === lat && last.lng === lng ? undefined : [lat, lng];
}

const unpackBelieved = ([lat, lng, atMs]: PackedFix | PackedPlace, last: PlacedFix | undefined): PlacedFix => ({
  lat,
  lng,
  at: atMs === undefined && last ? last.at : new Date(atMs ?? 0),
});

const packInstant = ({ at, after, before }: EstimatedInstant): PackedInstant => [
  at.getTime(),
  after && at.getTime() - after.getTime(),
  before.getTime() - at.getTime(),
];
const unpackInstant = ([atMs, sinceMs, untilMs]: PackedInstant): EstimatedInstant => ({
  at: new Date(atMs),
  after: sinceMs === null ? null : new Date(atMs - sinceMs),
  before: new Date(atMs + untilMs),
});
