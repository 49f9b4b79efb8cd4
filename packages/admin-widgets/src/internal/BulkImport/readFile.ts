import { isStorableText, unguardFormula } from '@gladhand/domain/formats';
import Papa from 'papaparse';
import { IMPORT_MESSAGES } from './messages';

/** A column that a file may have. */
export interface BulkColumn {
  id: string;
  /** The heading in the template. */
  title: string;
  /** Accepted headings, in lower case. */
  names: readonly string[];
  required: boolean;
}

/** A row of the file. */
export interface BulkRow {
  /** The first line of the row in the file. */
  line: number;
  /** Texts by column id. Columns that are not in the file are missing. */
  cells: Readonly<Record<string, string>>;
  /** A problem that was found before the row is sent. */
  problem?: string | undefined;
}

/** The separator of a file, as it is shown on the screen. */
export type Separator = 'commas' | 'semicolons' | 'tabs';

/** The rows of a file, or the reason that it was rejected. */
export type BulkFile =
  | {
      kind: 'read';
      rows: readonly BulkRow[];
      recognized: readonly string[];
      unknown: readonly string[];
      /** Undefined for JSON. */
      separator: Separator | undefined;
      /** The number of comment lines that were skipped. */
      comments: number;
    }
  | { kind: 'refused'; reason: string };

/** Plain data, which can be sent to a worker. */
export interface ReadOptions {
  columns: readonly BulkColumn[];
  /** Lower-case headings of columns that an export has and an import ignores. */
  keptColumns: readonly string[];
}

/** More rows must be split into several files. */
export const MAX_ROWS = 10_000;
/** Larger files are not read. Ten thousand rows with every column take a third of it, or two thirds in UTF-16. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

const DELIMITERS: Readonly<Record<Separator, string>> = { commas: ',', semicolons: ';', tabs: '\t' };
const LINE_BREAK = /\r\n|\r|\n/g;

/**
 * Parses a CSV text. The first line has the column names, separated by commas, semicolons or tabs; 'sep=;' above it
 * decides. Lines that start with # are comments. An unclosed quote rejects the file, because the rows after it cannot
 * be determined.
 */
export function readFile(text: string, { columns, keptColumns }: ReadOptions, messages = IMPORT_MESSAGES): BulkFile {
  const { body, firstLine, separator, comments } = withoutPreamble(text.replace(/^\uFEFF/, ''));
  const { data, errors } = Papa.parse<string[]>(body, { skipEmptyLines: false, delimiter: DELIMITERS[separator] });
  const [wrong] = errors;
  if (wrong) return openQuote(firstLine + lineBreaks(body.slice(0, wrong.index ?? 0)), messages);
  const [header = [], ...lines] = data;
  const headings = header.map((heading) => heading.trim());
  const found = headings.map((heading) => columns.find(({ names }) => names.includes(heading.toLowerCase())));
  const missing = columns.filter((column) => column.required && !found.includes(column));
  if (missing.length > 0) {
    return refused(messages.missingColumns(missing.map(({ title }) => title).join(', ')));
  }
  const doubled = found.find((column, index) => column && found.indexOf(column) !== index);
  if (doubled) return refused(messages.repeatedColumn(doubled.title));

  const keyPlace = found.findIndex((column) => column?.required);
  const rows: BulkRow[] = [];
  let line = firstLine + linesOf(header);
  let commentRows = 0;
  for (const cells of lines) {
    const isComment = cells[0]?.startsWith('#') && (keyPlace === 0 || !hasText(cells[keyPlace] ?? ''));
    if (isComment) commentRows++;
    else if (cells.some(hasText)) {
      if (rows.length === MAX_ROWS) return refused(messages.tooManyRows(MAX_ROWS.toLocaleString('en-US')));
      rows.push(rowOf(cells, line, found, messages));
    }
    line += linesOf(cells);
  }
  if (rows.length === 0) return refused(messages.noRows);
  return {
    kind: 'read',
    rows,
    recognized: found.flatMap((column) => (column ? [column.title] : [])),
    unknown: headings.filter(
      (heading, index) => heading !== '' && !found[index] && !keptColumns.includes(heading.toLowerCase()),
    ),
    separator,
    comments: comments + commentRows,
  };
}

/** Adds a problem to each row whose identity an earlier row has. */
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

function rowOf(
  cells: readonly string[],
  line: number,
  found: readonly (BulkColumn | undefined)[],
  messages = IMPORT_MESSAGES,
): BulkRow {
  const known = Object.fromEntries(
    found.flatMap((column, index) => (column ? [[column.id, unguardFormula(cells[index] ?? '').trim()]] : [])),
  );
  if (cells.slice(found.length).some(hasText)) return { line, cells: known, problem: messages.tooManyCells };
  if (!cells.every(isStorableText)) return { line, cells: known, problem: messages.notStorable };
  return { line, cells: known };
}

/** Removes comments and 'sep=;' from the top. */
function withoutPreamble(text: string) {
  let body = text;
  let firstLine = 1;
  let comments = 0;
  let declared: Separator | undefined;
  for (;;) {
    const top = /^(?:#[^\r\n]*|[ \t]*|"?sep=(?<sign>[,;\t])"?[ \t]*)(?:\r\n|\r|\n|$)/i.exec(body);
    if (!top || body === '') break;
    const { sign } = top.groups ?? {};
    if (sign) declared = separatorOf(sign);
    if (top[0].startsWith('#')) comments++;
    body = body.slice(top[0].length);
    firstLine++;
  }
  return { body, firstLine, comments, separator: declared ?? separatorIn(body) };
}

const separatorOf = (sign: string) =>
  (Object.keys(DELIMITERS) as Separator[]).find((name) => DELIMITERS[name] === sign);

/** Only the first line decides, because cells of other lines can contain semicolons. */
function separatorIn(text: string): Separator {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const count = (name: Separator) => first.split(DELIMITERS[name]).length;
  return (Object.keys(DELIMITERS) as Separator[]).reduce((best, name) => (count(name) > count(best) ? name : best));
}

const openQuote = (line: number, messages = IMPORT_MESSAGES) =>
  refused(messages.openQuote(line.toLocaleString('en-US')));

const refused = (reason: string): BulkFile => ({ kind: 'refused', reason });
const lineBreaks = (text: string) => text.match(LINE_BREAK)?.length ?? 0;
/** The number of lines of a row. */
const linesOf = (cells: readonly string[]) => 1 + cells.reduce((sum, cell) => sum + lineBreaks(cell), 0);
const hasText = (cell: string) => cell.trim() !== '';
