import * as v from 'valibot';
import { type IngestBatch, type IngestBound, MonthsMissing } from '../repositories/ingest';
import type { Repositories } from '../repositories/port';
import { type DecideOptions, decideReports, type ParsedReport } from './decideReports';
import { deviceReport } from './deviceReport';
import type { Following } from './followers/follower';
import { FOLLOWERS } from './followers/followers';
import { logIdOf } from './logId';
import { IngestCode, type ReportResult, rejected } from './reportResult';
import type { ReportSource } from './reportSource';

/** How the door judges. */
export interface TakeOptions {
  /** How many times faster than life trailers may move, where they are simulated. @default 1 */
  timesLife?: number | undefined;
  /** Who brings the reports; kept with each of them. */
  source?: ReportSource | undefined;
}

/** Reports a transaction; the embedded database blocks its thread for as long as a statement runs. */
const CHUNK = 200;
/** Clocks may differ by so much. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Takes a batch of reports, each judged alone. Resolves after what it acknowledges is committed. Should it reject in
 * the middle, sending the same batch again is safe: what was stored comes back as `duplicate`.
 */
export async function takeReports(
  repositories: Repositories,
  bound: IngestBound,
  reports: readonly unknown[],
  now: Date,
  { timesLife = 1, source }: TakeOptions = {},
): Promise<ReportResult[]> {
  const results: ReportResult[] = [];
  const parsed: ParsedReport[] = [];
  for (const [index, report] of reports.entries()) {
    const checked = v.safeParse(deviceReport, report);
    if (!checked.success) {
      results.push(rejected(index, IngestCode.Invalid, describe(checked.issues[0])));
      continue;
    }
    const { serialNumber, reportId, recordedAt } = checked.output;
    const claimedAt = recordedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS ? recordedAt : undefined;
    const taken = claimedAt ? { ...checked.output, recordedAt: now } : checked.output;
    parsed.push({ index, logId: logIdOf(serialNumber, reportId, recordedAt), report: taken, claimedAt });
  }
  // In the order of events, so that the order within a batch does not matter.
  const ordered = parsed.sort(
    (a, b) => a.report.recordedAt.getTime() - b.report.recordedAt.getTime() || (a.logId < b.logId ? -1 : 1),
  );
  for (let start = 0; start < ordered.length; start += CHUNK) {
    const chunk = ordered.slice(start, start + CHUNK);
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
    results.push(...(await store(repositories, batch, chunk, { now, timesLife, source })));
  }
  return results.sort((a, b) => a.index - b.index);
}

/** Decides and stores some reports, with all that follows from them, in one transaction. */
async function store(
  repositories: Repositories,
  batch: IngestBatch,
  reports: readonly ParsedReport[],
  options: Omit<DecideOptions, 'onReport'>,
): Promise<ReportResult[]> {
  for (;;) {
    try {
      return await repositories.transaction(async (within) => {
        const found = await within.ingest.lock(batch);
        const trailers = [...found.devices.values()].flat().map(({ trailer }) => trailer);
        const following: Following[] = [];
        for (const begin of FOLLOWERS) following.push(await begin(within, trailers));
        const { write, results } = decideReports(reports, found, {
          ...options,
          onReport: (report) => {
            for (const follower of following) follower.follow(report);
          },
        });
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

function describe(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
