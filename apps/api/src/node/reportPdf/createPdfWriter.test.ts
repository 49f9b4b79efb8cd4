import type { ReportColumn } from '@gladhand/domain/reports';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { PdfReport } from '../../engine/pdf/pdfWriter';
import { createPdfWriter } from './createPdfWriter';

const COLUMNS: ReportColumn[] = [
  { id: 'geofence', heading: 'Geofence', kind: 'text' },
  { id: 'vin', heading: 'VIN', kind: 'text' },
  { id: 'dwell', heading: 'Dwell', kind: 'duration' },
];
/** Many columns, so that the first is narrow. */
const WITH_NOTE: ReportColumn[] = [
  ...COLUMNS,
  ...Array.from({ length: 9 }, (_, nth): ReportColumn => ({ id: `${nth}`, heading: `Column ${nth}`, kind: 'text' })),
];
const report = (rows: readonly (readonly string[])[], change: Partial<PdfReport> = {}): PdfReport => ({
  ...{ name: 'Dwell, Midwest yards', type: 'Dwell', customer: 'Cedar Ridge', period: ['10/29/26 to 10/30/26 CDT'] },
  ...{ created: '10/30/26 1:30 AM CDT', owner: 'dana@example.com', columns: COLUMNS, rows, chart: null },
  ...change,
});

async function read(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  /** Height above the lower edge of each text of the first page, in points. */
  const heights = new Map<string, number>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    if (number === 1)
      for (const item of items) if ('str' in item && !heights.has(item.str)) heights.set(item.str, item.transform[5]);
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  const { info } = await pdf.getMetadata();
  const marked = await pdf.getMarkInfo();
  await task.destroy();
  return { pages, heights, tree, title: (info as { Title?: string }).Title, isTagged: marked?.Marked };
}

describe('the PDF of a report', () => {
  it('has every cell, the header on each page, and page numbers', async () => {
    const rows = Array.from({ length: 90 }, (_, nth) => ['Cedar Ridge DC', `1DWVA9226DK0000${10 + nth}`, `${nth} h`]);
    const { pages, title, isTagged, tree } = await read(await createPdfWriter().write(report(rows)));
    expect([title, isTagged]).toEqual(['Dwell, Midwest yards', true]);
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join('');
    for (const [, vin] of rows) expect(text).toContain(vin);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Geofence VIN Dwell');
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
  });

  it('keeps words and numbers whole, also in a table with many columns', async () => {
    const headings = ['Unit ID', 'VIN', 'Status', 'Fault', 'Start', 'End', 'Suspect component', 'Cause', 'Duration'];
    const columns = [...headings, 'Repair information', 'Maximum speed', 'Mileage', 'Level', 'SPN/FMI'].map(
      (heading): ReportColumn => ({ id: heading, heading, kind: 'text' }),
    );
    const sentence = 'Push the sensor all the way in against the tone ring, check bearing play, and spin the wheel.';
    const row = [
      ...['CL100037', '1GRVA4032EK000037', 'Cleared', 'Wheel speed sensor C gap too large', '11/22/26 16:20 CST'],
      ...['11/24/26 00:34 CST', 'Modulator valve, axle 1 roadside', sentence, '14 h 19 min', sentence, '60 mph'],
      ...['1,234.5 mi', 'Component', '3597/13'],
    ];
    const { pages } = await read(await createPdfWriter().write(report([row, row], { columns })));
    for (const word of ['CL100037', '1GRVA4032EK000037', 'Cleared', 'Component', '3597/13', 'Maximum', 'Mileage'])
      expect(pages[0]).toContain(word);
  });

  it('begins each row below all lines of the row before', async () => {
    const note =
      'Inspected at the gate by the yard crew, which found a worn tread, a cracked mud flap and a loose seal.';
    const rows = Array.from({ length: 9 }, (_, nth) => [`${note} ${note}`, `1DWVA9226DK0000${10 + nth}`, `${nth} h`]);
    const { heights } = await read(await createPdfWriter().write(report(rows, { columns: WITH_NOTE })));
    const tops = rows.map(([, vin]) => heights.get(vin ?? '') ?? 0);
    const steps = tops.slice(1).map((top, at) => (tops[at] ?? 0) - top);
    expect(steps).toHaveLength(8);
    for (const step of steps) expect(step).toBeGreaterThan(4 * 7.5);
    expect(heights.get('VIN')).toBeGreaterThan(tops[0] ?? 0);
    expect(heights.get('Dwell, Midwest yards')).toBeGreaterThan(heights.get('VIN') ?? 0);
  });

  it('lets other work in between its pages', async () => {
    const rows = Array.from({ length: 400 }, (_, nth) => ['Cedar Ridge DC', `1DWVA9226DK0000${10 + nth}`, `${nth} h`]);
    let isDone = false;
    let turns = 0;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const { pages } = await read(
      await createPdfWriter()
        .write(report(rows))
        .finally(() => (isDone = true)),
    );
    expect(turns).toBeGreaterThanOrEqual(pages.length);
  });

  it('describes the chart, and says that nothing was found', async () => {
    const chart: PdfReport['chart'] = {
      ...{ heading: 'Trailers by geofence', kind: 'count', restBars: 2 },
      series: [{ heading: 'Trailers', look: 'solid' }],
      bars: [
        { label: 'Dock', values: [12] },
        { label: '', values: [3] },
      ],
    };
    const { pages, tree } = await read(await createPdfWriter().write(report([], { chart })));
    expect(pages[0]).toContain('Nothing was found.');
    expect(tree).toContain('Trailers by geofence: Dock 12; 2 more 3');
  });

  it('cuts what is very long with a sign, and keeps markup and other scripts as text', async () => {
    const long = 'x'.repeat(500);
    const bytes = await createPdfWriter().write(
      report([[long, '=HYPERLINK("x")', '<b>1 h</b>']], { name: `${long}\n`, owner: null }),
    );
    const { pages } = await read(bytes);
    expect(pages[0]).toContain('…');
    expect(pages[0]).toContain('=HYPERLINK("x")');
    expect(pages[0]).toContain('<b>1 h</b>');
  });
});
