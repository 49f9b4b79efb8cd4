import { fahrenheit } from '@gladhand/domain/formats';
import { lightFaultWord, severityLevel, tireInflationStatus } from '@gladhand/domain/readings';
import type { ReportRow } from '@gladhand/domain/reports';
import { instantOf, readingOf, readingText } from './readingTexts';
import type { ReportTrailer } from './reportTrailers';

type Values = ReportRow['values'];

/** The latest readings of a trailer, each with when it was reported. */
export function sensorData(trailer: ReportTrailer, now: Date): Values {
  const text = <Value>(
    id: Parameters<typeof readingOf>[1],
    value: Value | null,
    at: Date | null,
    show: (value: Value) => string,
  ) => readingText(readingOf(trailer, id, value, at, now), show);
  return {
    absStatus: text('abs', trailer.absFaultSeverityLevel, trailer.absReportedAt, (level) => severityLevel(level).label),
    absReported: instantOf(trailer.absReportedAt),
    tireInflation: text(
      'tireInflation',
      trailer.tireInflationStatus,
      trailer.tireInflationReportedAt,
      (status) => tireInflationStatus(status).label,
    ),
    tireInflationReported: instantOf(trailer.tireInflationReportedAt),
    lights: text('lights', trailer.lightFault, trailer.lightsReportedAt, (fault) => lightFaultWord(fault).label),
    lightsReported: instantOf(trailer.lightsReportedAt),
    trailerBattery: trailer.trailerBatteryVoltage,
    trailerBatteryReported: instantOf(trailer.trailerBatteryReportedAt),
    deviceBattery: trailer.deviceBatteryVoltage,
    deviceBatteryReported: instantOf(trailer.deviceBatteryReportedAt),
    wheelEnd: text('wheelEnd', trailer.wheelEndMaxC, trailer.wheelEndReportedAt, temperature),
    wheelEndReported: instantOf(trailer.wheelEndReportedAt),
    tireTemperature: text(
      'tireTemperature',
      trailer.tireTemperatureMaxC,
      trailer.tireTemperatureReportedAt,
      temperature,
    ),
    tireTemperatureReported: instantOf(trailer.tireTemperatureReportedAt),
  };
}

const temperature = (celsius: number) => `${Math.round(fahrenheit(celsius))} °F`;
