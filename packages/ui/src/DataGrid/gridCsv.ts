import { unparse } from 'papaparse';
import { CsvUnits, csvValue } from './csvCells';
import type { GridColumn } from './gridTypes';

/** Begins like a formula and is no number: a spreadsheet would run it. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/;
const BYTE_ORDER_MARK = '\uFEFF';

/** What a CSV file is made of. */
export interface GridCsvOptions<Row> {
  /** The columns of the file, in order, e.g. those that are shown. */
  columns: readonly GridColumn<Row>[];
  /** The rows of the file, in order. */
  rows: Iterable<Row>;
}

/**
 * Rows as the text of a CSV file (RFC 4180), as they read on the screen. Numbers are numbers, with their unit in the
 * heading; a value that is missing is an empty cell. A text that begins like a formula gets an apostrophe; a byte order
 * mark tells spreadsheets that this is UTF-8.
 */
export function gridCsv<Row>({ columns, rows }: GridCsvOptions<Row>): string {
  const units = new CsvUnits();
  const data = Array.from(rows, (row) =>
    columns.map((column, place) => {
      const cell = column.cell(row);
      units.add(place, cell);
      return csvValue(cell);
    }),
  );
  const fields = columns.map(({ title }, place) => units.heading(place, title));
  return `${BYTE_ORDER_MARK}${unparse({ fields, data }, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}
