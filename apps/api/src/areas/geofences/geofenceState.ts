import { type EstimatedInstant, type GeofencePresence, type GeofenceState, NOWHERE } from '@gladhand/domain/geofences';
import type { PlacedFix } from '@gladhand/domain/tracking';

/** What is remembered of a trailer. The positions that the next one is compared with are those recorded before it. */
export interface FollowedState extends GeofenceState {
  /** The last plausible position. */
  readonly believed?: PlacedFix | undefined;
  /** A later position that the trailer can't have reached. */
  readonly doubted?: PlacedFix | undefined;
}

type Packed = Readonly<Record<string, unknown>>;

interface PackedFix {
  lat: number;
  lng: number;
  at: string;
}

interface PackedInstant {
  at: string;
  after: string | null;
  before: string;
}

interface PackedState {
  last?: PackedFix;
  /** Left out if it is the last position that decided. */
  believed?: PackedFix;
  doubted?: PackedFix;
  mean?: { lat: number; lng: number; fixes: number };
  presences: (Omit<GeofencePresence, 'entered' | 'left'> & { entered: PackedInstant; left?: PackedInstant })[];
}

/** The state as JSON, for the column of the trailer. */
export function packState({ last, believed, doubted, mean, presences }: FollowedState): Packed {
  const packed: PackedState = {
    ...(last && { last: packFix(last) }),
    ...(believed && !(last && isSamePlace(last, believed)) && { believed: packFix(believed) }),
    ...(doubted && { doubted: packFix(doubted) }),
    ...(mean && { mean }),
    presences: presences.map(({ geofenceId, phase, entered, left }) => ({
      geofenceId,
      phase,
      entered: packInstant(entered),
      ...(left && { left: packInstant(left) }),
    })),
  };
  return packed as unknown as Packed;
}

/** The state of a trailer; a trailer that was never followed is nowhere. */
export function unpackState(json: Packed | null): FollowedState {
  if (!json) return NOWHERE;
  const { last, believed = last, doubted, mean, presences } = json as unknown as PackedState;
  return {
    last: last && unpackFix(last),
    believed: believed && unpackFix(believed),
    doubted: doubted && unpackFix(doubted),
    mean,
    presences: presences.map(({ geofenceId, phase, entered, left }) => ({
      geofenceId,
      phase,
      entered: unpackInstant(entered),
      left: left && unpackInstant(left),
    })),
  };
}

const packFix = ({ lat, lng, at }: PlacedFix): PackedFix => ({ lat, lng, at: at.toISOString() });
const unpackFix = ({ lat, lng, at }: PackedFix): PlacedFix => ({ lat, lng, at: new Date(at) });
const isSamePlace = (a: PlacedFix, b: PlacedFix): boolean =>
  a.lat === b.lat && a.lng === b.lng && a.at.getTime() === b.at.getTime();

const packInstant = ({ at, after, before }: EstimatedInstant): PackedInstant => ({
  at: at.toISOString(),
  after: after?.toISOString() ?? null,
  before: before.toISOString(),
});
const unpackInstant = ({ at, after, before }: PackedInstant): EstimatedInstant => ({
  at: new Date(at),
  after: after === null ? null : new Date(after),
  before: new Date(before),
});
