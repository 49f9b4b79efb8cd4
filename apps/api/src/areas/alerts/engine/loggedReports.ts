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
import { placesFrom } from './placesFrom';

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

interface Span {
  readonly after: Date;
  /** @default all there are */
  readonly before?: Date | undefined;
  readonly now: Date;
  readonly timesLife: number;
  readonly fix: FixMemory | undefined;
}

/** The reports of a trailer in the log, in order, with the positions that were compared. */
export async function loggedReports(
  { activityLog, geofences }: Pick<Repositories, 'activityLog' | 'geofences'>,
  trailer: TrailerRecord,
  { after, before, now, timesLife, fix }: Span,
) {
  const span = { from: new Date(after.getTime() + 1), before: before ?? new Date(now.getTime() + DAY_MS) };
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
