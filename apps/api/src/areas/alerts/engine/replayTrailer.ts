import {
  type AlertedTrailer,
  followReport,
  nextDueAt,
  passTime,
  type RuleChange,
  type RuleFailure,
  UNKNOWN_TRAILER,
} from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import { FixFlag, type FixMemory } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { DeviceReadings } from '../../../ingest/deviceReport';
import { installedReadings } from '../../../ingest/installedReadings';
import { fixMemoryOf, judgeFix } from '../../../ingest/judgeFix';
import { loadFields } from '../../../ingest/loadFields';
import type { ActivityEntry } from '../../../repositories/ingest';
import type { Repositories } from '../../../repositories/port';
import { REPLAY_POLICY } from './alertPolicy';
import { alertReportOf } from './alertReport';
import type { CompiledRule } from './customerRules';
import { failRules } from './failRules';
import type { AlertCheckpoint } from './memoryRepository';
import { placesFrom } from './placesFrom';
import { writeDifference } from './writeDifference';

/** Readings that alerts ask for. */
const ALERT_READINGS: readonly (keyof DeviceReadings)[] = [
  'position',
  'tether',
  'abs',
  'lights',
  'tireInflation',
  'trailerBatteryVolts',
  'deviceBatteryVolts',
  'deviceBatteryPercent',
  'bogieWeightLbs',
  'cargoPresent',
  'cargoCameraFullnessPercent',
  'door',
  'wheelEndsC',
  'brakes',
  'tiresC',
  'tirePressuresPsi',
  'reefer',
  'absOdometerMiles',
  'gpsOdometerMiles',
];

interface Replaying {
  readonly trailer: TrailerRecord;
  readonly rules: readonly CompiledRule[];
  /** The report that is older than what was judged, or the first one. */
  readonly recordedAt: Date;
  readonly now: Date;
  readonly timesLife: number;
}

/**
 * Follows a trailer again from the last checkpoint before a late report, so that its episodes are those of its reports
 * in the order in which they were recorded, and stores the difference.
 */
export async function replayTrailer(
  within: Repositories,
  { trailer, rules, recordedAt, now, timesLife }: Replaying,
): Promise<void> {
  const { alertMemory } = within;
  const { customerId, trailerId } = trailer;
  const checkpoint = await alertMemory.checkpointBefore(trailer, new Date(recordedAt.getTime() - 1));
  const from = checkpoint?.at ?? new Date(recordedAt.getTime() - REPLAY_POLICY.beforeFirstMs);
  const reports = await loggedReports(within, trailer, { after: from, now, timesLife, fix: checkpoint?.fix });

  let state: AlertedTrailer = checkpoint?.state ?? UNKNOWN_TRAILER;
  const changes: RuleChange[] = [];
  const failures: RuleFailure[] = [];
  const checkpoints: AlertCheckpoint[] = [];
  let checkpointAt = checkpoint?.at;
  for (const { report, fix } of reports) {
    const step = followReport(state, rules, report);
    state = step.trailer;
    changes.push(...step.changes);
    failures.push(...step.failures);
    if (!checkpointAt || report.at.getTime() - checkpointAt.getTime() >= REPLAY_POLICY.checkpointEveryMs) {
      checkpointAt = report.at;
      checkpoints.push({ customerId, trailerId, at: report.at, state, fix });
    }
  }
  const elapsed = passTime(state, rules, now);
  state = elapsed.trailer;
  changes.push(...elapsed.changes);

  await writeDifference(within, { trailer, rules, from, now, before: checkpoint?.state ?? UNKNOWN_TRAILER, changes });
  await failRules(
    within,
    [...failures, ...elapsed.failures].map((failure) => ({ ...failure, customerId })),
    now,
  );
  const due = nextDueAt(state, rules);
  await alertMemory.put([
    { customerId, trailerId, state, dueAt: due === null ? null : new Date(due), checkpointAt: checkpointAt ?? from },
  ]);
  await alertMemory.replaceCheckpoints(trailer, from, checkpoints);
}

