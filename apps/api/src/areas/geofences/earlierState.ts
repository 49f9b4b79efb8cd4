import type { GeofencePresence } from '@gladhand/domain/geofences';
import type { PackedFix, PackedInstant, PackedPresence, PackedState } from './packedState';

/** Milliseconds since 1970, or ISO 8601. */
type Instant = number | string;

interface Fix {
  readonly lat: number;
  readonly lng: number;
  readonly at: Instant;
}

interface Estimated {
  readonly at: Instant;
  readonly after: Instant | null;
  readonly before: Instant;
}

interface Presence extends Pick<GeofencePresence, 'geofenceId' | 'phase'> {
  readonly entered: Estimated;
  readonly left?: Estimated | undefined;
}

/** A state as it was stored before migration 0084. A trailer that hasn't reported since then has one. */
export interface EarlierState {
  readonly last?: Fix | undefined;
  readonly believed?: Fix | undefined;
  readonly doubted?: Fix | undefined;
  readonly mean?: { readonly lat: number; readonly lng: number; readonly fixes: number } | undefined;
  readonly presences: readonly Presence[];
}

export const isEarlier = (state: PackedState | EarlierState): state is EarlierState => 'presences' in state;

export const packEarlier = ({ last, believed, doubted, mean, presences }: EarlierState): PackedState => ({
  last: last && fixOf(last),
  fixes: mean?.fixes,
  believed: believed && fixOf(believed),
  doubted: doubted && fixOf(doubted),
  present: presences.map(presenceOf),
});

function presenceOf({ geofenceId, phase, entered, left }: Presence): PackedPresence {
  return [geofenceId, phase, ...estimated(entered), ...(left ? estimated(left) : ([] as const))];
}

const fixOf = ({ lat, lng, at }: Fix): PackedFix => [lat, lng, msOf(at)];

const estimated = ({ at, after, before }: Estimated): PackedInstant => [
  msOf(at),
  after === null ? null : msOf(at) - msOf(after),
  msOf(before) - msOf(at),
];

const msOf = (at: Instant): number => (typeof at === 'number' ? at : Date.parse(at));
