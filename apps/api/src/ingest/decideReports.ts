import { DAY_MS } from '@gladhand/domain/readings';
import { FixFlag } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../database/trailerColumns';
import type { ActivityEntry, IngestDevice, IngestFound, IngestWrite } from '../repositories/ingest';
import { applyReport } from './applyReport';
import type { DeviceReport } from './deviceReport';
import type { FollowedReport } from './followers/follower';
import { installedReadings } from './installedReadings';
import { judgeFix } from './judgeFix';
import { INGEST_MESSAGES } from './messages';
import { IngestCode, type ReportResult, rejected, remarkOn } from './reportResult';
import type { ReportSource } from './reportSource';

/** A report that matches the contract. */
export interface ParsedReport {
  /** Position in the batch. */
  index: number;
  logId: string;
  report: DeviceReport;
  /** The reported time if the device clock is ahead; the report is stored with its time of arrival. */
  claimedAt: Date | undefined;
}

export interface DecideOptions {
  now: Date;
  /** Speed of simulated time relative to real time. */
  timesLife: number;
  source: ReportSource | undefined;
  /** The first report has the first position of a new source, which no earlier position contradicts. */
  startsAnew: boolean;
  /** Called with each accepted report, in order, for the followers. They set fields of `after`, if it isn't late. */
  onReport: (report: FollowedReport) => void;
}

/** Decides what reports change and the result of each. Pure. */
export function decideReports(
  reports: readonly ParsedReport[],
  { devices, earlier, logged }: Omit<IngestFound, 'leased'>,
  { now, timesLife, source, startsAnew, onReport }: DecideOptions,
): { write: IngestWrite; results: ReportResult[] } {
  const results: ReportResult[] = [];
  const log: ActivityEntry[] = [];
  const seen = new Set(logged);
  const changed = new Map<string, TrailerRecord>();

  for (const parsed of reports) {
    const { index, logId, report, claimedAt } = parsed;
    const holder = earlier.get(logId);
    const device = deviceOf(parsed, { holder, devices: devices.get(report.serialNumber) ?? [] }, now);
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
    if (device === holder) {
      // What the trailer did for an earlier holder is only kept.
      const { trailer } = device;
      log.push(entryOf(parsed, { trailer, unloadedUpToLbs, flags: [], now, source, startsAnew: false }));
      results.push({ index, status: 'late' });
      continue;
    }
    const trailer = changed.get(device.trailer.trailerId) ?? device.trailer;
    const { readings, ignored } = installedReadings(trailer, report.readings);
    const isLate = trailer.lastReport !== null && report.recordedAt < trailer.lastReport;
    const isFirst = startsAnew && log.length === 0;
    const judged = judgeFix(trailer, { recordedAt: report.recordedAt, readings }, { timesLife, startsAnew: isFirst });
    const flags = [...(isLate ? [FixFlag.OutOfOrder] : judged.flags), ...(claimedAt ? [FixFlag.ClockAhead] : [])];
    const believed = { recordedAt: report.recordedAt, readings: isLate ? readings : judged.readings };
    let after = trailer;
    if (!isLate) {
      after = { ...applyReport(trailer, believed, { now, unloadedUpToLbs }), ...judged.doubted };
    }
    onReport({
      ...{ before: trailer, after, report: believed, logId, isLate, now, timesLife },
      ...{ versions: report.versions, reported: readings.position, startsAnew: isFirst },
    });
    if (!isLate) changed.set(trailer.trailerId, after);
    log.push(entryOf(parsed, { trailer, unloadedUpToLbs, flags, now, source, startsAnew: isFirst }));
    results.push({ index, status: isLate ? 'late' : 'accepted', ...remarkOn(flags, ignored) });
  }
  return { write: { log, trailers: [...changed.values()] }, results };
}

/** The device of a report, or the reason why the report is refused. */
function deviceOf(
  { index, report }: ParsedReport,
  { holder, devices: [current, ...others] }: { holder: IngestDevice | undefined; devices: readonly IngestDevice[] },
  now: Date,
): IngestDevice | ReportResult {
  const device = holder ?? current;
  if (!device) return rejected(index, IngestCode.UnknownDevice, INGEST_MESSAGES.unknownDevice);
  if (others.length > 0) return rejected(index, IngestCode.AmbiguousDevice, INGEST_MESSAGES.ambiguousDevice);
  const { retentionDurationDays: days } = device;
  const isHeld = device === holder || device.heldSince === null || report.recordedAt >= device.heldSince;
  if (isHeld && report.recordedAt.getTime() >= now.getTime() - days * DAY_MS) return device;
  return rejected(index, IngestCode.TooOld, INGEST_MESSAGES.tooOld(days));
}

interface EntryFacts extends Pick<IngestDevice, 'trailer' | 'unloadedUpToLbs'> {
  flags: readonly FixFlag[];
  now: Date;
  source: ReportSource | undefined;
  startsAnew: boolean;
}

function entryOf(
  { logId, report, claimedAt }: ParsedReport,
  { trailer, unloadedUpToLbs, flags, now, source, startsAnew }: EntryFacts,
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
      ...(report.versions && { versions: report.versions }),
      ...(source && { source }),
      ...(startsAnew && { startsAnew }),
      ...(flags.length > 0 && { fixFlags: flags }),
      ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
      ...(unloadedUpToLbs !== null && report.readings.bogieWeightLbs !== undefined && { unloadedUpToLbs }),
    },
  };
}
