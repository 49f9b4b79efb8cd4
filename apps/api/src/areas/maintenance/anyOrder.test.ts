import { SensorType } from '@gladhand/domain/trailers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { takeReports } from '../../composition/takeReports';
import { NO_TRAILERS } from '../../repositories/scope';
import { createTestDataset, TEST_NOW } from '../../testing/testDataset';
import { findSilent } from './silenceJob';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const fresh = createTestDataset();
const trailer = fresh.trailers.find(({ customerId }) => customerId === 1);
if (!trailer) throw new Error('no trailer');
const device = {
  ...trailer,
  ...{ serialNumber: 'D-1', lastReport: null, installationDate: TEST_NOW, absOdometer: null, gpsOdometer: null },
  installedSensorTypeIds: [SensorType.AbsFault, SensorType.TrailerBattery, SensorType.TireInflation],
};
const dataset = { ...fresh, trailers: [device] };

const story = fc.array(
  fc.record({
    hours: fc.constantFrom(1, 5, 20, 30, 80, 230, 260),
    lampMs: fc.constantFrom(0, 0, HOUR_MS, 3 * HOUR_MS, undefined),
    volts: fc.constantFrom(13, 13, 12, 11, undefined),
    unplugged: fc.constantFrom(false, false, true, undefined),
    miles: fc.integer({ min: 0, max: 500 }),
  }),
  { minLength: 2, maxLength: 12 },
);

type Step = typeof story extends fc.Arbitrary<(infer Item)[]> ? Item : never;

interface Batch {
  readonly reports: readonly object[];
  readonly now: Date;
}

/** The issues of the trailer with their telemetry history, without ids. */
async function issuesAfter(batches: readonly Batch[], end: Date, isSwept = false) {
  const repositories = createMemoryRepositories(dataset);
  for (const { reports, now } of batches) {
    if (isSwept) await repositories.transaction((within) => findSilent(within, now));
    await takeReports(repositories, { customerId: 1 }, reports, now);
  }
  const scope = { ...NO_TRAILERS, all: true };
  const found = await repositories.maintenance.openedAfter({ customerId: 1, trailerId: device.trailerId }, new Date(0));
  const all = await Promise.all(
    found.map(async ({ issueId }) => {
      const issue = await repositories.maintenance.byId(issueId, scope, end);
      const events = await repositories.maintenance.events(1, issueId);
      const { kind, openedAt, round, roundAt, state, worst, occurrences, goodSince, closedAt, evidence } = issue ?? {};
      return {
        ...{ kind, openedAt, round, roundAt, state, worst, occurrences, goodSince, closedAt, evidence },
        ...{ absMiles: issue?.absMiles },
        events: events.map((event) => [event.kind, event.at, event.state, event.evidence]).sort(),
      };
    }),
  );
  return all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function reportsOf(steps: readonly Step[]) {
  let hours = 0;
  let absOdometerMiles = 1_000;
  return steps.map(({ lampMs, volts, unplugged, miles, ...step }, at) => {
    hours += step.hours;
    absOdometerMiles += miles;
    const readings = {
      absOdometerMiles,
      abs: lampMs === undefined ? undefined : { active: lampMs > 0, amberLampMs: lampMs },
      trailerBatteryVolts: volts,
      tireInflation: unplugged === undefined ? undefined : { demandMs: 0, unplugged },
    };
    return {
      reportId: `r-${at}`,
      serialNumber: 'D-1',
      recordedAt: new Date(TEST_NOW.getTime() + hours * HOUR_MS).toISOString(),
      readings: JSON.parse(JSON.stringify(readings)),
    };
  });
}

const step = { lampMs: undefined, volts: 13, unplugged: undefined, miles: 0 } as const;
/** A late report is the first to show that a sensor has been silent for more than 10 days. */
const LONG_SILENT_SENSOR: [Step[], fc.Stream<number>, number] = [
  [
    { ...step, hours: 1, unplugged: false },
    { ...step, hours: 230 },
    { ...step, hours: 20 },
    { ...step, hours: 5 },
    { ...step, hours: 30 },
  ],
  fc.stream([0, 0, 331, 117, 5].values()),
  1,
];

it('gives the same issues for any order and any batches of reports that are up to 14 days late', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.infiniteStream(fc.nat(14 * 24)), fc.nat(3), async (steps, chance, gather) => {
      const reports = reportsOf(steps);
      const arriving = reports
        .map((report) => ({
          report,
          at: Date.parse(report.recordedAt) + Number(chance.next().value) * HOUR_MS * (gather === 0 ? 0 : 1),
        }))
        .sort((a, b) => a.at - b.at);
      const batches = arriving.map(({ report, at }) => ({ reports: [report], now: new Date(at) }));
      const end = new Date(TEST_NOW.getTime() + 400 * DAY_MS);
      const sorted = reports.map((report) => ({ reports: [report], now: new Date(report.recordedAt) }));
      expect(await issuesAfter(batches, end)).toEqual(await issuesAfter(sorted, end));
    }),
    { numRuns: 300, examples: [LONG_SILENT_SENSOR] },
  );
});

it('gives the same issues whether silence is noticed while it lasts or by the next report', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const batches = reportsOf(steps).map((report) => ({ reports: [report], now: new Date(report.recordedAt) }));
      const end = new Date(TEST_NOW.getTime() + 400 * DAY_MS);
      expect(await issuesAfter(batches, end, true)).toEqual(await issuesAfter(batches, end));
    }),
    { numRuns: 100 },
  );
});
