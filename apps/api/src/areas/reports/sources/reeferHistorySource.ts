import { DAY_MS } from '@gladhand/domain/readings';
import { reeferMode } from '@gladhand/domain/reefers';
import type { ReportRow } from '@gladhand/domain/reports';
import type { ReportSource } from './reportSource';
import { type ReportTrailer, trailerPages } from './reportTrailers';

/** What a unit reported. Values are optional. */
interface ReeferReading {
  readonly mode?: string;
  readonly ambientF?: number;
  readonly zones?: readonly { setPointF?: number; returnAirF?: number; dischargeAirF?: number }[];
  readonly alarms?: readonly { code: number }[];
}

/** Reefer Temperature History: every report of the units in the days of the report, by trailer and time. */
export const reeferHistorySource: ReportSource = async function* (question, repositories) {
  const { period } = question;
  for await (const trailers of trailerPages(question, repositories)) {
    for (const trailer of trailers) {
      if (!trailer.reeferReportedAt || trailer.reeferReportedAt < period.from) continue;
      // A day of reports at most, so that no statement reads more than a page.
      for (let from = period.from; from < period.to; from = new Date(from.getTime() + DAY_MS)) {
        const to = new Date(Math.min(period.to.getTime(), from.getTime() + DAY_MS));
        const reports = await repositories.activityLog.readingBetween(trailer, 'reefer', { from, to });
        yield reports.flatMap(({ recorded, reading }) => rowsOf(trailer, recorded, reading as ReeferReading));
      }
    }
  }
};

function rowsOf(
  trailer: ReportTrailer,
  recorded: Date,
  { mode, ambientF, zones = [], alarms }: ReeferReading,
): ReportRow[] {
  const values = {
    ...{ unitId: trailer.unitId, vin: trailer.vin, recorded: recorded.getTime(), ambient: ambientF ?? null },
    mode: mode === undefined ? null : reeferMode(mode).label,
    alarms: alarms && (alarms.map(({ code }) => code).join(', ') || 'None'),
  };
  return zones.map(({ setPointF, returnAirF, dischargeAirF }, index) => ({
    vin: trailer.vin,
    values: {
      ...{ ...values, zone: index + 1, setPoint: setPointF ?? null },
      ...{ returnAir: returnAirF ?? null, dischargeAir: dischargeAirF ?? null },
    },
  }));
}
