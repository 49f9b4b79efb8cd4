import { can } from '@gladhand/domain';
import { checkFuse } from '@gladhand/domain/readings';
import { deviceTypeOf } from '@gladhand/domain/trailers';
import type { DeviceReadings } from '../../ingest/deviceReport';
import { type ReportSource, sourceOf } from '../../ingest/reportSource';
import type { FleetRow } from '../../repositories/fleetStatus';
import type { ActivityEntry } from '../../repositories/ingest';
import type { SensorOrders, TrailerKey } from '../../repositories/trailers';
import type { GraphQLContext } from '../context';
import type { ResolversTypes } from '../generated/resolvers';
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

/** All data of a trailer for the drawer; undefined if the trailer no longer exists. */
export async function trailerDetail(
  key: TrailerKey,
  requested: readonly string[],
  { access, repositories, now }: GraphQLContext,
): Promise<ResolversTypes['VehicleDetail'] | undefined> {
  const at = now();
  const keys = { customerIds: [key.customerId], trailerIds: [key.trailerId] };
  const fields = [...new Set([...requested, ...OWN_FIELDS])];
  const [[row], order] = await Promise.all([
    repositories.fleetStatus.rows(keys, access.scope.trailers, at, fields),
    // The order is optional: without it, the drawer opens in the default order and shows a note.
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
  const lights = reported(reports, 'lights', lightsReportedAt);
  return {
    asOf: at.toISOString(),
    // Only the requested fields are resolved, so a row without the other fields is complete.
    trailer: can(access.user.roles, {}, 'customers') ? row : withoutCustomer(row),
    deviceType: { id: deviceTypeId, longName: deviceTypeOf(deviceTypeId) },
    undercarriage: row.undercarriage ?? null,
    tetherStatusChanged: iso(row.tetherStatusChanged),
    positionSource: positionSource(reports, positionReportedAt),
    checkFuse: checkFuse(row.trailerBatteryVoltage, row.tetheredStatus === 'tethered'),
    lights: lights ? lightStates(lights) : null,
    wheelEndMaxC: row.wheelEndMaxC ?? null,
    wheelEndSeverityLevel: row.wheelEndSeverityLevel ?? null,
    wheelEndReportedAt: iso(wheelEndReportedAt),
    wheelEndsC: reported(reports, 'wheelEndsC', wheelEndReportedAt) ?? null,
    brakesReportedAt: iso(brakesReportedAt),
    brakes: reported(reports, 'brakes', brakesReportedAt) ?? null,
    tirePressureReportedAt: iso(tirePressureReportedAt),
    tirePressuresPsi: reported(reports, 'tirePressuresPsi', tirePressureReportedAt) ?? null,
    tireTemperatureMaxC: row.tireTemperatureMaxC ?? null,
    tireTemperatureSeverityLevel: row.tireTemperatureSeverityLevel ?? null,
    tireTemperatureReportedAt: iso(tireTemperatureReportedAt),
    tiresC: reported(reports, 'tiresC', tireTemperatureReportedAt) ?? null,
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

/** A reading from the report of a given instant. */
function reported<Name extends keyof DeviceReadings>(
  reports: readonly ActivityEntry[],
  name: Name,
  at: Date | null,
): DeviceReadings[Name] | undefined {
  const report = reports.find(({ recorded, readings }) => recorded.getTime() === at?.getTime() && name in readings);
  return report && (report.readings as DeviceReadings)[name];
}

/** The name becomes null in the response. */
function withoutCustomer({ customerName: _hidden, ...row }: FleetRow): FleetRow {
  return row;
}
