import { dwellOf } from '@gladhand/domain/geofences';
import { doorStatus, loadStatus, tetherStatus } from '@gladhand/domain/readings';
import type { ReportRow } from '@gladhand/domain/reports';
import { type VisitOfReport, visitPages } from './geofenceVisits';
import { ageGroupOf, instantOf, readingOf, readingText } from './readingTexts';
import type { ReportQuestion, ReportSource } from './reportSource';
import { sensorData } from './sensorData';
import { enteredOf } from './visitValues';

/** Yard: which trailers are in a geofence. */
export const yardSource: ReportSource = async function* (question, repositories) {
  for await (const page of visitPages(question, 'open', repositories)) yield page.map((one) => rowOf(one, question));
};

function rowOf({ visit, trailer }: VisitOfReport, { period: { to: now }, content }: ReportQuestion): ReportRow {
  const { tetheredStatus, tetherReportedAt, doorReportedAt, lastReport } = trailer;
  const load = readingOf(trailer, 'load', trailer.loadStatus, trailer.loadReportedAt, now);
  const tether = readingOf(trailer, 'tether', tetheredStatus, tetherReportedAt, now);
  const door = readingOf(trailer, 'door', trailer.doorStatus, doorReportedAt, now);
  return {
    vin: trailer.vin,
    geofenceId: visit.geofenceId,
    values: {
      ...{ geofence: visit.geofenceName, unitId: trailer.unitId, vin: trailer.vin, assetType: trailer.vehicleType },
      entered: enteredOf(visit),
      timeInside: dwellOf({ entered: visit.entered, left: null }, now).atLeastMs,
      tether: readingText(tether, (status) => tetherStatus(status).label),
      load: readingText(load, (status) => loadStatus(status).label),
      door: readingText(door, (status) => doorStatus(status).label),
      reportedWithin: ageGroupOf(lastReport, now),
      lastReport: instantOf(lastReport),
      ...{ address: trailer.address, lat: trailer.lat, lng: trailer.lng },
      ...(content.includeSensorData && sensorData(trailer, now)),
    },
  };
}
