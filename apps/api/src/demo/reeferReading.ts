import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings } from '../ingest/deviceReport';

/** The reefer fields of a record or of a generated status. */
export type ReeferStatus = Pick<TrailerRecord, Extract<keyof TrailerRecord, `tk${string}`>>;
type ReeferReading = NonNullable<DeviceReadings['reefer']>;

/** The reefer fields of a trailer as its unit reports them. */
export function reeferReading(status: ReeferStatus): ReeferReading {
  const zones = [
    [status.tkSetPoint1F, status.tkDischargeAir1F, status.tkReturnAir1F],
    [status.tkSetPoint2F, status.tkDischargeAir2F, status.tkReturnAir2F],
    [status.tkSetPoint3F, status.tkDischargeAir3F, status.tkReturnAir3F],
  ] as const;
  const interior = [
    status.tkInteriorTemperature1F,
    status.tkInteriorTemperature2F,
    status.tkInteriorTemperature3F,
    status.tkInteriorTemperature4F,
    status.tkInteriorTemperature5F,
    status.tkInteriorTemperature6F,
  ];
  return {
    power: status.tkUnitOnOrOff === 'on' ? 'on' : 'off',
    mode: status.tkOperatingMode === 'continuous' ? 'continuous' : 'cycleSentry',
    fuelPercent: status.tkFuelLevel ?? undefined,
    ambientF: status.tkAmbientF ?? undefined,
    humidityPercent: status.tkHumidity ?? undefined,
    interiorF: interior.filter((value) => value !== null),
    zones: zones
      .filter(([setPoint]) => setPoint !== null)
      .map(([setPointF, dischargeAirF, returnAirF]) => ({
        setPointF: setPointF ?? undefined,
        dischargeAirF: dischargeAirF ?? undefined,
        returnAirF: returnAirF ?? undefined,
      })),
    engineHours: status.tkEngineHours ?? undefined,
    electricalHours: status.tkElectricalHours ?? undefined,
    totalHours: status.tkTotalHours ?? undefined,
    batteryVolts: status.tkUnitBatteryVoltage ?? undefined,
    defrosting: status.tkDefrosting ?? undefined,
    alarms: status.tkAlarms
      ?.filter(({ cleared }) => cleared === null)
      .map(({ code, level, text }) => ({ code, level, text })),
  };
}
