import { csvLine } from '../formats/csv';
import type { FileTable, FileValue } from './fileTable';

/**
 * A table as CSV in parts, one per page. Numbers have no grouping and a decimal point, times are 'YYYY-MM-DD HH:mm:ss',
 * and text that a spreadsheet would evaluate is guarded.
 */
export async function csvFile({ columns, pages }: FileTable): Promise<string[]> {
  const parts = [csvLine(columns.map(({ heading }) => heading))];
  for await (const rows of pages) parts.push(rows.map((row) => csvLine(row.map(csvValue))).join(''));
  return parts;
}

function csvValue(value: FileValue): string | number | null {
  return value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : value;
}
