import type { FileValue } from './fileTable';

const DAY_MS = 86_400_000;
/** Excel counts days from 1899-12-30. */
const DAYS_BEFORE_1970 = 25_569;

/** Characters that XML 1.0 can't hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** What the cells of a column have in common. */
export interface XlsxColumn {
  /** The letters of its cells: 'A', 'AB'. */
  letters: string;
  /** The attribute with the style, with a space before it; empty without a style. */
  style: string;
}

/** One row of a sheet, counted from 1, in SpreadsheetML (ECMA-376, 18.3.1.73). Text is inline and never a formula. */
export function xlsxRow(rowNumber: number, values: readonly FileValue[], columns: readonly XlsxColumn[]): string {
  let cells = '';
  for (const [index, { letters, style }] of columns.entries()) {
    const content = cellContent(values[index]);
    if (content) cells += `<c r="${letters}${rowNumber}"${style}${content}</c>`;
  }
  return `<row r="${rowNumber}">${cells}</row>`;
}

/** Undefined for an empty cell. */
function cellContent(value: FileValue | undefined): string | undefined {
  if (typeof value === 'string') {
    return value && ` t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is>`;
  }
  const number = value instanceof Date ? value.getTime() / DAY_MS + DAYS_BEFORE_1970 : value;
  return Number.isFinite(number) ? `><v>${number}</v>` : undefined;
}

const escaped = (text: string) =>
  text.replace(UNWRITABLE, '\uFFFD').replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? found);
