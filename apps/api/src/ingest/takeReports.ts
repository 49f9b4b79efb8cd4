import { DAY_MS, FixFlag, outcomesOf } from '@gladhand/domain';
import * as v from 'valibot';
import type { FaultRecord } from '../repositories/faults';
import type { ActivityEntry, IngestBound, IngestFound, IngestRepository, IngestWrite } from '../repositories/ingest';
import type { EndedCommand } from '../repositories/reefers';
import type { TrailerRecord } from '../repositories/trailerColumns';
import { applyReport } from './applyReport';
import { type DeviceReport, deviceReport } from './deviceReport';
import { faultsAfter } from './faultsAfter';
import { installedReadings } from './installedReadings';
import { judgeFix } from './judgeFix';
import { logIdOf } from './logId';

/** Why a report was refused, or what of it was not used. */
export const IngestCode = {
  /** The report is not what the contract says; the message names the field. */
  Invalid: 'INVALID',
  /** No device of this serial number that the key may report for. */
  UnknownDevice: 'UNKNOWN_DEVICE',
  /** Two trailers carry this serial number. */
  AmbiguousDevice: 'AMBIGUOUS_DEVICE',
  /** Taken as of now: the device's clock is ahead of ours. */
  ClockAhead: 'CLOCK_AHEAD',
  /** Taken, but for the place: no trailer gets there so fast. */
  Teleport: 'TELEPORT',
  /** Older than the customer keeps its log. */
  TooOld: 'TOO_OLD',
  /** Taken, but for readings of sensors that the trailer does not have. */
  SensorNotInstalled: 'SENSOR_NOT_INSTALLED',
} as const;
export type IngestCode = (typeof IngestCode)[keyof typeof IngestCode];

/** What became of one report of a batch. All but `rejected` is stored for good. */
export interface ReportResult {
  index: number;
  /** `late` is in the log only; `duplicate` changed nothing. */
  status: 'accepted' | 'duplicate' | 'late' | 'rejected';
  code?: IngestCode;
  message?: string;
}

interface Parsed {
  index: number;
  logId: string;
  report: DeviceReport;
  /** What a clock that is ahead said; the report then stands at the instant it arrived. */
  claimedAt: Date | undefined;
}

/** How the door judges. */
export interface TakeOptions {
  /** How many times faster than life trailers may move, where they are simulated. @default 1 */
  timesLife?: number | undefined;
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
  { timesLife = 1 }: TakeOptions = {},
): Promise<ReportResult[]> {
  const results: ReportResult[] = [];
  const parsed = await Promise.all(
    reports.map(async (report, index): Promise<Parsed | undefined> => {
      const checked = v.safeParse(deviceReport, report);
      if (!checked.success) {
        results.push(rejected(index, IngestCode.Invalid, describe(checked.issues[0])));
        return undefined;
      }
      const { serialNumber, reportId, recordedAt } = checked.output;
      const claimedAt = recordedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS ? recordedAt : undefined;
      const taken = claimedAt ? { ...checked.output, recordedAt: now } : checked.output;
      return { index, logId: await logIdOf(serialNumber, reportId, recordedAt), report: taken, claimedAt };
    }),
  );
  // In the order of events, so that the order within a batch does not matter.
  const ordered = parsed
    .filter((entry) => entry !== undefined)
    .sort((a, b) => a.report.recordedAt.getTime() - b.report.recordedAt.getTime() || (a.logId < b.logId ? -1 : 1));
  for (let start = 0; start < ordered.length; start += CHUNK) {
    const chunk = ordered.slice(start, start + CHUNK);
    const batch = {
      bound,
      serialNumbers: [...new Set(chunk.map(({ report }) => report.serialNumber))],
      entries: chunk.map(({ logId, report, claimedAt }) => ({
        logId,
        recorded: report.recordedAt,
        anyTime: claimedAt !== undefined,
      })),
      now,
    };
    let told: ReportResult[] = [];
    await ingest.write(batch, (found) => {
      const decided = decide(chunk, found, now, timesLife);
      told = decided.results;
      return decided.write;
    });
    results.push(...told);
  }
  return results.sort((a, b) => a.index - b.index);
}

