import type { ColumnDef } from 'hucre/xlsx';
import type { FileColumn, FileTable, FileValue } from './fileTable';

/** Characters that XML 1.0 can't hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss';
/** More rows are written as a stream, where the library has no filters. Writing as many at once takes about 0.1 s. */
const MAX_FILTERED_ROWS = 2_000;

/** Names of sheets: without these characters, at most 31 long. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);

/**
 * A table as an Excel workbook of one sheet, in parts, with a memory that doesn't depend on the rows: the headings stay
 * in view, numbers are numbers, times are dates. Text is never a formula. The headings of up to 2,000 rows have filters.
 * The writer loads on first use.
 */
export async function* xlsxParts(
  name: string,
  { columns, pages }: FileTable,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const { writeXlsx, writeXlsxStream } = await import('hucre/xlsx');
  const sheet = { name: sheetName(name), columns: columns.map(columnOf), freezePane: { rows: 1 } };
  const rows = rowsOf(pages);
  const first = await take(rows, MAX_FILTERED_ROWS + 1);
  if (first.length <= MAX_FILTERED_ROWS) {
    const autoFilter = { range: `A1:${columnName(columns.length - 1)}${first.length + 1}` };
    // Of rows as lists, the library writes no headings.
    const all = [columns.map(({ heading }) => heading), ...first];
    yield (await writeXlsx({ sheets: [{ ...sheet, rows: all, autoFilter }] })) as Uint8Array<ArrayBuffer>;
    return;
  }
  const reader = writeXlsxStream(joined(first, rows), sheet).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value as Uint8Array<ArrayBuffer>;
    }
  } finally {
    await reader.cancel();
  }
}

/** A whole table as an Excel workbook, in the parts of `xlsxParts`. */
export async function xlsxFile(name: string, table: FileTable): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of xlsxParts(name, table)) parts.push(part);
  return parts;
}

function columnOf({ heading, isTime, widthCharacters = isTime ? TIME_FORMAT.length : 10 }: FileColumn): ColumnDef {
  return {
    header: heading,
    width: Math.min(60, Math.max(widthCharacters, heading.length) + 2),
    ...(isTime ? { numFmt: TIME_FORMAT } : {}),
  };
}

/** A, B, …, Z, AA, AB, … */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

type Rows = AsyncGenerator<FileValue[], void>;

async function* rowsOf(pages: FileTable['pages']): Rows {
  for await (const rows of pages) {
    for (const row of rows) {
      yield row.map((value) => (typeof value === 'string' ? value.replace(UNWRITABLE, '\uFFFD') : value));
    }
  }
}

async function take(rows: Rows, count: number): Promise<FileValue[][]> {
  const taken: FileValue[][] = [];
  while (taken.length < count) {
    const { done, value } = await rows.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

async function* joined(first: FileValue[][], rest: Rows): Rows {
  yield* first;
  yield* rest;
}
