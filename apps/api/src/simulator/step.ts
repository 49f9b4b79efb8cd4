import { REPORT_INTERVAL_MS } from '@gladhand/domain';
import type { Random } from '@gladhand/domain/fleet';
import type { DeviceReadings } from '../ingest/deviceReport';
import { cool } from './cool';
import { live } from './life';
import { obey } from './obey';
import { readingsOf } from './readingsOf';
import type { SimTrailer } from './simTrailer';
import { wear } from './wear';

/** What a trailer says after a step, if it says something. */
export interface SimReport {
  device: SimTrailer['device'];
  readings: DeviceReadings;
}

/** Lets one trailer live for a while. It reports at the specified intervals, and at once when something happens. */
export function stepTrailer(
  trailer: SimTrailer,
  dtMs: number,
  random: Random,
): { trailer: SimTrailer; report: SimReport | undefined } {
  const lived = live(trailer, dtMs, random);
  const worn = wear(lived.trailer, dtMs, random);
  const obeyed = obey(worn.trailer, dtMs);
  const reefer = obeyed.trailer.reefer && cool(obeyed.trailer.reefer, dtMs, random);
  const sinceReportMs = trailer.sinceReportMs + dtMs;
  const next: SimTrailer = { ...obeyed.trailer, reefer, sinceReportMs };
  const intervalMs = next.phase === 'dropped' ? REPORT_INTERVAL_MS.untethered : REPORT_INTERVAL_MS.tethered;
  if (sinceReportMs < intervalMs && !lived.event && !worn.event && !obeyed.event)
    return { trailer: next, report: undefined };
  return {
    trailer: { ...next, sinceReportMs: 0, answers: [] },
    report: { device: next.device, readings: readingsOf(next) },
  };
}

/** Lets a fleet live for a while. The same fleet, steps and random numbers give the same reports. */
export function step(
  fleet: readonly SimTrailer[],
  dtMs: number,
  random: Random,
): { fleet: SimTrailer[]; reports: SimReport[] } {
  const next: SimTrailer[] = [];
  const reports: SimReport[] = [];
  for (const trailer of fleet) {
    const stepped = stepTrailer(trailer, dtMs, random);
    next.push(stepped.trailer);
    if (stepped.report) reports.push(stepped.report);
  }
  return { fleet: next, reports };
}
