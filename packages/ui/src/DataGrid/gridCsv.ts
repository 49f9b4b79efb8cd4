import { fileHeading, fileValue } from './fileCells';
import type { GridColumn } from './gridTypes';

const BYTE_ORDER_MARK = '\uFEFF';

/** Content of a CSV file. */
export interface GridCsvOptions<Row> {
  /** The columns of the file, e.g. the visible ones. */
  columns: readonly GridColumn<Row>[];
  /** The rows of the file, in order. */
  rows: Iterable<Row>;
  /** Formats one line with its line ending, and guards against formulas: `csvLine` of @gladhand/domain. */
  line: (cells: readonly (string | number)[]) => string;
}

/**
 * Formats rows as a CSV file (RFC 4180) with the texts of the screen. Numbers stay numbers with their unit in the
 * heading, and missing values are empty cells. The byte order mark makes spreadsheets read the file as UTF-8.
 */
export function gridCsv<Row>({ columns, rows, line }: GridCsvOptions<Row>): string {
  const data = Array.from(rows, (row) => columns.map((column) => fileValue(column.cell(row), column) ?? ''));
  return BYTE_ORDER_MARK + [columns.map(fileHeading), ...data].map(line).join('');
}
