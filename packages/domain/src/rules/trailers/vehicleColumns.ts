import { DEVICE_FAMILIES } from '../../vocabulary/deviceFamilies';
import { PRODUCT_TYPES } from '../../vocabulary/productTypes';
import { TRAILER_TYPES, UNDERCARRIAGES } from '../../vocabulary/trailerTypes';
import { unguardFormula } from '../formats/csv';
import { normalizeVin } from '../vin/vin';
import { joinNames, splitNames } from './csvCells';

/** A trailer as a line of a file: a missing column keeps its value, null clears it. */
export interface VehicleLine {
  vin: string;
  unitId?: string;
  customerName?: string;
  vehicleTypeId?: number;
  undercarriage?: string | null;
  vehicleLengthFeet?: number | null;
  modelYear?: number | null;
  productType?: string;
  hasSolarPanels?: boolean;
  hasUltrasonicCargoSensor?: boolean;
  hasCargoCameraSensor?: boolean;
  cargoCameraSerialNumber?: string | null;
  hasThermoKingSensor?: boolean;
  thermoKingExternalId?: string | null;
  deviceTypeId?: number;
  serialNumber?: string | null;
  groupNames?: string[];
}

/** A trailer with every column of the file. */
export type WholeVehicleLine = Required<VehicleLine>;
type Field = keyof VehicleLine;
type Cell = string | number | null;
type Read = { value: unknown } | { problem: string } | undefined;

interface Column {
  readonly field: Field;
  readonly title: string;
  readonly write: (line: WholeVehicleLine) => Cell;
  /** Undefined if the cell is empty. */
  readonly read: (cell: string) => Read;
}

interface Named {
  readonly id: string | number;
  readonly label: string;
}
/** Whether two headings or words are equal, ignoring case. */
export const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const text = (field: 'vin' | 'unitId' | 'customerName', title: string): Column => ({
  field,
  title,
  write: (line) => line[field],
  read: (cell) => (cell.trim() === '' ? undefined : { value: unguardFormula(cell).trim() }),
});
const emptiable = (
  field: 'cargoCameraSerialNumber' | 'thermoKingExternalId' | 'serialNumber',
  title: string,
): Column => ({
  field,
  title,
  write: (line) => line[field] ?? '',
  read: (cell) => ({ value: unguardFormula(cell).trim() || null }),
});
const number = (field: 'vehicleLengthFeet' | 'modelYear', title: string): Column => ({
  field,
  title,
  write: (line) => line[field],
  read: (cell) => {
    const typed = cell.trim();
    if (typed === '') return { value: null };
    return /^\d+(\.\d+)?$/.test(typed)
      ? { value: Number(typed) }
      : { problem: `${title}: '${typed}' is not a number.` };
  },
});
const yesNo = (
  field: 'hasSolarPanels' | 'hasUltrasonicCargoSensor' | 'hasCargoCameraSensor' | 'hasThermoKingSensor',
  title: string,
): Column => ({
  field,
  title,
  write: (line) => (line[field] ? 'Yes' : 'No'),
  read: (cell) => {
    const typed = cell.trim().toLowerCase();
    if (typed === '') return undefined;
    if (['yes', 'y', 'true', '1'].includes(typed)) return { value: true };
    if (['no', 'n', 'false', '0'].includes(typed)) return { value: false };
    return { problem: `${title}: write Yes or No, not '${cell.trim()}'.` };
  },
});
const choice = (
  field: 'vehicleTypeId' | 'productType' | 'deviceTypeId' | 'undercarriage',
  title: string,
  words: readonly (Named & { readonly name?: string })[],
): Column => ({
  field,
  title,
  write: (line) => words.find(({ id }) => id === line[field])?.label ?? '',
  read: (cell) => {
    if (cell.trim() === '') return undefined;
    const found = words.find(({ id, label, name }) =>
      [String(id), label, name ?? label].some((word) => sameWord(word, cell)),
    );
    const labels = words.map(({ label }) => label).join(', ');
    return found ? { value: found.id } : { problem: `${title}: '${cell.trim()}' is not one of ${labels}.` };
  },
});

/** Columns of the file in order. VIN identifies the trailer; all other columns are optional. */
export const VEHICLE_CSV_COLUMNS: readonly Column[] = [
  {
    ...text('vin', 'VIN'),
    read: (cell) => ({ value: normalizeVin(unguardFormula(cell)) }),
  },
  text('unitId', 'Unit ID'),
  text('customerName', 'Customer'),
  choice('vehicleTypeId', 'Type', TRAILER_TYPES),
  choice('undercarriage', 'Undercarriage', UNDERCARRIAGES),
  number('vehicleLengthFeet', 'Length (ft)'),
  number('modelYear', 'Model Year'),
  choice('productType', 'Product Type', PRODUCT_TYPES),
  yesNo('hasSolarPanels', 'Solar Panels'),
  yesNo('hasUltrasonicCargoSensor', 'Ultrasonic Cargo Sensor'),
  yesNo('hasCargoCameraSensor', 'Cargo Camera'),
  emptiable('cargoCameraSerialNumber', 'Cargo Cam ID'),
  yesNo('hasThermoKingSensor', 'Thermo King'),
  emptiable('thermoKingExternalId', 'Thermo King ID'),
  choice('deviceTypeId', 'Device Family', DEVICE_FAMILIES),
  emptiable('serialNumber', 'Serial Number'),
  {
    field: 'groupNames',
    title: 'Groups',
    write: (line) => joinNames(line.groupNames),
    read: (cell) => ({ value: splitNames(unguardFormula(cell)) }),
  },
];
