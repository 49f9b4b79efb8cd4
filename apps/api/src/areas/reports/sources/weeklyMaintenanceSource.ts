import { durationText, US_FORMATS } from '@gladhand/domain/formats';
import {
  amberLampFinding,
  type IssueState,
  issueKind,
  type MaintenanceIssueKind,
  type SensorTimes,
  silentSensors,
  tireInflationFinding,
  trailerBatteryFinding,
  WATCHED_SENSORS,
  type WatchedSensor,
} from '@gladhand/domain/maintenance';
import { readingWord } from '@gladhand/domain/readings';
import type { ReportRow, ReportValue } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import { lampReports } from './lampReports';
import { ageGroupOf, instantOf, readingOf } from './readingTexts';
import type { ReportSource } from './reportSource';
import { type ReportTrailer, trailerPages } from './reportTrailers';

const STATES: Readonly<Record<IssueState, string>> = {
  caution: 'Caution',
  critical: 'Critical',
  notReporting: 'Not Reporting',
};

interface Issue {
  readonly kind: MaintenanceIssueKind;
  readonly state: IssueState;
  readonly since: ReportValue;
  readonly detail: string;
}

/** Weekly Maintenance: what has to be looked after now, by the four kinds of issues. */
export const weeklyMaintenanceSource: ReportSource = async function* (question, repositories) {
  const now = question.period.to;
  for await (const trailers of trailerPages(question, repositories)) {
    const rows: ReportRow[] = [];
    for (const trailer of trailers) {
      const lamp = await lampIssue(trailer, now, repositories);
      const issues = [
        ...lamp,
        ...inflationIssue(trailer, now),
        ...batteryIssue(trailer, now),
        ...silentOnes(trailer, now),
      ];
      rows.push(...issues.map((issue) => rowOf(trailer, issue, now)));
    }
    yield rows;
  }
};

const rowOf = (trailer: ReportTrailer, { kind, state, since, detail }: Issue, now: Date): ReportRow => ({
  vin: trailer.vin,
  values: {
    ...{ unitId: trailer.unitId, vin: trailer.vin, issue: issueKind(kind).label, state: STATES[state], since, detail },
    reportedWithin: ageGroupOf(trailer.lastReport, now),
    lastReport: instantOf(trailer.lastReport),
  },
});

async function lampIssue(
  trailer: ReportTrailer,
  now: Date,
  repositories: Pick<Repositories, 'activityLog'>,
): Promise<Issue[]> {
  const at = trailer.absReportedAt;
  const abs = readingOf(trailer, 'abs', trailer.absFaultSeverityLevel, at, now);
  if (abs.state !== 'fresh' || !at) return [];
  const newest = (await lampReports(trailer, { from: at, to: new Date(at.getTime() + 1) }, repositories)).at(-1);
  const state = newest ? amberLampFinding(newest.amberLampMs) : 'good';
  if (!newest || state === 'good') return [];
  const since = at.getTime() - newest.amberLampMs;
  return [{ kind: 'amberLamp', state, since, detail: durationText(newest.amberLampMs) }];
}

function inflationIssue(trailer: ReportTrailer, now: Date): Issue[] {
  const at = trailer.tireInflationReportedAt;
  const reading = readingOf(trailer, 'tireInflation', trailer.tireInflationStatus, at, now);
  const state = reading.state === 'fresh' ? tireInflationFinding(reading.value) : undefined;
  if (!state || state === 'good') return [];
  return [{ kind: 'tireInflation', state, since: null, detail: 'Unstable' }];
}

function batteryIssue(trailer: ReportTrailer, now: Date): Issue[] {
  const at = trailer.trailerBatteryReportedAt;
  const reading = readingOf(trailer, 'trailerBattery', trailer.trailerBatteryStatus, at, now);
  const state = reading.state === 'fresh' ? trailerBatteryFinding(reading.value) : undefined;
  if (!state || state === 'good') return [];
  const detail = US_FORMATS.text(trailer.trailerBatteryVoltage, 'V', '', 1);
  return [{ kind: 'trailerBattery', state, since: null, detail }];
}

/** Sensors that should have reported by now. A trailer that never reported has one issue for all of them. */
function silentOnes(trailer: ReportTrailer, now: Date): Issue[] {
  if (!trailer.lastReport) {
    return [{ kind: 'sensorNotReporting', state: 'notReporting', since: null, detail: 'Never reported' }];
  }
  const at: Readonly<Record<WatchedSensor, Date | null>> = {
    tether: trailer.tetherReportedAt,
    abs: trailer.absReportedAt,
    tireInflation: trailer.tireInflationReportedAt,
    lights: trailer.lightsReportedAt,
    trailerBattery: trailer.trailerBatteryReportedAt,
    deviceBattery: trailer.deviceBatteryReportedAt,
    wheelEnd: trailer.wheelEndReportedAt,
    tireTemperature: trailer.tireTemperatureReportedAt,
  };
  const times = Object.fromEntries(WATCHED_SENSORS.map((id) => [id, at[id]?.getTime() ?? null])) as SensorTimes;
  return silentSensors(trailer, times, now.getTime()).map((id) => ({
    kind: 'sensorNotReporting',
    state: 'notReporting',
    since: instantOf(at[id]),
    detail: readingWord(id).label,
  }));
}
