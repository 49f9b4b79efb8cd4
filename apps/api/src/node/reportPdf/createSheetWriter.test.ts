import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import type { PdfSheet } from '../../engine/pdf/sheetWriter';
import { createSheetWriter } from './createSheetWriter';

const task = (heading: string, steps: number): PdfSheet['tasks'][number] => ({
  ...{
    heading,
    lines: ['Since 11/17/26 9:12 AM CST', 'Reported: Größe 90°, Ä'],
    partsHeading: 'Parts that may be needed',
  },
  steps: Array.from({ length: steps }, (_, index) => `Step ${index + 1} of ${heading}`),
  parts: ['Wheel speed sensor, WS-1'],
});
const sheet = (title: string, tasks: PdfSheet['tasks']): PdfSheet => ({
  ...{
    title,
    subtitle: 'Printed today',
    tasks,
    blanks: ['Odometer', 'Labor hours', 'Technician'],
    footnote: 'The end.',
  },
  facts: [
    ['VIN', '1DWVA9226DK000000'],
    ['Customer', 'Cedar Ridge '.repeat(20)],
    ['Load', 'Loaded'],
  ],
});

async function read(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  await loading.destroy();
  return { pages, tree };
}

it('writes each sheet on its own page, tagged, with every word', async () => {
  const sheets = [sheet('Work order A', [task('Amber lamp', 3)]), sheet('Work order B', [task('Battery', 2)])];
  const { pages, tree } = await read(await createSheetWriter().write('2 work orders', sheets));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Work order A');
  expect(pages[0]).toContain('Step 3 of Amber lamp');
  expect(pages[0]).toContain('Größe 90°, Ä');
  expect(pages[0]).toContain('The end.');
  expect(pages[1]).toContain('Work order B');
  expect(pages[1]).toContain('Page 2 of 2');
  for (const role of ['H1', 'H2', 'H3', 'P']) expect(tree).toContain(`"role":"${role}"`);
});

it('goes on with the next page', async () => {
  const { pages } = await read(await createSheetWriter().write('Work order', [sheet('Long', [task('Lamp', 60)])]));
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.join(' ');
  for (let step = 1; step <= 60; step++) expect(all).toContain(`Step ${step} of Lamp`);
  expect(pages.at(-1)).toContain('The end.');
});
