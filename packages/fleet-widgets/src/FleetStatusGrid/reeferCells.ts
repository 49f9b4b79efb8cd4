import { type FleetStatusRow, reeferMode, reeferPower, SENSOR_LIMITS } from '@gladhand/domain';
import { type CellMaker, numberCell, readingCell, type SensorSource, sensorReading } from './cells';

const REEFER: SensorSource = {
  kind: 'reefer',
  sensors: [25],
  name: 'Reefer unit',
  reportedAt: (row) => row.reeferReportedAt,
};

type NumberField = {
  [Field in keyof FleetStatusRow]: FleetStatusRow[Field] extends number | null ? Field : never;
}[keyof FleetStatusRow];

function measured(field: NumberField, name: string, unit: string, fractionDigits: number): CellMaker {
  const source = { ...REEFER, name };
  return (row, context) => {
    const raw = row[field] as number | null;
    const value = unit.includes('°') && raw !== null && raw > SENSOR_LIMITS.temperatureDegrees ? null : raw;
    return readingCell(sensorReading(row, source, value, context), source, context, (known) =>
      numberCell(known, unit, context.locale, fractionDigits),
    );
  };
}

function word(field: 'tkUnitOnOrOff' | 'tkOperatingMode', name: string, label: (id: string) => string): CellMaker {
  const source = { ...REEFER, name };
  return (row, context) =>
    readingCell(sensorReading(row, source, row[field], context), source, context, (known) => ({ text: label(known) }));
}

const series = (count: number, field: string, name: string) =>
  Array.from({ length: count }, (_, i) => {
    const response = `${field}${i + 1}F`;
    return [response, measured(response as NumberField, `${name} ${i + 1}`, ' °F', 1)] as const;
  });

/** The refrigeration columns, by response field. */
export const REEFER_CELLS: Readonly<Record<string, CellMaker>> = {
  tkUnitOnOrOff: word('tkUnitOnOrOff', 'Unit', (id) => reeferPower(id).label),
  tkOperatingMode: word('tkOperatingMode', 'Operating mode', (id) => reeferMode(id).label),
  tkFuelLevel: measured('tkFuelLevel', 'Fuel level', ' %', 0),
  tkAmbientF: measured('tkAmbientF', 'Ambient temperature', ' °F', 1),
  tkHumidity: measured('tkHumidity', 'Humidity', ' %', 0),
  ...Object.fromEntries(series(6, 'tkInteriorTemperature', 'Interior sensor')),
  ...Object.fromEntries(series(3, 'tkSetPoint', 'Set point')),
  ...Object.fromEntries(series(3, 'tkDischargeAir', 'Discharge air')),
  ...Object.fromEntries(series(3, 'tkReturnAir', 'Return air')),
  tkEngineHours: measured('tkEngineHours', 'Engine hours', ' Hours', 1),
  tkElectricalHours: measured('tkElectricalHours', 'Electrical hours', ' Hours', 1),
  tkTotalHours: measured('tkTotalHours', 'Total hours', ' Hours', 1),
  tkUnitBatteryVoltage: measured('tkUnitBatteryVoltage', 'Unit battery', ' V', 1),
};
