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
