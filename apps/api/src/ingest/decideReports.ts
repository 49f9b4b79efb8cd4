import { DAY_MS, FixFlag, outcomesOf } from '@gladhand/domain';
import type { FaultRecord } from '../repositories/faults';
import type { ActivityEntry, IngestDevice, IngestFound, IngestWrite } from '../repositories/ingest';
import type { EndedCommand } from '../repositories/reefers';
import type { TrailerRecord } from '../repositories/trailerColumns';
import { applyReport } from './applyReport';
import type { DeviceReadings, DeviceReport } from './deviceReport';
import { faultsAfter } from './faultsAfter';
import { installedReadings } from './installedReadings';
import { judgeFix } from './judgeFix';
import { IngestCode, type ReportResult, rejected, remarkOn } from './reportResult';
import type { ReportSource } from './reportSource';

/** A report that is what the contract says. */
export interface ParsedReport {
  /** Its place in the batch. */
  index: number;
  logId: string;
  report: DeviceReport;
  /** What a clock that is ahead said; the report then stands at the instant it arrived. */
  claimedAt: Date | undefined;
}

export interface DecideOptions {
  now: Date;
  /** How many times faster than life trailers may move. */
  timesLife: number;
  source: ReportSource | undefined;
}

/** What some reports change, and what to tell of each. Pure. */
export function decideReports(
  reports: readonly ParsedReport[],
  { devices, openFaults, openCommands, logged }: IngestFound,
  { now, timesLife, source }: DecideOptions,
): { write: IngestWrite; results: ReportResult[] } {
  const results: ReportResult[] = [];
  const log: ActivityEntry[] = [];
  const seen = new Set(logged);
  const changed = new Map<string, TrailerRecord>();
  const faults = new Map<string, FaultRecord>();
  const open = new Map(openFaults);
  const commands = new Map<string, EndedCommand>();

  for (const parsed of reports) {
    const { index, logId, report, claimedAt } = parsed;
    const device = deviceOf(parsed, devices.get(report.serialNumber) ?? [], now);
    if ('status' in device) {
      results.push(device);
      continue;
    }
    if (seen.has(logId)) {
      results.push({ index, status: 'duplicate' });
      continue;
    }
    seen.add(logId);
    const { unloadedUpToLbs } = device;
    const trailer = changed.get(device.trailer.trailerId) ?? device.trailer;
    const { readings, ignored } = installedReadings(trailer, report.readings);
    const isLate = trailer.lastReport !== null && report.recordedAt < trailer.lastReport;
    const judged = judgeFix(trailer, { recordedAt: report.recordedAt, readings }, timesLife);
    const flags = [...(isLate ? [FixFlag.OutOfOrder] : judged.flags), ...(claimedAt ? [FixFlag.ClockAhead] : [])];
    if (!isLate) {
      const told = { recordedAt: report.recordedAt, readings: judged.readings };
      const next = { ...applyReport(trailer, told, { now, unloadedUpToLbs }), ...judged.doubted };
      changed.set(trailer.trailerId, next);
      follow(next, told, logId);
    }
    end(trailer.trailerId, readings, report.recordedAt);
    log.push(entryOf(parsed, { trailer, unloadedUpToLbs, flags, now, source }));
    results.push({ index, status: isLate ? 'late' : 'accepted', ...remarkOn(flags, ignored) });
  }
  return {
    write: { log, trailers: [...changed.values()], faults: [...faults.values()], commands: [...commands.values()] },
    results,
  };

  /** ABS faults that the report opens, goes on with or closes. */
  function follow(trailer: TrailerRecord, report: Pick<DeviceReport, 'recordedAt' | 'readings'>, logId: string): void {
    const { trailerId } = trailer;
    const before = open.get(trailerId) ?? [];
    const after = faultsAfter(before, { trailer, logId, report });
    if (after.length === 0) return;
    for (const fault of after) faults.set(fault.faultId, fault);
    const known = new Map([...before, ...after].map((fault) => [fault.faultId, fault]));
    open.set(
      trailerId,
      [...known.values()].filter(({ faultEnd }) => faultEnd === null),
    );
  }

  /** Commands that the report confirms or refuses. */
  function end(trailerId: string, { reefer }: DeviceReadings, recordedAt: Date): void {
    const waiting = openCommands.get(trailerId)?.filter(({ id }) => !commands.has(id));
    if (!waiting || !reefer) return;
    for (const outcome of outcomesOf(waiting, { ...reefer, recordedAt }, now)) {
      commands.set(outcome.id, { ...outcome, completed: now });
    }
  }
}

/** The one device that a report is of, or why it is refused. */
function deviceOf(
  { index, report }: ParsedReport,
  [device, ...others]: readonly IngestDevice[],
  now: Date,
): IngestDevice | ReportResult {
  if (!device)
    return rejected(index, IngestCode.UnknownDevice, 'There is no such device that this key may report for.');
  if (others.length > 0)
    return rejected(index, IngestCode.AmbiguousDevice, 'Several trailers carry a device of this number.');
  const { retentionDurationDays: days } = device;
  if (report.recordedAt.getTime() >= now.getTime() - days * DAY_MS) return device;
  return rejected(index, IngestCode.TooOld, `Reports are kept for ${days} days; this is older.`);
}

interface EntryFacts extends Pick<IngestDevice, 'trailer' | 'unloadedUpToLbs'> {
  flags: readonly FixFlag[];
  now: Date;
  source: ReportSource | undefined;
}

function entryOf(
  { logId, report, claimedAt }: ParsedReport,
  { trailer, unloadedUpToLbs, flags, now, source }: EntryFacts,
): ActivityEntry {
  return {
    customerId: trailer.customerId,
    trailerId: trailer.trailerId,
    logId,
    recorded: report.recordedAt,
    received: now,
    reportId: report.reportId,
    readings: {
      ...report.readings,
      ...(source && { source }),
      ...(flags.length > 0 && { fixFlags: flags }),
      ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
      ...(unloadedUpToLbs !== null && report.readings.bogieWeightLbs !== undefined && { unloadedUpToLbs }),
    },
  };
}
