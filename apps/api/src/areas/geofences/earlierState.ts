import type { EstimatedInstant, GeofencePresence } from '@gladhand/domain/geofences';
import type { PlacedFix } from '@gladhand/domain/tracking';
import type { FollowedState } from './followedState';

/** Milliseconds since 1970, or ISO 8601. */
type Instant = number | string;

type EarlierFix = readonly [lat: number, lng: number, at: Instant];
type EarlierInstant = readonly [atMs: number, sinceMs: number | null, untilMs: number];

/** Before migration 0086. */
interface ShortState {
  readonly last?: EarlierFix | undefined;
  readonly fixes?: number | undefined;
  /** Without a time if it is that of the last position; left out if it is that position. */
  readonly believed?: EarlierFix | readonly [lat: number, lng: number] | undefined;
  readonly doubted?: EarlierFix | undefined;
  readonly present: readonly (readonly [
    geofenceId: string,
    phase: GeofencePresence['phase'],
    ...entered: EarlierInstant,
    ...left: EarlierInstant | [],
  ])[];
}

interface LongFix {
  readonly lat: number;
  readonly lng: number;
  readonly at: Instant;
}

interface LongInstant {
  readonly at: Instant;
  readonly after: Instant | null;
  readonly before: Instant;
}

/** Before migration 0084. */
interface LongState {
  readonly last?: LongFix | undefined;
  readonly believed?: LongFix | undefined;
  readonly doubted?: LongFix | undefined;
  readonly mean?: { readonly lat: number; readonly lng: number; readonly fixes: number } | undefined;
  readonly presences: readonly (Pick<GeofencePresence, 'geofenceId' | 'phase'> & {
    readonly entered: LongInstant;
    readonly left?: LongInstant | undefined;
  })[];
}

/** Whether a state was written by an earlier version: as an object. A trailer that hasn't reported since then has one. */
export const isEarlier = (text: string): boolean => text.startsWith('{');

export function unpackEarlier(text: string): FollowedState {
  const state = JSON.parse(text) as ShortState | LongState;
  return 'presences' in state ? unpackLong(state) : unpackShort(state);
}

function unpackShort({ last, fixes, believed, doubted, present }: ShortState): FollowedState {
  const lastFix = last && fixOf(last);
  const [lat, lng, at] = believed ?? [];
  return {
    last: lastFix,
    believed:
      lat === undefined || lng === undefined ? lastFix : { lat, lng, at: at ? dateOf(at) : dateOf(last?.[2] ?? 0) },
    doubted: doubted && fixOf(doubted),
    mean: lastFix && fixes !== undefined ? { lat: lastFix.lat, lng: lastFix.lng, fixes } : undefined,
    presences: present.map(([geofenceId, phase, atMs, sinceMs, untilMs, ...left]) => ({
      ...{ geofenceId, phase, entered: instantOf([atMs, sinceMs, untilMs]) },
      left: left.length > 0 ? instantOf(left as EarlierInstant) : undefined,
    })),
  };
}

function unpackLong({ last, believed, doubted, mean, presences }: LongState): FollowedState {
  const fix = (known: LongFix | undefined) => known && { lat: known.lat, lng: known.lng, at: dateOf(known.at) };
  return {
    ...{ last: fix(last), believed: fix(believed) ?? fix(last), doubted: fix(doubted), mean },
    presences: presences.map(({ geofenceId, phase, entered, left }) => ({
      ...{ geofenceId, phase, entered: longInstantOf(entered), left: left && longInstantOf(left) },
    })),
  };
}

const fixOf = ([lat, lng, at]: EarlierFix): PlacedFix => ({ lat, lng, at: dateOf(at) });

const instantOf = ([atMs, sinceMs, untilMs]: EarlierInstant): EstimatedInstant => ({
  at: new Date(atMs),
  after: sinceMs === null ? null : new Date(atMs - sinceMs),
  before: new Date(atMs + untilMs),
});

const longInstantOf = ({ at, after, before }: LongInstant): EstimatedInstant => ({
  at: dateOf(at),
  after: after === null ? null : dateOf(after),
  before: dateOf(before),
});

const dateOf = (at: Instant): Date => new Date(at);
