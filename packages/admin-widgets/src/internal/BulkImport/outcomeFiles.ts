import { csvLine } from '@gladhand/domain';
import type { BulkColumn } from './readFile';
import type { JudgedRow } from './useBulkRun';

/** A file with the names of the columns alone. */
export const templateCsv = (columns: readonly BulkColumn[]): string => csvLine(columns.map(({ title }) => title));

/** The rows with problems as they were, each with its line and its problem. */
export function problemsCsv(columns: readonly BulkColumn[], rows: readonly JudgedRow[]): string {
  const lines = rows.map(({ row, outcome }) =>
    csvLine([...columns.map(({ id }) => row.cells[id] ?? ''), row.line, outcome.problem ?? '']),
  );
  return csvLine([...columns.map(({ title }) => title), 'Line', 'Problem']) + lines.join('');
}

/** Hands a CSV text to the browser as a file. */
export function saveCsv(text: string, fileName: string): void {
  // the mark tells spreadsheets that this is UTF-8
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // the download has its own reference once it began; a minute is ample
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
