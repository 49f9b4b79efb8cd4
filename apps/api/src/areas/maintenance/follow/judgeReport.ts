import {
  amberLampFinding,
  type Findings,
  type MaintenanceIssueKind,
  type SensorTimes,
  silentSensors,
  tireInflationFinding,
  trailerBatteryFinding,
  type WatchedSim,
  type WatchedTrailer,
} from '@gladhand/domain/maintenance';
import { activeAbsFaults, batteryHealthOf, TRAILER_BATTERY_POLICY, tireInflationOf } from '@gladhand/domain/readings';
import type { PlannedWorkEvidence } from '../../../graphql/generated/resolvers';
import type { DeviceReadings } from '../../../ingest/deviceReport';

type EvidenceValue = string | number | boolean | readonly string[] | PlannedWorkEvidence | null;
/** What a report showed: readings by their names. Plain JSON. */
export type Evidence = Readonly<Record<string, EvidenceValue>>;

/** What a report says about each kind of issue, and the readings that say so. */
export interface JudgedReport {
  readonly findings: Findings;
  readonly evidenceOf: (kind: MaintenanceIssueKind) => Evidence;
}

/** Judges the readings of a report, without those of sensors that are not installed. `times` includes them. */
export function judgeReport(
  trailer: WatchedTrailer & WatchedSim,
  { at, readings }: { readonly at: number; readonly readings: DeviceReadings },
  times: SensorTimes,
): JudgedReport {
  const { abs, tireInflation, trailerBatteryVolts, position } = readings;
  const silent = silentSensors(trailer, times, at);
  const findings: Findings = {
    amberLamp: abs?.amberLampMs === undefined ? undefined : amberLampFinding(abs.amberLampMs),
    tireInflation: tireInflation && tireInflationFinding(tireInflationOf(tireInflation)),
    trailerBattery:
      trailerBatteryVolts === undefined
        ? undefined
        : trailerBatteryFinding(batteryHealthOf(trailerBatteryVolts, TRAILER_BATTERY_POLICY)),
    sensorNotReporting: silent.length > 0 ? 'notReporting' : 'good',
  };
  return {
    findings,
    evidenceOf(kind) {
      const { lat = null, lng = null, speedMph = null } = position ?? {};
      return { ...ofKind(kind), ...(position && { lat, lng, speedMph }) };
    },
  };

  function ofKind(kind: MaintenanceIssueKind): Evidence {
    switch (kind) {
      case 'amberLamp': {
        const [worst] = abs ? activeAbsFaults(abs) : [];
        const { spn = null, fmi = null, description = null } = worst ?? {};
        return { amberLampMs: abs?.amberLampMs ?? null, spn, fmi, description };
      }
      case 'tireInflation':
        return { demandMs: tireInflation?.demandMs ?? null, unplugged: tireInflation?.unplugged ?? null };
      case 'trailerBattery':
        return { volts: trailerBatteryVolts ?? null };
      case 'sensorNotReporting':
        return { sensors: silent };
    }
  }
}

/** A trailer without any report for 10 days. */
export const SILENCE: JudgedReport = {
  findings: { sensorNotReporting: 'notReporting' },
  evidenceOf: () => ({ sensors: [] }),
};
