import type { Repositories } from '../../repositories/port';
import type { TrailerRecord } from '../../repositories/trailerColumns';
import type { DeviceReport } from '../deviceReport';

/** A report that ingest has taken, with the trailer before and after it. */
export interface FollowedReport {
  /** The trailer as it was before this report. */
  before: TrailerRecord;
  /** The trailer as the report left it; `before` itself when the report is late. */
  after: TrailerRecord;
  /** When it was recorded and what it read, without implausible values and without sensors that are not installed. */
  report: Pick<DeviceReport, 'recordedAt' | 'readings'>;
  /** Row of the activity log. */
  logId: string;
  /** An older report than the newest of its trailer: it is logged, and changes no newest value. */
  isLate: boolean;
  /** When ingest took it. */
  now: Date;
}

/**
 * Something that follows reports, such as faults, commands, geofence visits or alerts. `decide` is pure; it runs within
 * the transaction that stores the report, and what it decides is committed with it.
 *
 * What a follower can rely on: of each trailer it sees every report once, never a duplicate; the reports of a batch come
 * in the order in which they were recorded; two batches of one trailer never run at the same time. A report recorded
 * before the trailer's newest one comes with `isLate`: a follower whose history must equal that of the sorted reports
 * derives it anew from the log, others leave it out.
 */
export interface ReportFollower<State, Change> {
  name: string;
  /** State of the trailers of a batch, by trailer id, read within the transaction. Trailers without one are left out. */
  load(within: Repositories, trailers: readonly TrailerRecord[]): Promise<ReadonlyMap<string, State>>;
  /** What a report changes, and the state after it. Without a change it answers the state it was given. */
  decide(report: FollowedReport, state: State | undefined): { state: State | undefined; changes: readonly Change[] };
  /** Writes the changes of a batch, in the order they were decided. */
  write(within: Repositories, changes: readonly Change[]): Promise<void>;
}

/** A follower at work on one batch. */
export interface Following {
  follow(report: FollowedReport): void;
  write(within: Repositories): Promise<void>;
}

/** A follower whose state and changes are its own matter. */
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
      },
      async write(unit) {
        if (changes.length > 0) await follower.write(unit, changes);
      },
    };
  };
}
