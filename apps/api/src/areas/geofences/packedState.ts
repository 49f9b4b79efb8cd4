import type { GeofencePresence } from '@gladhand/domain/geofences';

/** In milliseconds since 1970. */
export type PackedFix = readonly [lat: number, lng: number, atMs: number];

/** As short, if the time is that of the last position. */
export type PackedPlace = readonly [lat: number, lng: number];

/** An instant, with the times to the positions before and after it; null if there was none before. */
export type PackedInstant = readonly [atMs: number, sinceMs: number | null, untilMs: number];

/** When it entered, and for one that is leaving, when it left. */
export type PackedPresence = readonly [
  geofenceId: string,
  phase: GeofencePresence['phase'],
  ...entered: PackedInstant,
  ...left: PackedInstant | [],
];

/**
 * A state as it is stored: short, because each report reads and writes one. A parked trailer is judged by the mean of its
 * stay, so that its last position is that mean.
 */
export interface PackedState {
  readonly last?: PackedFix | undefined;
  /** How many positions the last one is the mean of. */
  readonly fixes?: number | undefined;
  /** Left out if it is the last position that decided. */
  readonly believed?: PackedFix | PackedPlace | undefined;
  readonly doubted?: PackedFix | undefined;
  readonly present: readonly PackedPresence[];
  /** How far the nearest edge is, and for which geofences that holds. */
  readonly calm?: readonly [meters: number, revision: string] | undefined;
}
