import { detentionOf, dwellOf, freeMinutesOf } from '@gladhand/domain/geofences';
import { loadStatus } from '@gladhand/domain/readings';
import type { ReportRow } from '@gladhand/domain/reports';
import { type VisitOfReport, visitPages } from './geofenceVisits';
import type { ReportQuestion, ReportSource } from './reportSource';
import { sensorData } from './sensorData';
import { betweenOf, enteredOf } from './visitValues';

const MINUTE_MS = 60_000;

/** Dwell: how long trailers stayed in geofences, of all visits that overlap the days of the report. */
export const dwellSource: ReportSource = async function* (question, repositories) {
  for await (const page of visitPages(question, 'period', repositories)) yield page.map((one) => rowOf(one, question));
};

function rowOf({ visit, trailer }: VisitOfReport, { period: { to: now }, content }: ReportQuestion): ReportRow {
  const freeMinutes = freeMinutesOf(visit);
  const dwell = dwellOf(visit, now);
  const detention = detentionOf(dwell, freeMinutes);
  const loadText = (status: string | null) => status && loadStatus(status).label;
  return {
    vin: trailer.vin,
    geofenceId: visit.geofenceId,
    values: {
      ...{ geofence: visit.geofenceName, unitId: trailer.unitId, vin: trailer.vin },
      entered: enteredOf(visit),
      left: betweenOf(visit.left),
      dwell: [dwell.atLeastMs, dwell.atMostMs],
      freeTime: freeMinutes * MINUTE_MS,
      detentionAtLeast: detention.atLeastMs,
      detentionAtMost: detention.atMostMs,
      loadAtEntry: loadText(visit.loadAtEntry),
      loadAtExit: loadText(visit.loadAtExit),
      ...(content.includeSensorData && sensorData(trailer, now)),
    },
  };
}
