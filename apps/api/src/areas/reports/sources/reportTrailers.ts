import { REPORT_POLICY } from '@gladhand/domain/reports';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { Repositories } from '../../../repositories/port';
import type { ReportQuestion } from './reportSource';
import type { TrailerChoice, TrailerPlace } from './reportSourceRepository';

/** The fields of trailers that reports show. */
const FIELDS = [
  ...['vin', 'unitId', 'vehicleType', 'installedSensorTypeIds', 'lastReport', 'address', 'lat', 'lng'],
  ...['absOdometer', 'gpsOdometer', 'tetheredStatus', 'tetherReportedAt', 'loadStatus', 'loadReportedAt'],
  ...['doorStatus', 'doorReportedAt', 'absFaultSeverityLevel', 'absFaultDescription', 'absReportedAt'],
  ...['absFaultSpn', 'absFaultFmi', 'tireInflationStatus', 'tireInflationReportedAt', 'lightFault'],
  ...['lightsReportedAt', 'trailerBatteryVoltage', 'trailerBatteryStatus', 'trailerBatteryReportedAt'],
  ...['deviceBatteryVoltage', 'deviceBatteryReportedAt', 'wheelEndMaxC', 'wheelEndReportedAt'],
  ...['tireTemperatureMaxC', 'tireTemperatureReportedAt', 'tkUnitOnOrOff', 'tkOperatingMode', 'tkFuelLevel'],
  ...['tkAmbientF', 'tkSetPoint1F', 'tkSetPoint2F', 'tkSetPoint3F', 'tkReturnAir1F', 'tkReturnAir2F'],
  ...['tkReturnAir3F', 'tkDischargeAir1F', 'tkDischargeAir2F', 'tkDischargeAir3F', 'tkEngineHours', 'tkAlarms'],
  'reeferReportedAt',
] as const;

/** A trailer as reports show it. */
export type ReportTrailer = Pick<TrailerRecord, (typeof FIELDS)[number] | 'customerId'> & {
  readonly trailerId: string;
};

export const choiceOf = ({ customerId, scope, content }: ReportQuestion): TrailerChoice => ({
  ...{ customerId, scope, allVehicles: content.allVehicles },
  ...{ vehicleIds: content.vehicleIds, vehicleGroupIds: content.vehicleGroupIds },
});

/** The trailers of a report by unit id, in pages. */
export async function* trailerPages(
  question: ReportQuestion,
  repositories: Pick<Repositories, 'reportSources' | 'fleetStatus'>,
  pageSize: number = REPORT_POLICY.readRows,
): AsyncGenerator<readonly ReportTrailer[], void> {
  let after: TrailerPlace | undefined;
  do {
    const places = await repositories.reportSources.trailers(choiceOf(question), after, pageSize);
    if (places.length > 0) {
      const ids = places.map(({ trailerId }) => trailerId);
      const found = await trailersOf(question, ids, repositories);
      yield ids.flatMap((id) => found.get(id) ?? []);
    }
    after = places.length < pageSize ? undefined : places.at(-1);
  } while (after);
}

/** Trailers of a customer by id; those beyond the scope are left out. */
export async function trailersOf(
  { customerId, scope, period }: ReportQuestion,
  trailerIds: readonly string[],
  { fleetStatus }: Pick<Repositories, 'fleetStatus'>,
): Promise<ReadonlyMap<string, ReportTrailer>> {
  const keys = { customerIds: trailerIds.map(() => customerId), trailerIds };
  const rows = await fleetStatus.rows(keys, scope, period.to, ['id', ...FIELDS]);
  return new Map(
    rows.map((row) => [String(row.id), { ...row, customerId, trailerId: String(row.id) } as unknown as ReportTrailer]),
  );
}

/** Ids of the trailers that a report was narrowed to; undefined if it is about all. */
export async function chosenTrailers(
  question: ReportQuestion,
  { reportSources }: Pick<Repositories, 'reportSources'>,
): Promise<ReadonlySet<string> | undefined> {
  if (question.content.allVehicles) return undefined;
  const ids = new Set<string>();
  let after: TrailerPlace | undefined;
  do {
    const places = await reportSources.trailers(choiceOf(question), after, REPORT_POLICY.readRows);
    for (const { trailerId } of places) ids.add(trailerId);
    after = places.length < REPORT_POLICY.readRows ? undefined : places.at(-1);
  } while (after);
  return ids;
}
