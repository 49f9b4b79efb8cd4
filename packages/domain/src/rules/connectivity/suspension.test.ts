import { expect, test } from 'vitest';
import { SensorType } from '../../vocabulary/sensorIds';
import { type SensorTimes, silenceSince, silentFrom, silentSensors } from '../maintenance/silentSensors';
import { followSimStatus, trailerSimStatus } from '../sims/simStatusEvents';
import { trackedSeverity } from '../tracking/trailerPosition';
import { connectivityOf, DAY_MS, isSilencedBySim } from './connectivity';

/** A status that the provider reported: when it began, and when its event arrived; in days. */
type SimEvent = readonly [state: 'active' | 'suspended' | 'deactivated', since: number, arrived: number];
/** What is shown on a day: connectivity, severity, and whether the silence of the trailer and of its ABS is an issue. */
type DayFacts = readonly [day: number, connectivity: string, severity: string, silent: string];

interface Story {
  readonly events: readonly SimEvent[];
  /** Days of reports, which all have a reading of the ABS unless it is in `withoutAbs`. */
  readonly reports: readonly number[];
  readonly withoutAbs?: readonly number[];
  readonly shown: readonly DayFacts[];
}

const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
const NEVER: SensorTimes = {
  ...{ tether: null, abs: null, tireInflation: null, lights: null },
  ...{ trailerBattery: null, deviceBattery: null, wheelEnd: null, tireTemperature: null },
};

/** The trailer as it is known on a day. */
function knownOn(day: number, { events, reports, withoutAbs = [] }: Story) {
  const arrived = events.filter(([, , arrival]) => arrival <= day).sort((a, b) => a[2] - b[2]);
  const sim = arrived.reduce(
    (known, [state, since]) => followSimStatus(known, { state, occurredAt: at(since), sequence: null }).sim,
    { state: 'active' as SimEvent[0] | 'ready', since: at(-100), sequence: at(-100).getTime() },
  );
  const lastOf = (days: readonly number[]) => Math.max(...days.filter((one) => one <= day));
  const newestReport = at(lastOf(reports));
  const abs = at(lastOf(reports.filter((one) => !withoutAbs.includes(one)))).getTime();
  return {
    trailer: { simStatus: trailerSimStatus(sim.state), simStatusChangeDate: sim.since, tetheredStatus: 'tethered' },
    newestReport,
    abs,
  };
}

function shownOn(day: number, story: Story): DayFacts {
  const { trailer, newestReport, abs } = knownOn(day, story);
  const now = at(day);
  const position = { ...trailer, lastReport: newestReport.getTime(), trailerHealthStatus: 'CRITICAL' };
  const since = silenceSince(trailer, newestReport.getTime(), now.getTime());
  const isSilent = !isSilencedBySim(trailer.simStatus) && silentFrom(new Date(since)) <= now.getTime();
  const sensors = silentSensors(
    { ...trailer, installedSensorTypeIds: [SensorType.AbsFault] },
    { ...NEVER, abs },
    now.getTime(),
  );
  const isAbsSilent = story.reports.includes(day) && sensors.length > 0;
  return [
    day,
    connectivityOf({ ...trailer, newestReport }, now),
    trackedSeverity(position, now),
    [isSilent && 'trailer', isAbsSilent && 'abs'].filter(Boolean).join(' ') || '-',
  ];
}

test.each<[string, Story]>([
  [
    'that is active and silent is stale after 10 days',
    {
      ...{ events: [], reports: [0] },
      shown: [
        [0, 'GOOD', 'critical', '-'],
        [3, 'CAUTION', 'critical', '-'],
        [10, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    'that is suspended is not stale, however long it is silent',
    {
      ...{ events: [['suspended', 1, 1]], reports: [0] },
      shown: [
        [1, 'SUSPENDED', 'unknown', '-'],
        [10, 'SUSPENDED', 'unknown', '-'],
        [400, 'SUSPENDED', 'unknown', '-'],
      ],
    },
  ],
  [
    'that is active again has 10 days for its first report',
    {
      events: [
        ['suspended', 1, 1],
        ['active', 40, 40],
      ],
      reports: [0],
      shown: [
        [40, 'NA', 'unknown', '-'],
        [49.9, 'NA', 'unknown', '-'],
        [50, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    'that is active again and reports is judged by its reports',
    {
      events: [
        ['suspended', 1, 1],
        ['active', 40, 40],
      ],
      reports: [0, 41],
      shown: [
        [41, 'GOOD', 'critical', '-'],
        [44, 'CAUTION', 'critical', '-'],
        [51, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    'that was suspended for a day only is judged by the age of its report',
    {
      events: [
        ['suspended', 1, 1],
        ['active', 2, 2],
      ],
      reports: [0],
      shown: [
        [2, 'GOOD', 'critical', '-'],
        [5, 'CAUTION', 'critical', '-'],
        [10, 'NA', 'unknown', '-'],
        [12, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    'that is suspended while its silence is an issue has none anymore, and counts again from the activation',
    {
      events: [
        ['suspended', 15, 15],
        ['active', 20, 20],
      ],
      reports: [0],
      shown: [
        [14, 'CRITICAL', 'unknown', 'trailer'],
        [15, 'SUSPENDED', 'unknown', '-'],
        [20, 'NA', 'unknown', '-'],
        [30, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    'with reports after its suspension, because the provider was late, stays suspended',
    {
      ...{ events: [['suspended', 1, 3]], reports: [0, 1, 2, 3] },
      shown: [
        [2, 'GOOD', 'critical', '-'],
        [3, 'SUSPENDED', 'unknown', '-'],
        [30, 'SUSPENDED', 'unknown', '-'],
      ],
    },
  ],
  [
    'with reports after its suspension has a silent sensor 10 days after it, not before',
    {
      ...{ events: [['suspended', 5, 5]], reports: [-3, 6, 9, 14, 15], withoutAbs: [6, 9, 14, 15] },
      shown: [
        [9, 'SUSPENDED', 'unknown', '-'],
        [14, 'SUSPENDED', 'unknown', '-'],
        [15, 'SUSPENDED', 'unknown', 'abs'],
      ],
    },
  ],
  [
    'whose activation arrived late counts from when it was active',
    {
      events: [
        ['suspended', 1, 1],
        ['active', 10, 25],
      ],
      reports: [0],
      shown: [
        [24, 'SUSPENDED', 'unknown', '-'],
        [25, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    // Its activation had only confirmed that it was active.
    'whose suspension arrived after its activation counts as never suspended',
    {
      events: [
        ['active', 20, 20],
        ['suspended', 1, 22],
      ],
      reports: [0],
      shown: [
        [21, 'CRITICAL', 'unknown', 'trailer'],
        [22, 'CRITICAL', 'unknown', 'trailer'],
      ],
    },
  ],
  [
    'that is deactivated has no issue because of its silence',
    {
      ...{ events: [['deactivated', 1, 1]], reports: [0] },
      shown: [[30, 'CRITICAL', 'unknown', '-']],
    },
  ],
])('a trailer %s', (_, story) => {
  expect(story.shown.map(([day]) => shownOn(day, story))).toEqual(story.shown);
});
