import {
  type EstimatedInstant,
  followGeofences,
  type GeofenceFix,
  type GeofenceState,
  type JudgedGeofence,
  NOWHERE,
} from './followGeofences';

/** The time of a trailer in one geofence, as its positions tell. */
export interface Stay {
  /** `passed` if it drove through between two positions. */
  readonly kind: 'seen' | 'passed';
  readonly entered: EstimatedInstant;
  /** Undefined if it is still inside at the last position. */
  readonly left?: EstimatedInstant | undefined;
  /** When the position that decided the entry was reported. */
  readonly decidedAt: Date;
  /** When the position that decided the exit was reported. */
  readonly leftDecidedAt?: Date | undefined;
}

/**
 * The stays of a trailer in one geofence, decided as if the geofence had existed all the time.
 *
 * @param fixes believed positions of one trailer, in the order of their times
 */
export function staysIn({ validFrom: _, ...geofence }: JudgedGeofence, fixes: Iterable<GeofenceFix>): Stay[] {
  const stays: Stay[] = [];
  let state: GeofenceState = NOWHERE;
  for (const fix of fixes) {
    const followed = followGeofences(state, fix, [geofence]);
    state = followed.state;
    for (const event of followed.events) {
      const { at: decidedAt } = fix;
      const open = stays.at(-1);
      if (event.kind === 'entered') stays.push({ kind: 'seen', entered: event.entered, decidedAt });
      else if (event.kind === 'passed') {
        stays.push({
          kind: 'passed',
          entered: event.passed,
          left: event.passed,
          decidedAt,
          leftDecidedAt: decidedAt,
        });
      } else if (open) stays[stays.length - 1] = { ...open, left: event.left, leftDecidedAt: decidedAt };
    }
  }
  return stays;
}
