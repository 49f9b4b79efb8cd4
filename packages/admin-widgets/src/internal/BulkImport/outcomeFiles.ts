import { csvLine } from '@gladhand/domain/formats';
import { IMPORT_MESSAGES } from './messages';
import type { BulkColumn } from './readFile';
import type { JudgedRow } from './useBulkRun';

/** A file with column names only. */
export const templateCsv = (columns: readonly BulkColumn[]): string => csvLine(columns.map(({ title }) => title));

/** The original rows with problems, each with its line and problem. */
export function problemsCsv(
  columns: readonly BulkColumn[],
  rows: readonly JudgedRow[],
  messages = IMPORT_MESSAGES,
): string {
  const lines = rows.map(({ row, outcome }) =>
    csvLine([...columns.map(({ id }) => row.cells[id] ?? ''), row.line, outcome.problem ?? '']),
  );
  return csvLine([...columns.map(({ title }) => title), messages.line, messages.problem]) + lines.join('');
}