/** What a chunk of reports changes, and what to tell of each. Pure. */
function decide(
  chunk: readonly Parsed[],
  { devices, openFaults, openCommands, logged }: IngestFound,
  now: Date,
  timesLife: number,
): { write: IngestWrite; results: ReportResult[] } {
  const results: ReportResult[] = [];
  const log: ActivityEntry[] = [];
  const seen = new Set(logged);
  const changed = new Map<string, TrailerRecord>();
  const faults = new Map<string, FaultRecord>();
  const open = new Map(openFaults);
  const commands = new Map<string, EndedCommand>();
  for (const { index, logId, report, claimedAt } of chunk) {
    const [device, ...others] = devices.get(report.serialNumber) ?? [];
    if (!device) {
      results.push(rejected(index, IngestCode.UnknownDevice, 'There is no such device that this key may report for.'));
      continue;
    }
    if (others.length > 0) {
      results.push(rejected(index, IngestCode.AmbiguousDevice, 'Several trailers carry a device of this number.'));
      continue;
    }
    if (report.recordedAt.getTime() < now.getTime() - device.retentionDurationDays * DAY_MS) {
      results.push(
        rejected(index, IngestCode.TooOld, `Reports are kept for ${device.retentionDurationDays} days; this is older.`),
      );
      continue;
    }
    if (seen.has(logId)) {
      results.push({ index, status: 'duplicate' });
      continue;
    }
    seen.add(logId);
    const { trailerId, customerId } = device.trailer;
    const trailer = changed.get(trailerId) ?? device.trailer;
    const { readings, ignored } = installedReadings(trailer, report.readings);
    const late = trailer.lastReport !== null && report.recordedAt < trailer.lastReport;
    const judged = judgeFix(trailer, { recordedAt: report.recordedAt, readings }, timesLife);
    const flags = [...(late ? [FixFlag.OutOfOrder] : judged.flags), ...(claimedAt ? [FixFlag.ClockAhead] : [])];
    if (!late) {
      const told = { recordedAt: report.recordedAt, readings: judged.readings };
      const next = { ...applyReport(trailer, told, now), ...judged.doubted };
      changed.set(trailerId, next);
      for (const fault of faultsAfter(open.get(trailerId), { trailer: next, logId, report: told })) {
        faults.set(fault.faultId, fault);
        if (fault.faultEnd === null) open.set(trailerId, fault);
        else open.delete(trailerId);
      }
    }
    const waiting = openCommands.get(trailerId)?.filter(({ id }) => !commands.has(id));
    if (waiting && readings.reefer) {
      const { recordedAt } = report;
      for (const outcome of outcomesOf(waiting, { ...readings.reefer, recordedAt }, now))
        commands.set(outcome.id, { ...outcome, completed: now });
    }
    log.push({
      customerId,
      trailerId,
      logId,
      recorded: report.recordedAt,
      received: now,
      reportId: report.reportId,
      readings: {
        ...report.readings,
        ...(flags.length > 0 && { fixFlags: flags }),
        ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
      },
    });
    results.push({ index, status: late ? 'late' : 'accepted', ...remarkOn(flags, ignored) });
  }
  return {
    write: { log, trailers: [...changed.values()], faults: [...faults.values()], commands: [...commands.values()] },
    results,
  };
}

/** What the sender should know of a report that was taken. */
function remarkOn(flags: readonly FixFlag[], ignored: readonly string[]): Pick<ReportResult, 'code' | 'message'> {
  if (flags.includes(FixFlag.ClockAhead)) {
    const message = 'recordedAt is in the future: taken as of now. Check the device clock.';
    return { code: IngestCode.ClockAhead, message };
  }
  if (flags.includes(FixFlag.Teleport)) {
    const message = 'The position is in the log only: no trailer gets there from its last one in this time.';
    return { code: IngestCode.Teleport, message };
  }
  if (ignored.length === 0) return {};
  const message = `Kept in the log only, no such sensor is installed: ${ignored.join(', ')}.`;
  return { code: IngestCode.SensorNotInstalled, message };
}

function rejected(index: number, code: IngestCode, message: string): ReportResult {
  return { index, status: 'rejected', code, message };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
