import type { Random } from '@gladhand/domain/fleet';
import { REPORT_INTERVAL_MS } from '@gladhand/domain/readings';
import type { DeviceReadings } from '../ingest/deviceReport';
import { advance } from './advance';
import { applyCommands } from './applyCommands';
import { degrade } from './degrade';
import { readingsOf } from './readingsOf';
import type { SimTrailer } from './simTrailer';
import { stepReefer } from './stepReefer';

/** A trailer's report after a step. */
export interface SimReport {
  device: SimTrailer['device'];
  readings: DeviceReadings;
}

/** Advances one trailer. It reports at the specified intervals, and immediately when an event occurs. */
export function stepTrailer(
  trailer: SimTrailer,
  dtMs: number,
  random: Random,
): { trailer: SimTrailer; report: SimReport | undefined } {
  const advanced = advance(trailer, dtMs, random);
  const degraded = degrade(advanced.trailer, dtMs, random);
  const commanded = applyCommands(degraded.trailer, dtMs);
  const reefer = commanded.trailer.reefer && stepReefer(commanded.trailer.reefer, dtMs, random);
  const sinceReportMs = trailer.sinceReportMs + dtMs;
  const next: SimTrailer = { ...commanded.trailer, reefer, sinceReportMs };
  const intervalMs = next.phase === 'dropped' ? REPORT_INTERVAL_MS.untethered : REPORT_INTERVAL_MS.tethered;
  if (sinceReportMs < intervalMs && !advanced.event && !degraded.event && !commanded.event)
    return { trailer: next, report: undefined };
  return {
    trailer: { ...next, sinceReportMs: 0, answers: [] },
    report: { device: next.device, readings: readingsOf(next) },
  };
}

/** Advances a fleet. The same fleet, steps and random numbers produce the same reports. */
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
