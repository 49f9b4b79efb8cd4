import { type AlertCondition, type AlertReport, episodesOf } from '@gladhand/domain/alerts';
import { createRandom } from '@gladhand/domain/fleet';
import { SensorType } from '@gladhand/domain/trailers';
import type { Repositories } from '../../repositories/port';
import { NO_TRAILERS } from '../../repositories/scope';
import { createTestDataset, testId } from '../../testing/testDataset';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TRAILERS = 12;
const REPORTS = 10;

/** The recipients of the rules, without accounts. */
export const RECIPIENTS = Array.from({ length: 6 }, (_, index) => `shop-${index}@killed.example`);

const fresh = createTestDataset();
const devices = fresh.trailers
  .filter(({ customerId }) => customerId === 1)
  .slice(0, TRAILERS)
  .map((trailer, at) => ({
    ...trailer,
    ...{ serialNumber: `D-${at}`, lastReport: null, lat: null, lng: null },
    installedSensorTypeIds: [SensorType.Door, SensorType.ReeferUnit],
  }));
export const KILLED_DATASET = { ...fresh, trailers: devices, groupTrailers: [] };

const CONDITIONS: readonly AlertCondition[] = [
  { kind: 'doorFor', status: 'open', durationMs: 20 * MINUTE_MS },
  { kind: 'doorChange', to: 'any' },
  { kind: 'fuelBelow', percent: 25 },
];

/** From when the rules count, a while before the first report. */
export const validFrom = (now: Date): Date => new Date(now.getTime() - 7 * HOUR_MS);

export async function addRules({ alertRules }: Repositories, now: Date): Promise<void> {
  for (const [place, condition] of CONDITIONS.entries()) {
    await alertRules.add({
      ...{ customerId: 1, ruleId: testId(8, place), name: `Rule ${place}`, severity: 'caution', condition, place },
      ...{ allVehicles: true, trailerIds: [], groupIds: [], ownerId: testId(3, 2), version: 1 },
      ...{ notifyOwner: false, notifyAllUsers: false, notifyEmails: RECIPIENTS, includeSensorData: false },
      ...{ rateLimitMs: 0, windows: null, escalation: [], notifyPresent: false },
      ...{ disabledAt: null, failedAt: null, failure: null },
      ...{ validFrom: validFrom(now), createdAt: now, updatedAt: now },
    });
  }
}

/** Reports of all trailers within the last six hours, in the order of their times. */
export function makeReports(seed: number, now: Date) {
  const random = createRandom(seed);
  return devices
    .flatMap(({ serialNumber, vin }) => {
      let at = now.getTime() - 6 * HOUR_MS;
      return Array.from({ length: REPORTS }, (_, index) => {
        at += random.pick([2, 5, 15, 30]) * MINUTE_MS;
        return {
          vin,
          sent: {
            ...{ reportId: `r-${index}`, serialNumber },
            recordedAt: new Date(at).toISOString(),
            readings: {
              door: random.pick(['open', 'closed'] as const),
              reefer: { power: 'on' as const, fuelPercent: random.pick([10, 24, 28, 60]) },
            },
          },
        };
      });
    })
    .sort((a, b) => (a.sent.recordedAt < b.sent.recordedAt ? -1 : 1));
}

/** The episodes as a pure function of the reports, in words. */
export function pureEpisodes(reports: ReturnType<typeof makeReports>, now: Date): string[] {
  const words = devices.flatMap(({ vin }) => {
    const own: AlertReport[] = reports
      .filter((report) => report.vin === vin)
      .map(({ sent }) => ({ at: new Date(sent.recordedAt), readings: sent.readings, geofences: [] }));
    return CONDITIONS.flatMap((condition, place) =>
      episodesOf(condition, own, now, validFrom(now)).map(({ since, until }) =>
        wordsOf(`Rule ${place}`, vin, since, until),
      ),
    );
  });
  return words.sort();
}

/** The stored episodes that were not withdrawn, in words. */
export async function storedEpisodes({ alertEpisodes }: Repositories, now: Date): Promise<string[]> {
  const scope = { ...NO_TRAILERS, all: true };
  const { episodes } = await alertEpisodes.search({ customerId: 1, scope, now, limit: 10_000, offset: 0 });
  return episodes
    .filter(({ withdrawnAt }) => !withdrawnAt)
    .map(({ ruleName, vin, since, endedAt }) => wordsOf(ruleName, vin, since, endedAt))
    .sort();
}

const wordsOf = (rule: string, vin: string | null, since: Date, until: Date | null | undefined) =>
  `${rule} ${vin} ${since.toISOString()} ${until?.toISOString() ?? 'open'}`;
