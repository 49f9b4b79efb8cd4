import { type EstimatedInstant, type GeofencePresence, type GeofenceState, NOWHERE } from '@gladhand/domain/geofences';
import type { PlacedFix } from '@gladhand/domain/tracking';

/** What is remembered of a trailer. The positions that the next one is compared with are those recorded before it. */
export interface FollowedState extends GeofenceState {
  /** The last plausible position. */
  readonly believed?: PlacedFix | undefined;
  /** A later position that the trailer can't have reached. */
  readonly doubted?: PlacedFix | undefined;
}

/** The position up to which a trailer has been followed; undefined before the first. */
export const followedUntil = ({ believed, doubted }: FollowedState): Date | undefined => (doubted ?? believed)?.at;

type Packed = Readonly<Record<string, unknown>>;

/** Milliseconds since 1970. Earlier versions stored text. */
type PackedDate = number | string;

interface PackedFix {
  lat: number;
  lng: number;
  at: PackedDate;
}

interface PackedInstant {
  at: PackedDate;
  after: PackedDate | null;
  before: PackedDate;
}

interface PackedPresence extends Pick<GeofencePresence, 'geofenceId' | 'phase'> {
  entered: PackedInstant;
  left?: PackedInstant;
}

interface PackedState {
  last?: PackedFix;
  /** Left out if it is the last position that decided. */
  believed?: PackedFix;
  doubted?: PackedFix;
  mean?: { lat: number; lng: number; fixes: number };
  presences: PackedPresence[];
}

/** The state as JSON, for the column of the trailer. */
export function packState({ last, believed, doubted, mean, presences }: FollowedState): Packed {
  const packed: PackedState = { presences: presences.map(packPresence) };
  if (last) packed.last = packFix(last);
  if (believed && !(last && isSamePlace(last, believed))) packed.believed = packFix(believed);
  if (doubted) packed.doubted = packFix(doubted);
  if (mean) packed.mean = mean;
  return packed as unknown as Packed;
}

/** The state of a trailer; a trailer that was never followed is nowhere. */
export function unpackState(json: Packed | null): FollowedState {
  if (!json) return NOWHERE;
  const { last, believed = last, doubted, mean, presences } = json as unknown as PackedState;
  const lastFix = last && unpackFix(last);
  return {
    last: lastFix,
    believed: believed === last ? lastFix : believed && unpackFix(believed),
    doubted: doubted && unpackFix(doubted),
    mean,
    presences: presences.map((presence) => new RememberedPresence(presence)),
  };
}

/** A presence as it is stored. Most stay the same with the next report, so its instants are only made when needed. */
class RememberedPresence implements GeofencePresence {
  readonly packed: PackedPresence;

  constructor(packed: PackedPresence) {
    this.packed = packed;
  }

  get geofenceId(): string {
    return this.packed.geofenceId;
  }
  get phase(): GeofencePresence['phase'] {
    return this.packed.phase;
  }
  get entered(): EstimatedInstant {
    return unpackInstant(this.packed.entered);
  }
  get left(): EstimatedInstant | undefined {
    return this.packed.left && unpackInstant(this.packed.left);
  }
}

/** Whether a presence began after an instant, as one can that a change of its geofence began. */
export function beginsAfter(presence: GeofencePresence, instant: Date): boolean {
  const at = presence instanceof RememberedPresence ? presence.packed.entered.at : presence.entered.at.getTime();
  return (typeof at === 'number' ? at : Date.parse(at)) > instant.getTime();
}

function packPresence(presence: GeofencePresence): PackedPresence {
  if (presence instanceof RememberedPresence) return presence.packed;
  const { geofenceId, phase, entered, left } = presence;
  const packed = { geofenceId, phase, entered: packInstant(entered) };
  return left ? { ...packed, left: packInstant(left) } : packed;
}

const packFix = ({ lat, lng, at }: PlacedFix): PackedFix => ({ lat, lng, at: at.getTime() });
const unpackFix = ({ lat, lng, at }: PackedFix): PlacedFix => ({ lat, lng, at: new Date(at) });
const isSamePlace = (a: PlacedFix, b: PlacedFix): boolean =>
  a.lat === b.lat && a.lng === b.lng && a.at.getTime() === b.at.getTime();

const packInstant = ({ at, after, before }: EstimatedInstant): PackedInstant => ({
  at: at.getTime(),
  after: after?.getTime() ?? null,
  before: before.getTime(),
});
const unpackInstant = ({ at, after, before }: PackedInstant): EstimatedInstant => ({
  at: new Date(at),
  after: after === null ? null : new Date(after),
  before: new Date(before),
});
