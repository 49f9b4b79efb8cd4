/** A text that a spreadsheet would run. A plain number with a minus sign is none. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?$))/;

/**
 * One CSV cell. A cell that begins like a formula gets an apostrophe, so that no spreadsheet runs what somebody
 * typed into a name; numbers stay numbers, also negative ones. Quoted where commas, quotes or line breaks demand it.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value == null) return '';
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One CSV line with the line end that RFC 4180 asks for. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
