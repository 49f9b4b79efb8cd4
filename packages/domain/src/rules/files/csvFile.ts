import { csvLine } from '../formats/csv';
import type { FileTable, FileValue } from './fileTable';

/**
 * A table as CSV in parts, the headings and one per page. Numbers have no grouping and a decimal point, times are
 * 'YYYY-MM-DD HH:mm:ss', and text that a spreadsheet would evaluate is guarded.
 */
export async function* csvParts({ columns, pages }: FileTable): AsyncGenerator<string, void> {
  yield csvLine(columns.map(({ heading }) => heading));
  for await (const rows of pages) yield rows.map((row) => csvLine(row.map(csvValue))).join('');
}

/** A whole table as CSV, in the parts of `csvParts`. */
export async function csvFile(table: FileTable): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of csvParts(table)) parts.push(part);
  return parts;
}

function csvValue(value: FileValue): string | number | null {
  return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : value;
}
