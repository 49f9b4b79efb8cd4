import type { TrailerRecord } from '../../database/trailerColumns';
import type { Repositories } from '../../repositories/port';
import type { DeviceReadings, DeviceReport } from '../deviceReport';

/** Where a report shows a trailer to be, and what it crossed on the way there. */
export interface FollowedPlaces {
  /** Ids of the geofences that the trailer is in. */
  readonly inside: readonly string[];
  readonly crossings: readonly { readonly kind: 'entered' | 'left'; readonly geofenceId: string }[];
}

/** A report that was ingested, with the trailer before and after it. */
export interface FollowedReport {
  /** The trailer as it was before this report. */
  before: TrailerRecord;
  /** The trailer after this report; identical to `before` if the report is late. */
  after: TrailerRecord;
  /** Time of recording and readings, without implausible values and without sensors that are not installed. */
  report: Pick<DeviceReport, 'recordedAt' | 'readings'>;
  /** Versions that the device has reported, by kind of package. */
  versions?: DeviceReport['versions'];
  /** The position as it was reported, even if it is implausible; undefined if the report has none. */
  reported: DeviceReadings['position'];
  /** Whether the position is the first of a new source, which no earlier one contradicts. */
  startsAnew: boolean;
  /** Id of the report's row in the activity log. */
  logId: string;
  /** Whether the report is older than the trailer's newest one: it is logged but changes no newest value. */
  isLate: boolean;
  /** When the report was ingested. */
  now: Date;
  /** Speed of simulated time relative to real time. */
  timesLife: number;
  /** What an earlier follower found; undefined without geofences, without a position, and if the report is late. */
  places?: FollowedPlaces | undefined;
}

/** What a follower decides about a report, for those after it. */
export interface Followed {
  /** Fields of the trailer's newest values; they are ignored for late reports. */
  trailer?: Partial<TrailerRecord> | undefined;
  places?: FollowedPlaces | undefined;
}

/**
 * Processes reports, for example to derive faults, commands, geofence visits or alerts. `decide` is pure; it runs
 * within the transaction that stores the report, and its changes are committed with it. A follower can rely on this: it
 * gets every report of a trailer once, never a duplicate; reports of a batch come in the order in which they were
 * recorded; two batches of one trailer never run concurrently. A report that is older than the trailer's newest one has
 * `isLate`: followers whose history must match the sorted reports rebuild it from the log, others skip the report.
 */
export interface ReportFollower<State, Change> {
  name: string;
  /**
   * State of the trailers of a batch by trailer id, read within the transaction. Trailers without a state are left out.
   */
  load(within: Repositories, trailers: readonly TrailerRecord[]): Promise<ReadonlyMap<string, State>>;
  /** The changes of a report and the state after it. Without a change, the given state is returned. */
  decide(
    report: FollowedReport,
    state: State | undefined,
  ): { state: State | undefined; changes: readonly Change[] } & Followed;
  /** Writes the changes of a batch, in the order they were decided. */
  write(within: Repositories, changes: readonly Change[]): Promise<void>;
}

/** A follower that processes one batch. */
export interface Following {
  follow(report: FollowedReport): Followed;
  write(within: Repositories): Promise<void>;
}

/** A follower without its type parameters for state and changes. */
export type BeginFollowing = (within: Repositories, trailers: readonly TrailerRecord[]) => Promise<Following>;

export function followWith<State, Change>(follower: ReportFollower<State, Change>): BeginFollowing {
  return async (within, trailers) => {
    const states = new Map<string, State | undefined>(await follower.load(within, trailers));
    const changes: Change[] = [];
    return {
      follow(report) {
        const { trailerId } = report.before;
        const decided = follower.decide(report, states.get(trailerId));
        states.set(trailerId, decided.state);
        changes.push(...decided.changes);
        return decided;
      },
      async write(unit) {
        if (changes.length > 0) await follower.write(unit, changes);
      },
    };
  };
}
