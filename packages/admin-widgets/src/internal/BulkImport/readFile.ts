import Papa from 'papaparse';

/** A column that a file may have. */
export interface BulkColumn {
  id: string;
  /** What the template calls it. */
  title: string;
  /** What files may call it, in small letters. */
  names: readonly string[];
  required: boolean;
}

/** A row of the file. */
export interface BulkRow {
  /** As an editor counts lines of the file without line breaks in cells; the header is line 1. */
  line: number;
  /** Texts by column id; columns that the file has not are missing. */
  cells: Readonly<Record<string, string>>;
  /** What is wrong with it whatever the server says. */
  problem?: string;
}

/** A file taken apart; or why it cannot be. */
export type BulkFile =
  | { kind: 'read'; rows: readonly BulkRow[]; recognised: readonly string[]; unknown: readonly string[] }
  | { kind: 'refused'; reason: string };

interface ReadOptions {
  columns: readonly BulkColumn[];
  /** Headings, in small letters, of columns that an export has and an import does not read. */
  keptColumns: readonly string[];
  /** What must not be in a file twice, e.g. the address of a user; empty texts may. */
  identityOf: (cells: Readonly<Record<string, string>>) => string;
  doubledText: string;
}

/** More rows belong into several files. */
export const MAX_ROWS = 10_000;

/** Takes a CSV text apart. The first line names the columns; commas, semicolons and tabs may separate them. */
export function readFile(text: string, { columns, keptColumns, identityOf, doubledText }: ReadOptions): BulkFile {
  const plain = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(plain, { skipEmptyLines: false, delimiter: delimiterOf(plain) });
  const [header = [], ...lines] = data;
  const headings = header.map((heading) => heading.trim());
  const found = headings.map((heading) => columns.find(({ names }) => names.includes(heading.toLowerCase())));
  const missing = columns.filter((column) => column.required && !found.includes(column));
  if (missing.length > 0)
    return {
      kind: 'refused',
      reason: `The first line must name the column ${missing.map(({ title }) => title).join(', ')}.`,
    };
  const doubled = found.find((column, index) => column && found.indexOf(column) !== index);
  if (doubled) return { kind: 'refused', reason: `The column ${doubled.title} is there twice.` };
  const filled = lines.map((cells, index) => ({ cells, line: index + 2 })).filter(({ cells }) => cells.some(hasText));
  if (filled.length === 0) return { kind: 'refused', reason: 'There are no rows below the names of the columns.' };
  if (filled.length > MAX_ROWS)
    return { kind: 'refused', reason: `A file has at most ${MAX_ROWS.toLocaleString('en-US')} rows. Split it.` };

  const seen = new Set<string>();
  const rows = filled.map(({ cells, line }): BulkRow => {
    const known = Object.fromEntries(
      found.flatMap((column, index) => (column ? [[column.id, unguarded(cells[index] ?? '').trim()]] : [])),
    );
    const identity = identityOf(known);
    const isDoubled = identity !== '' && seen.has(identity);
    seen.add(identity);
    if (cells.slice(headings.length).some(hasText))
      return {
        line,
        cells: known,
        problem: 'This row has more cells than there are columns. Quote cells with commas.',
      };
    return isDoubled ? { line, cells: known, problem: doubledText } : { line, cells: known };
  });
  return {
    kind: 'read',
    rows,
    recognised: found.flatMap((column) => (column ? [column.title] : [])),
    unknown: headings.filter(
      (heading, index) => heading !== '' && !found[index] && !keptColumns.includes(heading.toLowerCase()),
    ),
  };
}

/** By the first line: cells of the others hold semicolons of their own. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const hasText = (cell: string) => cell.trim() !== '';
/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
