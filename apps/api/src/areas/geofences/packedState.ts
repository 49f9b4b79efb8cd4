/**
 * Positions, stay and calm of a state as it is stored: integers, because writing other numbers as text takes several
 * times as long. Null where there is none. A parked trailer is judged by the mean of its stay, so that its last position
 * is that mean. What is the same as before it, and nulls at the end, are left out.
 */
export type PackedPlaces = readonly [
  lastLatE7: number | null,
  lastLngE7: number | null,
  lastAtMs: number | null,
  /** How many positions the last one is the mean of; 0 while the trailer moves. */
  fixes: number,
  /** How far the nearest edge is; 0 if that isn't known. */
  calmCm: number,
  /** The last plausible position; left out if it is the last one that decided. */
  believedLatE7?: number | null,
  believedLngE7?: number | null,
  /** Null if it is the time of the last position that decided. */
  believedAtMs?: number | null,
  doubtedLatE7?: number | null,
  doubtedLngE7?: number | null,
  doubtedAtMs?: number | null,
];

/** Degrees times ten million, about 1 cm. */
export const toE7 = (degrees: number): number => Math.round(degrees * 1e7);
export const fromE7 = (degreesE7: number): number => degreesE7 / 1e7;
/** Degrees that are the same once they were stored. */
export const storedDegrees = (degrees: number): number => fromE7(toE7(degrees));

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
