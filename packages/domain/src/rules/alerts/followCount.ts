import { type AlertLeaf, isChosen } from './alertCondition';
import type { AlertChange } from './followAlert';

/** A condition about the number of trailers in a geofence. */
export type CountLeaf = Extract<AlertLeaf, { kind: 'geofenceCount' }>;

/** What is remembered of one condition and one geofence. Plain JSON; instants in ms since 1970. */
export interface CountMemory {
  /** Since when the condition holds; null while it doesn't. */
  readonly openSince: number | null;
}

/** The memory of a geofence that was never counted. */
export const UNCOUNTED: CountMemory = { openSince: null };

/** Trailers within or outside of a geofence, as the condition asks, from an instant on. */
export interface GeofenceCount {
  readonly geofenceId: string;
  /** Undefined if it can't be known; nothing changes then. */
  readonly count: number | undefined;
  readonly at: Date;
}

/** Follows a condition about a geofence through a count. The counts of a geofence must be in the order of their times. */
export function followCount(
  { geofences, atLeast }: CountLeaf,
  memory: CountMemory,
  { geofenceId, count, at }: GeofenceCount,
): { readonly memory: CountMemory; readonly changes: readonly AlertChange[] } {
  const isOpen = memory.openSince !== null;
  if (count === undefined || !isChosen(geofences, geofenceId) || count >= atLeast === isOpen) {
    return { memory, changes: [] };
  }
  return isOpen
    ? { memory: { openSince: null }, changes: [{ kind: 'ended', at }] }
    : { memory: { openSince: at.getTime() }, changes: [{ kind: 'opened', at }] };
}
