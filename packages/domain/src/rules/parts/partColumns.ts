import { PART_CATEGORIES } from '../../vocabulary/partCategories';
import { TRAILER_TYPES } from '../../vocabulary/trailerTypes';
import { csvLine, unguardFormula } from '../formats/csv';
import { normalizeVin } from '../vin/vin';
import type { PartLine } from './partLine';

type Cell = string | number | null;
type Read = { value: unknown } | { problem: string };

interface Column {
  readonly field: keyof PartLine;
  readonly title: string;
  readonly isRequired?: boolean;
  readonly write: (line: PartLine) => Cell;
  /** Reads a cell, which may be empty. */
  readonly read: (cell: string) => Read;
}

const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const text = (field: 'name' | 'partNumber' | 'maker' | 'position' | 'description', title: string): Column => ({
  field,
  title,
  write: (line) => line[field],
  read: (cell) => ({ value: unguardFormula(cell).trim() }),
});
const number = (
  field: 'vehicleLengthFeet' | 'modelYear' | 'quantity',
  title: string,
  empty: number | null,
): Column => ({
  field,
  title,
  write: (line) => line[field],
  read: (cell) => {
    const typed = cell.trim();
    if (typed === '') return { value: empty };
    return /^\d{1,6}(\.\d{1,2})?$/.test(typed)
      ? { value: Number(typed) }
      : { problem: `${title}: '${typed}' is not a number.` };
  },
});
const choice = (
  field: 'vehicleTypeId' | 'category',
  title: string,
  words: readonly { readonly id: string | number; readonly label: string }[],
): Column => ({
  field,
  title,
  write: (line) => words.find(({ id }) => id === line[field])?.label ?? '',
  read: (cell) => {
    if (cell.trim() === '') return field === 'category' ? { problem: `${title} is required.` } : { value: null };
    const found = words.find(({ id, label }) => sameWord(String(id), cell) || sameWord(label, cell));
    const labels = words.map(({ label }) => label).join(', ');
    return found ? { value: found.id } : { problem: `${title}: '${cell.trim()}' is not one of ${labels}.` };
  },
});

/** Columns of a parts file in order. A line is for a VIN, or for a model. */
export const PART_COLUMNS: readonly Column[] = [
  {
    field: 'vin',
    title: 'VIN',
    write: ({ vin }) => vin,
    read: (cell) => ({ value: normalizeVin(unguardFormula(cell)) || null }),
  },
  choice('vehicleTypeId', 'Type', TRAILER_TYPES),
  number('vehicleLengthFeet', 'Length (ft)', null),
  number('modelYear', 'Model Year', null),
  { ...choice('category', 'Category', PART_CATEGORIES), isRequired: true },
  { ...text('name', 'Part'), isRequired: true },
  { ...text('partNumber', 'Part Number'), isRequired: true },
  text('maker', 'Maker'),
  number('quantity', 'Quantity', 1),
  text('position', 'Position'),
  text('description', 'Description'),
  {
    field: 'faultCodes',
    title: 'Fault Codes',
    write: ({ faultCodes }) => faultCodes.join('; '),
    read: (cell) => {
      const typed = unguardFormula(cell)
        .split(/[;,\s]+/)
        .filter((code) => code !== '');
      const bad = typed.find((code) => !/^\d{1,6}$/.test(code));
      return bad === undefined
        ? { value: [...new Set(typed.map(Number))] }
        : { problem: `Fault Codes: '${bad}' is not an SPN.` };
    },
  },
];

/** The header line of a parts file. */
export const PART_CSV_HEAD = csvLine(PART_COLUMNS.map(({ title }) => title));

/** A part as a line of a file that can be edited and imported again. */
export const partCsvLine = (line: PartLine): string => csvLine(PART_COLUMNS.map(({ write }) => write(line)));

/** Reads one line of a parts file by the headings of its columns. `line` has what could be read. */
export function readPartLine(cells: Readonly<Record<string, string | undefined>>): {
  line: PartLine;
  problems: readonly string[];
} {
  const line: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const { field, title, read } of PART_COLUMNS) {
    const [, cell = ''] = Object.entries(cells).find(([heading]) => sameWord(heading, title)) ?? [];
    const result = read(cell);
    if ('problem' in result) problems.push(result.problem);
    else line[field] = result.value;
  }
  return { line: line as unknown as PartLine, problems };
}
