import { DEVICE_FAMILIES } from '../../vocabulary/deviceFamilies';
import { PRODUCT_TYPES } from '../../vocabulary/productTypes';
import { TRAILER_TYPES, UNDERCARRIAGES } from '../../vocabulary/trailerTypes';
import { csvLine } from '../formats/csv';
import { normalizeVin } from '../vin/vin';

/** A trailer as a line of a file tells it: what is left out stays as it is, null empties it. */
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

/** A trailer with every value that a file can hold. */
export type WholeVehicleLine = Required<VehicleLine>;
type Field = keyof VehicleLine;
type Cell = string | number | null;
type Read = { value: unknown } | { problem: string } | undefined;

interface Column {
  readonly field: Field;
  readonly title: string;
  readonly write: (line: WholeVehicleLine) => Cell;
  /** Undefined: the cell says nothing. */
  readonly read: (cell: string) => Read;
}

interface Named {
  readonly id: string | number;
  readonly label: string;
}
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const text = (field: 'vin' | 'unitId' | 'customerName', title: string): Column => ({
  field,
  title,
  write: (line) => guardText(line[field]),
  read: (cell) => (cell.trim() === '' ? undefined : { value: unguardText(cell).trim() }),
});
const emptiable = (
  field: 'cargoCameraSerialNumber' | 'thermoKingExternalId' | 'serialNumber',
  title: string,
): Column => ({
  field,
  title,
  write: (line) => guardText(line[field] ?? ''),
  read: (cell) => ({ value: unguardText(cell).trim() || null }),
});
const number = (field: 'vehicleLengthFeet' | 'modelYear', title: string): Column => ({
  field,
  title,
  write: (line) => line[field],
  read: (cell) => {
    const typed = cell.trim();
    if (typed === '') return { value: null };
    return /^\d+(\.\d+)?$/.test(typed) ? { value: Number(typed) } : { problem: `${title}: '${typed}' is no number.` };
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
      [String(id), label, name ?? label].some((word) => same(word, cell)),
    );
    const labels = words.map(({ label }) => label).join(', ');
    return found ? { value: found.id } : { problem: `${title}: '${cell.trim()}' is none of ${labels}.` };
  },
});

/** Columns of the file, in its order. VIN names the trailer; every other column may be missing. */
export const VEHICLE_CSV_COLUMNS: readonly Column[] = [
  {
    ...text('vin', 'VIN'),
    read: (cell) => ({ value: normalizeVin(unguardText(cell)) }),
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
    write: (line) => guardText(joinNames(line.groupNames)),
    read: (cell) => ({ value: splitNames(unguardText(cell)) }),
  },
];

/** Names in one cell: '; ' between them, a backslash before a semicolon or backslash of a name's own. */
export function joinNames(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** The names of a cell, without doubles. */
export function splitNames(cell: string): string[] {
  const names: string[] = [];
  let name = '';
  for (let i = 0; i <= cell.length; i++) {
    const sign = cell[i];
    if (sign === undefined || sign === ';') {
      names.push(name.trim());
      name = '';
    } else if (sign === '\\' && i + 1 < cell.length) {
      i += 1;
      name += cell[i];
    } else name += sign;
  }
  return [...new Set(names.filter((one) => one !== ''))];
}

/** So that a text which begins like a formula comes back as it was: see `unguardText`. */
export function guardText(value: string): string {
  return /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Takes off the apostrophe that `guardText` put on. */
export function unguardText(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** The line with the titles. */
export const VEHICLE_CSV_HEAD = csvLine(VEHICLE_CSV_COLUMNS.map(({ title }) => title));

/** A trailer as a line of the file that can be edited and imported again. */
export function vehicleCsvLine(line: WholeVehicleLine): string {
  return csvLine(VEHICLE_CSV_COLUMNS.map(({ write }) => write(line)));
}

/** Titles of a file that no column has; empty ones are not counted. */
export function unknownVehicleColumns(titles: readonly string[]): readonly string[] {
  return titles.filter(
    (title) => title.trim() !== '' && !VEHICLE_CSV_COLUMNS.some((column) => same(column.title, title)),
  );
}

/** One line of a file, by the titles of its columns. */
export function readVehicleLine(cells: Readonly<Record<string, string | undefined>>): {
  line: VehicleLine;
  problems: readonly string[];
} {
  const line: Record<string, unknown> = { vin: '' };
  const problems: string[] = [];
  for (const [title, cell] of Object.entries(cells)) {
    const column = VEHICLE_CSV_COLUMNS.find((known) => same(known.title, title));
    const read = column && cell !== undefined ? column.read(cell) : undefined;
    if (!column || !read) continue;
    if ('problem' in read) problems.push(read.problem);
    else line[column.field] = read.value;
  }
  return { line: line as unknown as VehicleLine, problems };
}

/** What stands twice in a file: problems by the index of the line, of the second and later ones. */
export function repeatedVehicleLines(lines: readonly VehicleLine[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const seen = new Map<string, number>();
  const look = (key: string | null | undefined, index: number, words: string) => {
    if (!key) return;
    const first = seen.get(`${words}${key}`);
    if (first === undefined) seen.set(`${words}${key}`, index);
    else if (!found.has(index)) found.set(index, `${words} ${key} stands in this file more than once.`);
  };
  for (const [index, { vin, cargoCameraSerialNumber }] of lines.entries()) {
    look(vin, index, 'VIN');
    look(cargoCameraSerialNumber, index, 'Cargo Cam ID');
  }
  return found;
}
