import type { FileTable } from './fileTable';

/** Characters that XML 1.0 can't hold. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss';

/** Names of sheets: without these characters, at most 31 long. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);

/**
 * A table as an Excel workbook of one sheet: the headings stay in view, numbers are numbers, times are dates.
 * Text is never a formula. The writer loads on first use.
 */
export async function xlsxFile(name: string, { columns, pages }: FileTable): Promise<Uint8Array<ArrayBuffer>[]> {
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
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

async function* rowsOf(pages: FileTable['pages']) {
  for await (const rows of pages) {
    for (const row of rows) {
      yield row.map((value) => (typeof value === 'string' ? value.replace(UNWRITABLE, '\uFFFD') : value));
    }
  }
}
