import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csvFile';
import type { FileTable, FileValue } from './fileTable';
import { wallTimeOf } from './wallTimeOf';
import { xlsxFile, xlsxParts } from './xlsxFile';

const columns: FileTable['columns'] = [
  { heading: 'Unit ID' },
  { heading: 'Speed (mph)' },
  { heading: 'Last report (UTC)', isTime: true },
];

function table(...pages: FileValue[][][]): FileTable {
  return {
    columns,
    pages: (async function* () {
      yield* pages;
    })(),
  };
}

/** The cells that another library reads. It cuts the fraction of a day off, so times are rounded to seconds. */
async function readBack(parts: Uint8Array[]) {
  const rows = await readSheet(Readable.from([Buffer.concat(parts)]));
  const toSecond = (value: unknown) =>
    value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
  return rows.map((row) => row.map(toSecond));
}

const AT = new Date('2026-11-21T14:30:05Z');

describe('csvFile', () => {
  it('writes numbers, times and empty cells, page by page', async () => {
    const parts = await csvFile(table([['R-1', 57.5, AT]], [['=A1', null, null]]));
    expect(parts).toEqual([
      'Unit ID,Speed (mph),Last report (UTC)\r\n',
      'R-1,57.5,2026-11-21 14:30:05\r\n',
      "'=A1,,\r\n",
    ]);
  });
});

describe('xlsxFile', () => {
  it('can be read by another library, with numbers as numbers and times as dates', async () => {
    const rows = await readBack(await xlsxFile('Fleet Status', table([['R-1', 57.5, AT]], [['=SUM(A1)', null, null]])));
    expect(rows).toEqual([
      ['Unit ID', 'Speed (mph)', 'Last report (UTC)'],
      ['R-1', 57.5, AT],
      ['=SUM(A1)', null, null],
    ]);
  });

  it.each([0, 1, 5_000])('has all of %i rows', async (count) => {
    const rows = await readBack(
      await xlsxFile('F', table(Array.from({ length: count }, (_, nth) => [`R-${nth}`, nth, AT]))),
    );
    expect(rows).toHaveLength(count + 1);
    if (count > 0) expect(rows.at(-1)).toEqual([`R-${count - 1}`, count - 1, AT]);
  });

  it.each([
    [0, 28, 'A1:AB1'],
    [1, 3, 'A1:C2'],
    [50_000, 3, 'A1:C50001'],
  ])('has filters above %i rows of %i columns', async (count, wide, range) => {
    const headings = Array.from({ length: wide }, (_, nth) => ({ heading: `C${nth}` }));
    const row = headings.map(({ heading }) => heading);
    const { pages } = table(Array.from({ length: count }, () => row));
    const { sheets } = await readXlsx(Buffer.concat(await xlsxFile('F', { columns: headings, pages })));
    expect(sheets[0]?.autoFilter?.range).toBe(range);
  });

  it('reads rows only as fast as parts are read, and none after the reader has stopped', async () => {
    let read = 0;
    let isClosed = false;
    const pages = (async function* () {
      try {
        for (; read < 1_000; read++) yield Array.from({ length: 500 }, (_, nth) => [`R-${read}-${nth}`, nth, AT]);
      } finally {
        isClosed = true;
      }
    })();
    const parts = xlsxParts('F', { columns, pages });
    await parts.next();
    await parts.return();
    expect(read).toBeLessThan(100);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('passes on an error of its rows', async () => {
    const pages = (async function* () {
      yield [['R-1', 1, AT]];
      throw new Error('the database is gone');
    })();
    await expect(xlsxFile('F', { columns, pages })).rejects.toThrow('the database is gone');
  });

  it('accepts any sheet name and any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        const rows = await readBack(await xlsxFile(`[${text}]`, table([[`x${text}x`, 1, null]])));
        expect(rows).toHaveLength(2);
        expect(rows[1]?.[1]).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('wallTimeOf', () => {
  it.each([
    ['America/Chicago', '2026-11-21T14:30:05.900Z', '2026-11-21T08:30:05.000Z'],
    ['America/Chicago', '2026-07-01T03:00:00Z', '2026-06-30T22:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01T05:45:00.000Z'],
    ['UTC', '1969-12-31T23:59:59.500Z', '1969-12-31T23:59:59.000Z'],
  ])('returns the local time in %s at %s', (zone, at, shown) => {
    expect(wallTimeOf(new Date(at), zone).toISOString()).toBe(shown);
  });
});
