import { csvLine } from '../formats/csv';
import { sameWord, VEHICLE_CSV_COLUMNS, type VehicleLine, type WholeVehicleLine } from './vehicleColumns';

/** The header line. */
export const VEHICLE_CSV_HEAD = csvLine(VEHICLE_CSV_COLUMNS.map(({ title }) => title));

/** A trailer as a line of a file that can be edited and imported again. */
export function vehicleCsvLine(line: WholeVehicleLine): string {
  return csvLine(VEHICLE_CSV_COLUMNS.map(({ write }) => write(line)));
}

/** Headings of a file that match no column; empty ones are ignored. */
export function unknownVehicleColumns(titles: readonly string[]): readonly string[] {
  return titles.filter(
    (title) => title.trim() !== '' && !VEHICLE_CSV_COLUMNS.some((column) => sameWord(column.title, title)),
  );
}

/** Reads one line of a file by the headings of its columns. */
export function readVehicleLine(cells: Readonly<Record<string, string | undefined>>): {
  line: VehicleLine;
  problems: readonly string[];
} {
  const line: Record<string, unknown> = { vin: '' };
  const problems: string[] = [];
  for (const [title, cell] of Object.entries(cells)) {
    const column = VEHICLE_CSV_COLUMNS.find((known) => sameWord(known.title, title));
    const read = column && cell !== undefined ? column.read(cell) : undefined;
    if (!column || !read) continue;
    if ('problem' in read) problems.push(read.problem);
    else line[column.field] = read.value;
  }
  return { line: line as unknown as VehicleLine, problems };
}

/** Problems of duplicates in a file, by index of the second and later lines. */
export function repeatedVehicleLines(lines: readonly VehicleLine[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const seen = new Map<string, number>();
  const look = (key: string | null | undefined, index: number, words: string) => {
    if (!key) return;
    const first = seen.get(`${words}${key}`);
    if (first === undefined) seen.set(`${words}${key}`, index);
    else if (!found.has(index)) found.set(index, `${words} ${key} appears more than once in this file.`);
  };
  for (const [index, { vin, cargoCameraSerialNumber }] of lines.entries()) {
    look(vin, index, 'VIN');
    look(cargoCameraSerialNumber, index, 'Cargo Cam ID');
  }
  return found;
}
