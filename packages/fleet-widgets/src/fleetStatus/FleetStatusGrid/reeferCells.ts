import { reeferMode, reeferPower } from '@gladhand/domain/reefers';
import { type CellMaker, readingCell, sensorReading } from './cells';

function word(
  field: 'tkUnitOnOrOff' | 'tkOperatingMode',
  name: 'unit' | 'operatingMode',
  label: (id: string) => string,
): CellMaker {
  return (row, context) =>
    readingCell(sensorReading(row, 'reefer', row[field], context), context.messages[name], context, (known) => ({
      text: context.say(label(known)),
    }));
}

/** The reefer columns with text, by response field. */
export const REEFER_CELLS: Readonly<Record<string, CellMaker>> = {
  tkUnitOnOrOff: word('tkUnitOnOrOff', 'unit', (id) => reeferPower(id).label),
  tkOperatingMode: word('tkOperatingMode', 'operatingMode', (id) => reeferMode(id).label),
};
