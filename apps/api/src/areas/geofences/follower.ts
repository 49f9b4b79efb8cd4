import { type GeofenceEvent, NOWHERE } from '@gladhand/domain/geofences';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { FollowedPlaces, ReportFollower } from '../../ingest/followers/follower';
import { fixMemoryOf } from '../../ingest/judgeFix';
import { type CustomerGeofences, customerGeofences } from './customerGeofences';
import type { FollowedState } from './followedState';
import { type FollowedFix, followFix } from './followFix';
import type { GeofenceChange } from './geofenceChange';
import { packState, unpackState } from './geofenceState';
import { mailJobs } from './mailJob';
import { refold } from './refold';
import { writeVisits } from './writeVisits';

/** Decides from each believed position which geofences a trailer entered, left or passed through. */
export const geofenceFollower: ReportFollower<CustomerGeofences, GeofenceChange> = {
  name: 'geofences',

  async load(within, trailers) {
    const customerIds = [...new Set(trailers.map(({ customerId }) => customerId))].sort((a, b) => a - b);
    const byCustomer = await customerGeofences(within.geofences, customerIds);
    const byTrailer = new Map<string, CustomerGeofences>();
    for (const { trailerId, customerId } of trailers) {
      const geofences = byCustomer.get(customerId);
      if (geofences) byTrailer.set(trailerId, geofences);
    }
    return byTrailer;
  },

  decide({ before, after, report, reported: position, startsAnew, isLate, now, timesLife }, geofences) {
    const nothing = { state: geofences, changes: [] };
    const { recordedAt } = report;
    if (!position || !geofences || (geofences.index.size === 0 && before.geofenceState === null)) return nothing;
    if (isLate) {
      return { ...nothing, changes: [{ kind: 'late', trailer: before, recordedAt, geofences, now, timesLife }] };
    }
    const state = before.geofenceState ? unpackState(before.geofenceState) : neverFollowed(before);
    const { lat, lng, speedMph, accuracyM } = position;
    const fix = { lat, lng, speedMph, accuracyM, at: recordedAt, startsAnew };
    const followed = followFix(state, fix, { geofences, timesLife });
    const names = followed.isCalm ? before.geofence : geofences.namesOf(followed.state);
    const geofenceState = packState(followed.state);
    const trailer = { geofenceState, geofence: names };
    const places = new ReportedPlaces(followed);
    if (followed.events.length === 0) return { ...nothing, trailer, places };
    const change: GeofenceChange = {
      kind: 'events',
      trailer: { ...after, ...trailer },
      events: followed.events,
      state: geofenceState,
      decidedAt: recordedAt,
      geofences,
      now,
    };
    return { state: geofences, changes: [change], trailer, places };
  },

  async write(within, changes) {
    const events = await writeVisits(
      within.geofences,
      changes.filter((change) => change.kind === 'events'),
    );
    const mails = mailJobs(events);
    if (mails.length > 0) await within.jobs.add(mails);
    // One late report or many: the earliest decides from where a trailer is followed again.
    const late = new Map<string, Extract<GeofenceChange, { kind: 'late' }>>();
    for (const change of changes) {
      if (change.kind !== 'late') continue;
      const known = late.get(change.trailer.trailerId);
      if (!known || change.recordedAt < known.recordedAt) late.set(change.trailer.trailerId, change);
    }
    for (const change of late.values()) await refold(within, change);
  },
};

/** A trailer whose customer had no geofences until now. */
const neverFollowed = (trailer: TrailerRecord): FollowedState => ({ ...NOWHERE, ...fixMemoryOf(trailer) });

/** Each report has places, and few of them are asked for. */
class ReportedPlaces implements FollowedPlaces {
  readonly #followed: FollowedFix;

  constructor(followed: FollowedFix) {
    this.#followed = followed;
  }

  get inside(): readonly string[] {
    const { presences } = this.#followed.state;
    return presences.filter(({ phase }) => phase !== 'entering').map(({ geofenceId }) => geofenceId);
  }
  get crossings(): FollowedPlaces['crossings'] {
    return this.#followed.events.flatMap(crossingsOf);
  }
}

/** A trailer that passed through has entered and left. */
const crossingsOf = ({ kind, geofenceId }: GeofenceEvent): FollowedPlaces['crossings'] =>
  kind === 'passed'
    ? [
        { kind: 'entered', geofenceId },
        { kind: 'left', geofenceId },
      ]
    : [{ kind, geofenceId }];
