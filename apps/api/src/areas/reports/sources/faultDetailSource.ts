import { absCodeMeaning, faultLevel, faultStatusOf } from '@gladhand/domain/readings';
import type { ReportRow } from '@gladhand/domain/reports';
import type { FaultRecord } from '../../../repositories/faults';
import { instantOf } from './readingTexts';
import type { ReportQuestion, ReportSource } from './reportSource';
import { type ReportTrailer, trailerPages } from './reportTrailers';
import { sensorData } from './sensorData';
import { faultPages } from './trailerFaults';

/** Trailers whose faults are read together; the rows of a trailer stay together. */
const TRAILERS = 200;

/** ABS Fault Detail: every fault that was active in the days of the report. */
export const faultDetailSource: ReportSource = async function* (question, repositories) {
  for await (const trailers of trailerPages(question, repositories, TRAILERS)) {
    const byTrailer = new Map<string, FaultRecord[]>();
    for await (const page of faultPages(question, trailers, repositories)) {
      for (const fault of page) byTrailer.set(fault.trailerId, [...(byTrailer.get(fault.trailerId) ?? []), fault]);
    }
    yield trailers.flatMap((trailer) =>
      (byTrailer.get(trailer.trailerId) ?? []).map((fault) => rowOf(trailer, fault, question)),
    );
  }
};

function rowOf(trailer: ReportTrailer, fault: FaultRecord, { period, content }: ReportQuestion): ReportRow {
  const { faultStart, faultEnd, spn, fmi, maxMph, bestAvailableTotalMileage } = fault;
  const { description, suspectComponent, cause, repairInformation, blinkCode } = absCodeMeaning({ spn, fmi });
  return {
    vin: trailer.vin,
    values: {
      ...{ unitId: trailer.unitId, vin: trailer.vin, status: faultStatusOf(faultEnd) },
      faultDescription: fault.description ?? description,
      ...{ faultStart: faultStart.getTime(), faultEnd: instantOf(faultEnd) },
      ...{ suspectComponent, cause, repairInformation, blinkCode, maxMph, mileage: bestAvailableTotalMileage },
      duration: Math.max(0, (faultEnd ?? period.to).getTime() - faultStart.getTime()),
      faultLevel: faultLevel(fault.faultTypeId).label,
      spnFmi: spn === null ? null : `${spn}/${fmi ?? '?'}`,
      ...(content.includeSensorData && sensorData(trailer, period.to)),
    },
  };
}
