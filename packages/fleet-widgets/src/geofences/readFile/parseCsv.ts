import { FileRefused } from './fileRefused';
import { READ_LIMITS } from './readLimits';

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a text by RFC 4180, without empty ones. A quote that is never closed ends the reading. */
export function parseCsv(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const plain = new RegExp(`[${separator}\\r\\n]`, 'g');
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    // The first row is the header.
    if (rows.length > READ_LIMITS.features + 1) throw new FileRefused('tooManyFeatures');
  };
  while (at < text.length) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      const quoted = text.slice(at + 1, end);
      cells.push(quoted.replaceAll('""', '"'));
      line += quoted.match(/\r\n|[\r\n]/g)?.length ?? 0;
      at = end + 1;
    } else cells.push('');
    plain.lastIndex = at;
    const end = plain.exec(text)?.index ?? text.length;
    cells[cells.length - 1] += text.slice(at, end);
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === separator) cells.push('');
    if (text[end] === '\r' && text[at] === '\n') at++;
    endRow();
    line++;
    rowLine = line;
  }
  endRow();
  return rows;
}

function endOfQuoted(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 2)) {
    if (text[end + 1] !== '"') return end;
  }
  throw new FileRefused('openQuote');
}