interface Span {
  readonly after: Date;
  readonly now: Date;
  readonly timesLife: number;
  readonly fix: FixMemory | undefined;
}

/** The reports of a trailer in the log, in order, with the positions that were compared. */
async function loggedReports(
  { activityLog, geofences }: Pick<Repositories, 'activityLog' | 'geofences'>,
  trailer: TrailerRecord,
  { after, now, timesLife, fix }: Span,
) {
  const span = { from: new Date(after.getTime() + 1), before: new Date(now.getTime() + DAY_MS) };
  const entries = await activityLog.within(trailer, span, REPLAY_POLICY.maxReports, ALERT_READINGS);
  const places = placesFrom(await geofences.visitsAfter(trailer, after));
  let compared = withFix(trailer, fix);
  return entries
    .filter(({ received, recorded }) => received.getTime() - recorded.getTime() <= REPLAY_POLICY.maxLateMs)
    .sort((a, b) => Number(a.recorded) - Number(b.recorded) || (a.logId < b.logId ? -1 : 1))
    .map((entry) => {
      const { recorded } = entry;
      const judged = readingsOf(entry, compared, timesLife);
      compared = judged.compared;
      const { loadStatus } = loadFields(trailer, judged.readings, recorded, limitOf(entry));
      return {
        report: alertReportOf({
          ...{ recordedAt: recorded, readings: judged.readings, loadStatus },
          places: judged.readings.position && places(recorded),
        }),
        fix: fixMemoryOf(compared),
      };
    });
}

/** The readings of a logged report without those that ingest leaves out. */
function readingsOf(
  { recorded, readings: logged }: ActivityEntry,
  compared: TrailerRecord,
  timesLife: number,
): { readings: DeviceReadings; compared: TrailerRecord } {
  const { readings } = installedReadings(compared, reportedReadings(logged));
  const startsAnew = logged.startsAnew === true;
  const { position } = readings;
  // Whether the first known position is plausible, only ingest could know.
  const isDoubtedFirst = compared.positionReportedAt === null && wasDoubted(logged) && !startsAnew;
  const judged = judgeFix(compared, { recordedAt: recorded, readings }, { timesLife, startsAnew });
  if (position && (judged.doubted || isDoubtedFirst)) {
    const { position: _, ...rest } = readings;
    const doubted = { doubtedLat: position.lat, doubtedLng: position.lng, doubtedAt: recorded };
    return { readings: rest, compared: { ...compared, ...doubted } };
  }
  if (!position) return { readings, compared };
  const { lat, lng } = position;
  const believed = { lat, lng, positionReportedAt: recorded, doubtedLat: null, doubtedLng: null, doubtedAt: null };
  return { readings, compared: { ...compared, ...believed } };
}

/** What the device reported, without what ingest noted in the log. */
const reportedReadings = (logged: ActivityEntry['readings']): DeviceReadings =>
  Object.fromEntries(
    ALERT_READINGS.flatMap((reading) => (logged[reading] === undefined ? [] : [[reading, logged[reading]]])),
  );

const wasDoubted = ({ fixFlags }: ActivityEntry['readings']): boolean =>
  (fixFlags as readonly string[] | undefined)?.includes(FixFlag.Teleport) ?? false;

const limitOf = ({ readings }: ActivityEntry): number | null =>
  (readings.unloadedUpToLbs as number | undefined) ?? null;

const withFix = (trailer: TrailerRecord, fix: FixMemory | undefined): TrailerRecord => ({
  ...trailer,
  lat: fix?.believed?.lat ?? null,
  lng: fix?.believed?.lng ?? null,
  positionReportedAt: fix?.believed?.at ?? null,
  doubtedLat: fix?.doubted?.lat ?? null,
  doubtedLng: fix?.doubted?.lng ?? null,
  doubtedAt: fix?.doubted?.at ?? null,
});
