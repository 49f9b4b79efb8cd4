import { isReadingInstalled } from '@gladhand/domain/readings';
import { reeferMode, reeferPower } from '@gladhand/domain/reefers';
import type { ReportRow } from '@gladhand/domain/reports';
import { ageGroupOf, instantOf, readingOf, readingText } from './readingTexts';
import type { ReportSource } from './reportSource';
import { type ReportTrailer, trailerPages } from './reportTrailers';
import { sensorData } from './sensorData';

/** Thermo King: the state of every reefer unit. */
export const thermoKingSource: ReportSource = async function* (question, repositories) {
  const { period, content } = question;
  for await (const trailers of trailerPages(question, repositories)) {
    yield trailers
      .filter((trailer) => isReadingInstalled('reefer', trailer))
      .map((trailer) => {
        const { vin, values } = rowOf(trailer, period.to);
        return { vin, values: { ...values, ...(content.includeSensorData && sensorData(trailer, period.to)) } };
      });
  }
};

function rowOf(trailer: ReportTrailer, now: Date): ReportRow {
  const at = trailer.reeferReportedAt;
  const power = readingOf(trailer, 'reefer', trailer.tkUnitOnOrOff, at, now);
  const mode = readingOf(trailer, 'reefer', trailer.tkOperatingMode, at, now);
  const active = trailer.tkAlarms?.filter(({ cleared }) => cleared === null);
  return {
    vin: trailer.vin,
    values: {
      ...{ unitId: trailer.unitId, vin: trailer.vin, fuel: trailer.tkFuelLevel, ambient: trailer.tkAmbientF },
      power: readingText(power, (id) => reeferPower(id).label),
      mode: readingText(mode, (id) => reeferMode(id).label),
      ...{ setPoint1: trailer.tkSetPoint1F, setPoint2: trailer.tkSetPoint2F, setPoint3: trailer.tkSetPoint3F },
      ...{ returnAir1: trailer.tkReturnAir1F, returnAir2: trailer.tkReturnAir2F, returnAir3: trailer.tkReturnAir3F },
      ...{ dischargeAir1: trailer.tkDischargeAir1F, dischargeAir2: trailer.tkDischargeAir2F },
      dischargeAir3: trailer.tkDischargeAir3F,
      engineHours: trailer.tkEngineHours,
      alarms: active ? active.map(({ text }) => text).join(', ') || 'None' : null,
      reportedWithin: ageGroupOf(at, now),
      lastReport: instantOf(at),
    },
  };
}
