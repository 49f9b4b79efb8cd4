import type { ColumnDef } from 'hucre/xlsx';
import type { FileColumn, FileTable } from './fileTable';
import { xlsxRow } from './xlsxRow';

const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss';
const SHEET = 'xl/worksheets/sheet1.xml';
const END_OF_ROWS = '</sheetData>';
/** Text is passed on in pieces of about this many characters. */
const PIECE_CHARACTERS = 64 * 1024;

/** Names of sheets: without these characters, at most 31 long. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);

/**
 * A table as an Excel workbook of one sheet, in parts, with a memory that doesn't depend on the rows: the headings stay
 * in view and have filters, numbers are numbers, times are dates. Text is never a formula. The writers load on first
 * use.
 */
export async function* xlsxParts(
  name: string,
  { columns, pages }: FileTable,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const { ZipWriter, TextReader } = await import('@zip.js/zip.js');
  const workbook = await workbookOf(name, columns);
  type Bytes = Uint8Array<ArrayBuffer>;
  let output: TransformStreamDefaultController<Bytes> | undefined;
  const { readable, writable } = new TransformStream<Bytes, Bytes>({
    start(controller) {
      output = controller;
    },
  });
  // Some readers know neither the 64-bit sizes nor the lack of signatures that the library prefers for streams.
  const zip = new ZipWriter(writable, { useWebWorkers: false, zip64: false, dataDescriptorSignature: true });
  const writing = (async () => {
    await zip.add(SHEET, { readable: bytesOf(sheetOf(workbook.get(SHEET) ?? '', columns, pages)) });
    for (const [path, text] of workbook) if (path !== SHEET) await zip.add(path, new TextReader(text));
    await zip.close();
  })();
  // The library doesn't tell the reader of the parts.
  writing.catch((error) => output?.error(error));
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await writing;
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

/** The files of a workbook that has the headings only, by path. */
async function workbookOf(name: string, columns: readonly FileColumn[]): Promise<Map<string, string>> {
  const [{ writeXlsx }, { TextWriter, Uint8ArrayReader, ZipReader }] = await Promise.all([
    import('hucre/xlsx'),
    import('@zip.js/zip.js'),
  ]);
  const sheet = {
    name: sheetName(name),
    columns: columns.map(columnOf),
    freezePane: { rows: 1 },
    rows: [columns.map(({ heading }) => heading)],
  };
  const zip = new ZipReader(new Uint8ArrayReader(await writeXlsx({ sheets: [sheet] })), { useWebWorkers: false });
  const files = new Map<string, string>();
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
  }
  await zip.close();
  return files;
}

/** The sheet with its rows and the filters, which have to know the last row. */
async function* sheetOf(
  headings: string,
  columns: readonly FileColumn[],
  pages: FileTable['pages'],
): AsyncGenerator<string, void> {
  const [before = '', after = ''] = headings.replace(/<dimension [^>]*>/, '').split(END_OF_ROWS);
  // The headings have the styles of their columns.
  const cells = columns.map((_, index) => {
    const letters = columnName(index);
    const style = new RegExp(`<c r="${letters}1"[^>]* s="(\\d+)"`).exec(before)?.[1];
    return { letters, style: style ? ` s="${style}"` : '' };
  });
  let rowNumber = 1;
  let piece = before;
  for await (const rows of pages) {
    for (const row of rows) {
      rowNumber += 1;
      piece += xlsxRow(rowNumber, row, cells);
      if (piece.length < PIECE_CHARACTERS) continue;
      yield piece;
      piece = '';
    }
  }
  const filters = `<autoFilter ref="A1:${columnName(columns.length - 1)}${rowNumber}"/>`;
  yield `${piece}${END_OF_ROWS}${filters}${after}`;
}

function columnOf({ heading, isTime, widthCharacters = isTime ? TIME_FORMAT.length : 10 }: FileColumn): ColumnDef {
  return {
    width: Math.min(60, Math.max(widthCharacters, heading.length) + 2),
    ...(isTime ? { numFmt: TIME_FORMAT } : {}),
  };
}

/** A, B, …, Z, AA, AB, … */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

function bytesOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
}
