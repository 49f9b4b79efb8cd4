import { isStorableText } from '@gladhand/domain';
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
  /** Where it begins, as an editor counts the lines of the file. */
  line: number;
  /** Texts by column id; columns that the file has not are missing. */
  cells: Readonly<Record<string, string>>;
  /** What is wrong with it whatever the server says. */
  problem?: string;
}

/** What separates the cells of a file, as it is named on the screen. */
export type Separator = 'commas' | 'semicolons' | 'tabs';

/** A file taken apart; or why it cannot be. */
export type BulkFile =
  | {
      kind: 'read';
      rows: readonly BulkRow[];
      recognised: readonly string[];
      unknown: readonly string[];
      separator: Separator;
      /** Comment lines that were left out. */
      comments: number;
    }
  | { kind: 'refused'; reason: string };

/** Plain data, so that a worker can be given it. */
export interface ReadOptions {
  columns: readonly BulkColumn[];
  /** Headings, in small letters, of columns that an export has and an import does not read. */
  keptColumns: readonly string[];
}

/** More rows belong into several files. */
export const MAX_ROWS = 10_000;
/** Larger files are not read at all. Ten thousand rows with every column take a third of it, in UTF-16 two thirds. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const DELIMITERS: Readonly<Record<Separator, string>> = { commas: ',', semicolons: ';', tabs: '\t' };
const LINE_BREAK = /\r\n|\r|\n/g;
const TOO_LONG = 'This row has more cells than there are columns. Quote cells with commas.';
const NOT_STORABLE = "This row contains characters that can't be stored (U+0000 or half of a surrogate pair).";

/**
 * Takes a CSV text apart. The first line names the columns; commas, semicolons and tabs may separate them, 'sep=;' above
 * it decides. Lines that begin with # are comments. A quote that is not closed refuses the file: which cells belong to
 * which row can't be known from there on.
 */
export function readFile(text: string, { columns, keptColumns }: ReadOptions): BulkFile {
  const { body, firstLine, separator, comments } = withoutPreamble(text.replace(/^\uFEFF/, ''));
  const { data, errors } = Papa.parse<string[]>(body, { skipEmptyLines: false, delimiter: DELIMITERS[separator] });
  const [wrong] = errors;
  if (wrong) return openQuote(firstLine + lineBreaks(body.slice(0, wrong.index ?? 0)));
  const [header = [], ...lines] = data;
  const headings = header.map((heading) => heading.trim());
  const found = headings.map((heading) => columns.find(({ names }) => names.includes(heading.toLowerCase())));
  const missing = columns.filter((column) => column.required && !found.includes(column));
  if (missing.length > 0) {
    return refused(`The first line must name the column ${missing.map(({ title }) => title).join(', ')}.`);
  }
  const doubled = found.find((column, index) => column && found.indexOf(column) !== index);
  if (doubled) return refused(`The column ${doubled.title} is there twice.`);

  const keyPlace = found.findIndex((column) => column?.required);
  const rows: BulkRow[] = [];
  let line = firstLine + linesOf(header);
  let commentRows = 0;
  for (const cells of lines) {
    const isComment = cells[0]?.startsWith('#') && (keyPlace === 0 || !hasText(cells[keyPlace] ?? ''));
    if (isComment) commentRows++;
    else if (cells.some(hasText)) {
      if (rows.length === MAX_ROWS)
        return refused(`A file has at most ${MAX_ROWS.toLocaleString('en-US')} rows. Split it.`);
      rows.push(rowOf(cells, line, found));
    }
    line += linesOf(cells);
  }
  if (rows.length === 0) return refused('There are no rows below the names of the columns.');
  return {
    kind: 'read',
    rows,
    recognised: found.flatMap((column) => (column ? [column.title] : [])),
    unknown: headings.filter(
      (heading, index) => heading !== '' && !found[index] && !keptColumns.includes(heading.toLowerCase()),
    ),
    separator,
    comments: comments + commentRows,
  };
}

/** The rows with a problem for each whose identity an earlier row has. */
export function withoutDoubles(
  rows: readonly BulkRow[],
  identityOf: (cells: Readonly<Record<string, string>>) => string,
  doubledText: string,
): BulkRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const identity = identityOf(row.cells);
    const isDoubled = identity !== '' && seen.has(identity);
    seen.add(identity);
    return isDoubled && !row.problem ? { ...row, problem: doubledText } : row;
  });
}

function rowOf(cells: readonly string[], line: number, found: readonly (BulkColumn | undefined)[]): BulkRow {
  const known = Object.fromEntries(
    found.flatMap((column, index) => (column ? [[column.id, unguarded(cells[index] ?? '').trim()]] : [])),
  );
  if (cells.slice(found.length).some(hasText)) return { line, cells: known, problem: TOO_LONG };
  if (!cells.every(isStorableText)) return { line, cells: known, problem: NOT_STORABLE };
  return { line, cells: known };
}

/** Takes comments and 'sep=;' off the top. */
function withoutPreamble(text: string) {
  let body = text;
  let firstLine = 1;
  let comments = 0;
  let said: Separator | undefined;
  for (;;) {
    const top = /^(?:#[^\r\n]*|[ \t]*|"?sep=(?<sign>[,;\t])"?[ \t]*)(?:\r\n|\r|\n|$)/i.exec(body);
    if (!top || body === '') break;
    const { sign } = top.groups ?? {};
    if (sign) said = separatorOf(sign);
    if (top[0].startsWith('#')) comments++;
    body = body.slice(top[0].length);
    firstLine++;
  }
  return { body, firstLine, comments, separator: said ?? separatorIn(body) };
}

const separatorOf = (sign: string) =>
  (Object.keys(DELIMITERS) as Separator[]).find((name) => DELIMITERS[name] === sign);

/** By the first line: cells of the others hold semicolons of their own. */
function separatorIn(text: string): Separator {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (name: Separator) => first.split(DELIMITERS[name]).length;
  return (Object.keys(DELIMITERS) as Separator[]).reduce((best, name) => (count(name) > count(best) ? name : best));
}

const openQuote = (line: number) =>
  refused(
    `Line ${line.toLocaleString('en-US')}: a cell begins with a quote and does not end with one. Close the cell with a quote, and write quotes inside of it twice.`,
  );

const refused = (reason: string): BulkFile => ({ kind: 'refused', reason });
const lineBreaks = (text: string) => text.match(LINE_BREAK)?.length ?? 0;
/** Lines of the file that a row takes. */
const linesOf = (cells: readonly string[]) => 1 + cells.reduce((sum, cell) => sum + lineBreaks(cell), 0);
const hasText = (cell: string) => cell.trim() !== '';
/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
