import {
  type BatteryHealth,
  countsForHealth,
  type HealthVerdict,
  type LightFault,
  type SeverityLevel,
  type TireInflationStatus,
  trailerHealthOf,
} from '@gladhand/domain/readings';
import type { TrailerRecord } from '../database/trailerColumns';

/** Health of a trailer according to its newest readings; outdated ones are ignored. */
export function healthOf(trailer: TrailerRecord, now: Date): HealthVerdict {
  const ifFresh = <Word extends string>(word: string | null, reportedAt: Date | null) =>
    countsForHealth(reportedAt, now) ? (word as Word | null) : null;
  return trailerHealthOf({
    abs: ifFresh<SeverityLevel>(trailer.absFaultSeverityLevel, trailer.absReportedAt),
    tireInflation: ifFresh<TireInflationStatus>(trailer.tireInflationStatus, trailer.tireInflationReportedAt),
    lights: ifFresh<LightFault>(trailer.lightFault, trailer.lightsReportedAt),
    trailerBattery: ifFresh<BatteryHealth>(trailer.trailerBatteryStatus, trailer.trailerBatteryReportedAt),
    wheelEnd: ifFresh<SeverityLevel>(trailer.wheelEndSeverityLevel, trailer.wheelEndReportedAt),
    tireTemperature: ifFresh<SeverityLevel>(trailer.tireTemperatureSeverityLevel, trailer.tireTemperatureReportedAt),
  });
}
