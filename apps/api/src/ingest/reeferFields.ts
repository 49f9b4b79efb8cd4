import { alarmsAfter } from '@gladhand/domain/reefers';
import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings } from './deviceReport';

/** The reefer fields of a trailer. A unit reports all of its parts, so what it leaves out does not exist. */
export function reeferFields(
  trailer: TrailerRecord,
  unit: NonNullable<DeviceReadings['reefer']>,
  at: Date,
): Partial<TrailerRecord> {
  const { interiorF = [], zones = [] } = unit;
  const interior = (n: number) => interiorF[n - 1] ?? null;
  const zone = (n: number) => zones[n - 1] ?? {};
  return {
    tkUnitOnOrOff: unit.power,
    tkOperatingMode: unit.mode ?? null,
    tkFuelLevel: unit.fuelPercent ?? null,
    tkAmbientF: unit.ambientF ?? null,
    tkHumidity: unit.humidityPercent ?? null,
    tkInteriorTemperature1F: interior(1),
    tkInteriorTemperature2F: interior(2),
    tkInteriorTemperature3F: interior(3),
    tkInteriorTemperature4F: interior(4),
    tkInteriorTemperature5F: interior(5),
    tkInteriorTemperature6F: interior(6),
    tkSetPoint1F: zone(1).setPointF ?? null,
    tkSetPoint2F: zone(2).setPointF ?? null,
    tkSetPoint3F: zone(3).setPointF ?? null,
    tkDischargeAir1F: zone(1).dischargeAirF ?? null,
    tkDischargeAir2F: zone(2).dischargeAirF ?? null,
    tkDischargeAir3F: zone(3).dischargeAirF ?? null,
    tkReturnAir1F: zone(1).returnAirF ?? null,
    tkReturnAir2F: zone(2).returnAirF ?? null,
    tkReturnAir3F: zone(3).returnAirF ?? null,
    tkEngineHours: unit.engineHours ?? null,
    tkElectricalHours: unit.electricalHours ?? null,
    tkTotalHours: unit.totalHours ?? null,
    tkUnitBatteryVoltage: unit.batteryVolts ?? null,
    tkDefrosting: unit.defrosting ?? null,
    tkAlarms: unit.alarms ? alarmsAfter(trailer.tkAlarms ?? [], unit.alarms, at) : null,
  };
}
