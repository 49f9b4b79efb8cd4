/**
 * Positions, stay and calm of a state as it is stored; null where there is none. A parked trailer is judged by the mean
 * of its stay, so that its last position is that mean. What is the same as before it, and nulls at the end, are left out.
 */
export type PackedPlaces = readonly [
  lastLat: number | null,
  lastLng: number | null,
  lastAtMs: number | null,
  /** How many positions the last one is the mean of; 0 while the trailer moves. */
  fixes: number,
  /** How far the nearest edge is; 0 if that isn't known. */
  calmMeters: number,
  /** The last plausible position; left out if it is the last one that decided. */
  believedLat?: number | null,
  believedLng?: number | null,
  /** Null if it is the time of the last position that decided. */
  believedAtMs?: number | null,
  doubtedLat?: number,
  doubtedLng?: number,
  doubtedAtMs?: number,
];

/**
 * A state is stored as text, because each report reads and writes one: `places;revision of the calm;presence;presence`.
 * The places are JSON.
 */
export const SEPARATOR = ';';

/**
 * A presence as it is stored: `geofenceId,phase,atMs,sinceMs,untilMs`. Since and until are the times to the positions
 * before and after it entered; since is empty if there was none before. One that is leaving has three more, for when it
 * left.
 */
export const PRESENCE_SEPARATOR = ',';
