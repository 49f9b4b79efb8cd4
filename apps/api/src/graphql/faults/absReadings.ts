import { type AbsReading, thinAbsReadings } from '@gladhand/domain/maintenance';
import { badInput } from '../../http/apiError';
import type { ActivityEntry } from '../../repositories/ingest';
import type { QueryResolvers } from '../generated/resolvers';
import { accessibleTrailer } from '../trailer/accessibleTrailer';

const READINGS = ['abs', 'position', 'trailerBatteryVolts'];
/** The newest reports that are read: five weeks of a report every five minutes. */
const MAX_REPORTS = 10_000;

export const absReadingQueries: Pick<QueryResolvers, 'absReadings'> = {
  async absReadings(_, { vin, from, to }, context) {
    await context.access.authorize('absReadings');
    const span = { from: new Date(from), before: new Date(to) };
    if (span.from >= span.before) throw badInput('from must be before to.');
    const key = await accessibleTrailer(vin, context);
    const entries = await context.repositories.activityLog.within(key, span, MAX_REPORTS, READINGS);
    const readings = thinAbsReadings(entries.map(toReading));
    return {
      isCut: entries.length === MAX_REPORTS,
      atMs: readings.map(({ atMs }) => atMs),
      speedMph: readings.map(({ speedMph }) => speedMph),
      batteryVolts: readings.map(({ batteryVolts }) => batteryVolts),
      isLampOn: readings.map(({ isLampOn }) => isLampOn),
    };
  },
};

function toReading({ recorded, readings }: ActivityEntry): AbsReading {
  const { abs, position, trailerBatteryVolts } = readings as {
    abs?: { amberLampMs?: number };
    position?: { speedMph?: number };
    trailerBatteryVolts?: number;
  };
  return {
    atMs: recorded.getTime(),
    speedMph: position?.speedMph ?? null,
    batteryVolts: trailerBatteryVolts ?? null,
    isLampOn: abs?.amberLampMs === undefined ? null : abs.amberLampMs > 0,
  };
}
