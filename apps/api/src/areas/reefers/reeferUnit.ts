import { type ReeferAlarmRecord, thinMoments } from '@gladhand/domain/reefers';
import { SensorType } from '@gladhand/domain/trailers';
import type { ReeferTemperatures, ReeferUnit } from '../../graphql/generated/resolvers';
import type { DeviceReadings } from '../../ingest/deviceReport';
import type { FleetRow } from '../../repositories/fleetStatus';

const ZONES = [1, 2, 3] as const;
const PROBES = [1, 2, 3, 4, 5, 6] as const;

/** Trailer fields that describe a unit. */
export const UNIT_FIELDS = [
  'vin',
  'unitId',
  'customerId',
  'installedSensorTypeIds',
  'tkUnitOnOrOff',
  'tkOperatingMode',
  'tkDefrosting',
  'tkFuelLevel',
  'tkAmbientF',
  'tkHumidity',
  'tkEngineHours',
  'tkElectricalHours',
  'tkTotalHours',
  'tkUnitBatteryVoltage',
  'tkAlarms',
  'reeferReportedAt',
  ...PROBES.map((probe) => `tkInteriorTemperature${probe}F`),
  ...ZONES.flatMap((zone) => [`tkSetPoint${zone}F`, `tkDischargeAir${zone}F`, `tkReturnAir${zone}F`]),
];

/**
 * Converts a trailer to the unit of the contract. A unit reports all of its probes and zones, so a missing one does not
 * exist.
 */
export function reeferUnit(row: FleetRow, now: Date): ReeferUnit {
  const zones = ZONES.map((zone) => ({
    setPointF: row[`tkSetPoint${zone}F`] ?? null,
    dischargeAirF: row[`tkDischargeAir${zone}F`] ?? null,
    returnAirF: row[`tkReturnAir${zone}F`] ?? null,
  }));
  return {
    asOf: now.toISOString(),
    vin: row.vin ?? '',
    unitId: row.unitId ?? '',
    installed: row.installedSensorTypeIds?.includes(SensorType.ReeferUnit) ?? false,
    reportedAt: row.reeferReportedAt?.toISOString() ?? null,
    power: row.tkUnitOnOrOff ?? null,
    mode: row.tkOperatingMode ?? null,
    defrosting: row.tkDefrosting ?? null,
    fuelPercent: row.tkFuelLevel ?? null,
    ambientF: row.tkAmbientF ?? null,
    humidityPercent: row.tkHumidity ?? null,
    interiorF: withoutTail(PROBES.map((probe) => row[`tkInteriorTemperature${probe}F`] ?? null)),
    zones: withoutTail(zones.map((zone) => (Object.values(zone).every((value) => value === null) ? null : zone))).map(
      (zone) => zone ?? { setPointF: null, dischargeAirF: null, returnAirF: null },
    ),
    engineHours: row.tkEngineHours ?? null,
    electricalHours: row.tkElectricalHours ?? null,
    totalHours: row.tkTotalHours ?? null,
    batteryVoltage: row.tkUnitBatteryVoltage ?? null,
    alarms: row.tkAlarms?.map((alarm: ReeferAlarmRecord) => ({ ...alarm })) ?? null,
  };
}

/** Drops missing values at the end; missing values in between keep their place. */
function withoutTail<Value>(values: readonly (Value | null)[]): (Value | null)[] {
  const last = values.findLastIndex((value) => value !== null);
  return values.slice(0, last + 1);
}

/** More moments than a chart can display. */
const MAX_MOMENTS = 720;

/** Builds the temperature history of a period from a unit's reports. */
export function reeferTemperatures(
  reports: readonly { recorded: Date; reading: unknown }[],
  { from, to }: { from: Date; to: Date },
): ReeferTemperatures {
  const moments = reports.map(({ recorded, reading }) => {
    const unit = reading as NonNullable<DeviceReadings['reefer']>;
    return {
      recordedMs: recorded.getTime(),
      recorded: recorded.toISOString(),
      power: unit.power,
      defrosting: unit.defrosting ?? null,
      ambientF: unit.ambientF ?? null,
      zones: (unit.zones ?? []).map(({ setPointF = null, dischargeAirF = null, returnAirF = null }) => ({
        setPointF,
        dischargeAirF,
        returnAirF,
      })),
    };
  });
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    moments: thinMoments(moments, { fromMs: from.getTime(), toMs: to.getTime() }, MAX_MOMENTS),
  };
}
