/**
 * Text that a spreadsheet would evaluate: it starts like a formula and isn't a plain negative number. Apostrophes in
 * front belong to the text, so that `unguardFormula` returns exactly what was guarded.
 */
const FORMULA = /^(?:'*[=+@\t\r]|'+-|-(?!\d+(?:\.\d+)?$))/;

/** Puts an apostrophe before text that starts like a formula, so that no spreadsheet evaluates user input. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `guardFormula` added. */
export const unguardFormula = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/**
 * One CSV cell. Text is guarded against formulas, numbers stay numbers. Quoted if it contains commas, quotes or line
 * breaks.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value == null) return '';
  const safe = typeof value === 'string' ? guardFormula(value) : String(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One CSV line with the line ending of RFC 4180. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
