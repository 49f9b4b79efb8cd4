import * as v from 'valibot';
import { problemText } from '../http/problemText';
import { type IngestBatch, type IngestBound, type IngestWrite, MonthsMissing } from '../repositories/ingest';
import type { Repositories } from '../repositories/port';
import { decideLeased } from './decideLeased';
import { type DecideOptions, decideReports, type ParsedReport } from './decideReports';
import { deviceReport } from './deviceReport';
import type { BeginFollowing, FollowedReport, Following } from './followers/follower';
import { KERNEL_FOLLOWERS } from './followers/followers';
import { logIdOf } from './logId';
import { INGEST_MESSAGES } from './messages';
import { IngestCode, type ReportResult, rejected } from './reportResult';
import type { ReportSource } from './reportSource';

/** Options for processing reports. */
export interface TakeOptions {
  /** Speed of simulated time relative to real time. @default 1 */
  timesLife?: number | undefined;
  /** The sender of the reports; stored with each of them. */
  source?: ReportSource | undefined;
  /** The first report is the first one of a new source, so its position isn't compared to earlier ones. @default false */
  startsAnew?: boolean | undefined;
}

/** Reports per transaction on the embedded database, which blocks its thread while a statement runs. */
const EMBEDDED_CHUNK = 200;
/** On a server: each statement costs as much as some reports. */
export const SERVER_CHUNK = 500;
/** Allowed difference between the device clock and the server clock. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Ingests a batch of reports, each validated separately. Resolves after everything it acknowledges is committed. If it
 * rejects partway, the same batch can safely be sent again: reports that were already stored come back as `duplicate`.
 */
export type TakeReports = (
  repositories: Repositories,
  bound: IngestBound,
  reports: readonly unknown[],
  now: Date,
  options?: TakeOptions,
) => Promise<ReportResult[]>;

/** Ingests reports with the followers of the kernel and of these areas, so many in a transaction. */
export function createTakeReports(
  areas: readonly { followers?: readonly BeginFollowing[] }[],
  chunk = EMBEDDED_CHUNK,
): TakeReports {
  const followers = [...KERNEL_FOLLOWERS, ...areas.flatMap((area) => area.followers ?? [])];
  return (repositories, bound, reports, now, { timesLife = 1, source, startsAnew = false } = {}) =>
    takeAll(repositories, { bound, reports, followers, chunk, now, timesLife, source, startsAnew });
}

interface Batch extends Omit<DecideOptions, 'onReport'> {
  bound: IngestBound;
  reports: readonly unknown[];
  followers: readonly BeginFollowing[];
  chunk: number;
}

async function takeAll(
  repositories: Repositories,
  { bound, reports, followers, chunk: size, now, timesLife, source, startsAnew }: Batch,
): Promise<ReportResult[]> {
  const results: ReportResult[] = [];
  const parsed: ParsedReport[] = [];
  for (const [index, report] of reports.entries()) {
    const checked = v.safeParse(deviceReport, report);
    if (!checked.success) {
      results.push(rejected(index, IngestCode.Invalid, problemText(checked.issues[0], INGEST_MESSAGES.report)));
      continue;
    }
    const { serialNumber, reportId, recordedAt } = checked.output;
    const claimedAt = recordedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS ? recordedAt : undefined;
    const taken = claimedAt ? { ...checked.output, recordedAt: now } : checked.output;
    parsed.push({ index, logId: logIdOf(serialNumber, reportId, recordedAt), report: taken, claimedAt });
  }
  // Sorted by time, so that the order within a batch does not matter.
  const ordered = parsed.sort(
    (a, b) => a.report.recordedAt.getTime() - b.report.recordedAt.getTime() || (a.logId < b.logId ? -1 : 1),
  );
  for (let start = 0; start < ordered.length; start += size) {
    const chunk = ordered.slice(start, start + size);
    const batch = {
      bound,
      serialNumbers: [...new Set(chunk.map(({ report }) => report.serialNumber))],
      entries: chunk.map(({ logId, report, claimedAt }) => ({
        serialNumber: report.serialNumber,
        logId,
        recorded: report.recordedAt,
        anyTime: claimedAt !== undefined,
      })),
      now,
    };
    results.push(
      ...(await store(repositories, batch, chunk, {
        ...{ now, timesLife, source, followers },
        startsAnew: startsAnew && start === 0,
      })),
    );
  }
  return results.sort((a, b) => a.index - b.index);
}

/**
 * Shows a report to each follower; what one decides is visible to the next. Late reports change no newest value. Others
 * have a record of their own as `after`, which gets the fields: a copy for each would copy ninety others.
 */
function followAll(following: readonly Following[], report: FollowedReport): void {
  let { places } = report;
  for (const follower of following) {
    const followed = follower.follow({ ...report, places });
    if (followed.trailer && !report.isLate) Object.assign(report.after, followed.trailer);
    places = followed.places ?? places;
  }
}

const joined = (a: IngestWrite, b: IngestWrite): IngestWrite => ({
  log: [...a.log, ...b.log],
  trailers: [...a.trailers, ...b.trailers],
});

/** Decides on and stores a chunk of reports, with all resulting changes, in one transaction. */
async function store(
  repositories: Repositories,
  batch: IngestBatch,
  reports: readonly ParsedReport[],
  { followers, ...options }: Omit<Batch, 'bound' | 'reports' | 'chunk'>,
): Promise<ReportResult[]> {
  for (;;) {
    try {
      return await repositories.transaction(async (within) => {
        const found = await within.ingest.lock(batch);
        const devices = [...[...found.devices.values()].flat(), ...[...found.leased.values()].flat()];
        const trailers = devices.map(({ trailer }) => trailer);
        const following: Following[] = [];
        for (const begin of followers) following.push(await begin(within, trailers));
        const decide = { ...options, onReport: (report: FollowedReport) => followAll(following, report) };
        const { write: own, results } = decideReports(reports, found, decide);
        const write = found.leased.size === 0 ? own : joined(own, decideLeased(reports, results, found, decide));
        await within.ingest.write(write, trailers, batch.now);
        for (const follower of following) await follower.write(within);
        const customerIds = new Set(write.trailers.map(({ customerId }) => customerId));
        await within.changes.add([...customerIds], batch.now);
        return results;
      });
    } catch (error) {
      if (!(error instanceof MonthsMissing)) throw error;
      await repositories.ingest.ensureMonths(error.recorded);
    }
  }
}
