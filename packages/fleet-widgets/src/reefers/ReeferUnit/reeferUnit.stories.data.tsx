import type { ReeferCommandRecord, ReeferCommands, ReeferTemperatures, ReeferUnit } from '@gladhand/domain/reefers';
import { aReeferUnit } from '@gladhand/domain/testing';
import { STORY_NOW, type StoryServer } from '#storybook/storyServer';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** An instant some minutes before the clock of the stories. */
export const ago = (minutes: number) => new Date(STORY_NOW.getTime() - minutes * MINUTE_MS).toISOString();

/** A running unit at its set point. Pass the differences. */
export const runningUnit = (says: Partial<ReeferUnit> = {}): ReeferUnit =>
  aReeferUnit(
    {
      reportedAt: ago(4),
      power: 'on',
      mode: 'continuous',
      defrosting: false,
      fuelPercent: 38,
      ambientF: 45.3,
      humidityPercent: 71,
      interiorF: [34.9, 35.2, null, 34.1],
      zones: [{ setPointF: 34, returnAirF: 34.6, dischargeAirF: 31.2 }],
      engineHours: 8_412,
      electricalHours: 120,
      totalHours: 8_600,
      batteryVoltage: 13.6,
      alarms: [],
      ...says,
    },
    STORY_NOW,
  );

/** A day of a unit: at its set point, silent for three hours, defrosting, and too warm in the end. */
export const HISTORY: ReeferTemperatures = {
  from: ago(DAY_MINUTES),
  to: STORY_NOW.toISOString(),
  moments: Array.from({ length: DAY_MINUTES / 10 }, (_, index) => {
    const minutes = DAY_MINUTES - 10 * index;
    const wave = Math.sin(index / 3);
    const lost = Math.max(0, 240 - minutes) / 10;
    const defrosting = minutes <= 500 && minutes > 460;
    return {
      recorded: ago(minutes),
      power: 'on',
      defrosting,
      ambientF: 48 + 10 * Math.sin(index / 40),
      zones: [
        {
          setPointF: 34,
          returnAirF: 34.5 + wave + lost,
          dischargeAirF: defrosting ? 58 : 31 + 1.4 * wave + lost,
        },
      ],
    };
  }).filter(({ recorded }) => recorded < ago(900) || recorded > ago(720)),
};

/** A command of a unit. Pass the differences. */
export const aCommand = (says: Partial<ReeferCommandRecord> & { id: string }): ReeferCommandRecord => ({
  vin: '1UYVS2530LG704218',
  kind: 'continuousMode',
  zone: null,
  setPointC: null,
  status: 'success',
  message: null,
  created: ago(60),
  commandCompleted: ago(59),
  sentBy: 'dana.morales@cedarridge.example',
  ...says,
});

/** Commands of a unit, for a caller who can send more. */
export const commandsOf = (commands: ReeferCommandRecord[], says: Partial<ReeferCommands> = {}): ReeferCommands => ({
  asOf: STORY_NOW.toISOString(),
  mayCommand: true,
  lastCommandSummary: null,
  commands,
  ...says,
});

/** The first unit of the server that runs and reported recently. */
export function liveUnit({ fleet }: StoryServer) {
  const index = fleet.statuses.findIndex(
    ({ tkUnitOnOrOff, reeferReportedAt }) =>
      tkUnitOnOrOff === 'on' && reeferReportedAt && STORY_NOW.getTime() - reeferReportedAt.getTime() < 20 * MINUTE_MS,
  );
  const trailer = fleet.trailers[index];
  const status = fleet.statuses[index];
  if (!trailer || !status) throw new Error('The server of the stories has no such unit.');
  return { trailer, status };
}

/** The unit executes its command and reports that through ingest. */
export async function unitObeys(server: StoryServer, serialNumber: string, applied = true): Promise<void> {
  const commands = (await server.waitingCommands()).filter((command) => command.serialNumber === serialNumber);
  await server.report([
    {
      reportId: `story-${commands.map(({ id }) => id).join()}`.slice(0, 60),
      serialNumber,
      recordedAt: STORY_NOW.toISOString(),
      readings: {
        reefer: {
          power: applied ? 'off' : 'on',
          zones: [{ setPointF: 34, returnAirF: 35 }],
          answers: commands.map(({ id }) =>
            applied ? { id, applied } : { id, applied, reason: 'Unit battery too low to start the engine: 10.9 V.' },
          ),
        },
      },
    },
  ]);
}
