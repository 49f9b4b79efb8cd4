import { can, checkFuse, deviceTypeOf } from '@gladhand/domain';
import type { DeviceReadings } from '../../ingest/deviceReport';
import { type ReportSource, sourceOf } from '../../ingest/reportSource';
import type { ActivityEntry } from '../../repositories/ingest';
import type { SensorOrders, TrailerKey } from '../../repositories/trailers';
import type { GraphQLContext } from '../context';
import type { FleetStatusTrailer, VehicleDetail } from '../generated/resolvers';
import { lightStates } from './activityLogEntry';

const OWN_FIELDS = [
  'deviceTypeId',
  'undercarriage',
  'positionReportedAt',
  'tetheredStatus',
  'tetherStatusChanged',
  'trailerBatteryVoltage',
  'lightsReportedAt',
  'wheelEndMaxC',
  'wheelEndSeverityLevel',
  'wheelEndReportedAt',
  'brakesReportedAt',
  'tirePressureReportedAt',
  'tireTemperatureMaxC',
  'tireTemperatureSeverityLevel',
  'tireTemperatureReportedAt',
];

/** Everything the drawer shows of a trailer; undefined when it is gone by now. */
export async function trailerDetail(
  key: TrailerKey,
  asked: readonly string[],
  { access, repositories, now }: GraphQLContext,
): Promise<VehicleDetail | undefined> {
  const at = now();
  const keys = { customerIds: [key.customerId], trailerIds: [key.trailerId] };
  const fields = [...new Set([...asked, ...OWN_FIELDS])];
  const [[row], order] = await Promise.all([
    repositories.fleetStatus.rows(keys, access.sight.trailers, at, fields),
    // the order is a comfort: without it the drawer opens in the default one, and says so
    repositories.sensorOrders.of(access.user.userId).catch((): SensorOrders | undefined => undefined),
  ]);
  if (!row) return undefined;
  const { lightsReportedAt = null, wheelEndReportedAt = null, tireTemperatureReportedAt = null } = row;
  const { positionReportedAt = null } = row;
  const { brakesReportedAt = null, tirePressureReportedAt = null } = row;
  const instants = [
    positionReportedAt,
    lightsReportedAt,
    wheelEndReportedAt,
    brakesReportedAt,
    tireTemperatureReportedAt,
    tirePressureReportedAt,
  ].filter((one) => one !== null);
  const reports = await repositories.activityLog.recordedAt(key, instants);
  const deviceTypeId = row.deviceTypeId ?? 0;
  const lights = told(reports, 'lights', lightsReportedAt);
  return {
    asOf: at.toISOString(),
    // what was asked for is the only part that is answered, so a row without the rest is whole
    trailer: (can(access.user.roles, {}, 'customers') ? row : { ...row, customerName: null }) as FleetStatusTrailer,
    deviceType: { id: deviceTypeId, longName: deviceTypeOf(deviceTypeId) },
    undercarriage: row.undercarriage ?? null,
    tetherStatusChanged: iso(row.tetherStatusChanged),
    positionSource: positionSource(reports, positionReportedAt),
    checkFuse: checkFuse(row.trailerBatteryVoltage, row.tetheredStatus === 'tethered'),
    lights: lights ? lightStates(lights) : null,
    wheelEndMaxC: row.wheelEndMaxC ?? null,
    wheelEndSeverityLevel: row.wheelEndSeverityLevel ?? null,
    wheelEndReportedAt: iso(wheelEndReportedAt),
    wheelEndsC: told(reports, 'wheelEndsC', wheelEndReportedAt) ?? null,
    brakesReportedAt: iso(brakesReportedAt),
    brakes: told(reports, 'brakes', brakesReportedAt) ?? null,
    tirePressureReportedAt: iso(tirePressureReportedAt),
    tirePressuresPsi: told(reports, 'tirePressuresPsi', tirePressureReportedAt) ?? null,
    tireTemperatureMaxC: row.tireTemperatureMaxC ?? null,
    tireTemperatureSeverityLevel: row.tireTemperatureSeverityLevel ?? null,
    tireTemperatureReportedAt: iso(tireTemperatureReportedAt),
    tiresC: told(reports, 'tiresC', tireTemperatureReportedAt) ?? null,
    sensorOrder: order?.[deviceTypeOf(deviceTypeId)]?.slice() ?? null,
    sensorOrderKnown: order !== undefined,
  };
}

function positionSource(reports: readonly ActivityEntry[], at: Date | null): ReportSource | null {
  const report = reports.find(
    ({ recorded, readings }) => recorded.getTime() === at?.getTime() && 'position' in readings,
  );
  return (report && sourceOf(report.readings)) ?? null;
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** A reading as the report of that instant held it. */
function told<Name extends keyof DeviceReadings>(
  reports: readonly ActivityEntry[],
  name: Name,
  at: Date | null,
): DeviceReadings[Name] | undefined {
  const report = reports.find(({ recorded, readings }) => recorded.getTime() === at?.getTime() && name in readings);
  return report && (report.readings as DeviceReadings)[name];
}
