import {
  type BatteryHealth,
  countsForHealth,
  type HealthVerdict,
  type LightFault,
  type SeverityLevel,
  type TireInflationStatus,
  trailerHealthOf,
} from '@gladhand/domain';
import type { TrailerRecord } from '../repositories/trailerColumns';

/** Health of a trailer by its newest readings; those that are too old to say anything are left out. */
export function healthOf(trailer: TrailerRecord, now: Date): HealthVerdict {
  const heard = <Word extends string>(word: string | null, reportedAt: Date | null) =>
    countsForHealth(reportedAt, now) ? (word as Word | null) : null;
  return trailerHealthOf({
    abs: heard<SeverityLevel>(trailer.absFaultSeverityLevel, trailer.absReportedAt),
    tireInflation: heard<TireInflationStatus>(trailer.tireInflationStatus, trailer.tireInflationReportedAt),
    lights: heard<LightFault>(trailer.lightFault, trailer.lightsReportedAt),
    trailerBattery: heard<BatteryHealth>(trailer.trailerBatteryStatus, trailer.trailerBatteryReportedAt),
    wheelEnd: heard<SeverityLevel>(trailer.wheelEndSeverityLevel, trailer.wheelEndReportedAt),
    tireTemperature: heard<SeverityLevel>(trailer.tireTemperatureSeverityLevel, trailer.tireTemperatureReportedAt),
  });
}
