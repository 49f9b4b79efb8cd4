import type { FileTable } from './fileTable';

/** Characters that XML 1.0 can't hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss';

/** Names of sheets: without these characters, at most 31 long. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);

/**
 * A table as an Excel workbook of one sheet, in parts, with a memory that doesn't depend on the rows: the headings stay
 * in view, numbers are numbers, times are dates. Text is never a formula. The writer loads on first use.
 */
export async function* xlsxParts(
  name: string,
  { columns, pages }: FileTable,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const stream = writeXlsxStream(rowsOf(pages), {
    name: sheetName(name),
    columns: columns.map(({ heading, isTime, widthCharacters = isTime ? TIME_FORMAT.length : 10 }) => ({
      header: heading,
      width: Math.min(60, Math.max(widthCharacters, heading.length) + 2),
      ...(isTime ? { numFmt: TIME_FORMAT } : {}),
    })),
    freezePane: { rows: 1 },
  });
  const reader = stream.getReader();
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

async function* rowsOf(pages: FileTable['pages']) {
  for await (const rows of pages) {
    for (const row of rows) {
      yield row.map((value) => (typeof value === 'string' ? value.replace(UNWRITABLE, '\uFFFD') : value));
    }
  }
}
