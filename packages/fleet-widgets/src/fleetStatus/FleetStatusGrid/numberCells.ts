import { FLEET_STATUS_FIELDS, type FleetStatusField, type FleetStatusRow } from '@gladhand/domain/fleet-status';
import { SENSOR_LIMITS } from '@gladhand/domain/formats';
import { readingWord } from '@gladhand/domain/readings';
import { type CellMaker, measuredCell, readingCell, sensorReading } from './cells';
import { measuredUnit } from './measuredUnit';

/** A column of measured numbers, derived from the tables of columns and readings. */
function measured(field: FleetStatusField): CellMaker | undefined {
  const { response, title, reading } = field;
  const unit = measuredUnit(field);
  if (!reading || !unit) return undefined;
  const word = readingWord(reading);
  const { fractionDigits = word.fractionDigits ?? 0 } = field;
  const name = field.unit ? title : word.label;
  const limit = unit === '°F' ? SENSOR_LIMITS.temperatureDegrees : Number.POSITIVE_INFINITY;
  return (row, context) => {
    const value = row[response as keyof FleetStatusRow] as number | null;
    const plausible = value !== null && value > limit ? null : value;
    return readingCell(sensorReading(row, reading, plausible, context), context.say(name), context, (known) =>
      measuredCell(known, unit, context.formats, fractionDigits),
    );
  };
}

/** Columns of measured numbers, by response field. */
export const NUMBER_CELLS: Readonly<Record<string, CellMaker>> = Object.fromEntries(
  FLEET_STATUS_FIELDS.filter(({ kind }) => kind === 'number').flatMap((field) => {
    const cell = measured(field);
    return cell ? [[field.response, cell]] : [];
  }),
);
