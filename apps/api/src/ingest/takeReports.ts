import * as v from 'valibot';
import type { IngestBound, IngestRepository } from '../repositories/ingest';
import { decideReports, type ParsedReport } from './decideReports';
import { deviceReport } from './deviceReport';
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
  ingest: IngestRepository,
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
    let told: ReportResult[] = [];
    await ingest.write(batch, (found) => {
      const decided = decideReports(chunk, found, { now, timesLife, source });
      told = decided.results;
      return decided.write;
    });
    results.push(...told);
  }
  return results.sort((a, b) => a.index - b.index);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
