import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../engine/mail/template';
import { attachedFiles } from './attachedFiles';
import { type ReportMail, reportMail } from './reportMail';

const MAIL: ReportMail = {
  ...{ kind: 'result', name: 'Morning <b>yard</b>', type: 'Yard', customer: 'Northline' },
  ...{
    period: '11/17/26 6:00 AM CST',
    rowCount: 214,
    columns: ['Geofence', 'Unit ID', 'VIN', 'Entered', 'Load', 'Door'],
  },
  rows: Array.from({ length: 10 }, (_, nth) => ['Dock', `U-${nth}`, '=1+1', '6:10 AM', 'Loaded', 'Closed']),
  files: [
    { format: 'xlsx', sizeBytes: 100, isAttached: true, url: 'https://x/1', until: '11/24/26 6:00 AM CST' },
    { format: 'csv', sizeBytes: 9_000_000, isAttached: false, url: 'https://x/2', until: '11/24/26 6:00 AM CST' },
  ],
  ...{ ownerEmail: 'boss@example.com', resultUrl: 'https://x/result' },
};

describe('the mail of a report', () => {
  const { title, content } = reportMail(MAIL);
  const { text, html } = renderMail({ title, ...content });

  it('says what it is about, and shows the first rows', () => {
    expect(title).toBe('Morning <b>yard</b>');
    expect(text).toContain('Yard report of Northline: 214 rows.');
    expect(text).toContain('Covers: 11/17/26 6:00 AM CST');
    expect(text).toMatch(/Geofence {2}Unit ID {2}VIN {3}Entered {2}Load\nDock {6}U-0/);
    expect(text).not.toContain('Door');
    expect(text).toContain('These are the first 10 of 214 rows. The files have all rows and columns.');
    expect(text).toContain('boss@example.com set this report up.');
  });

  it('names attached files, and links those that are too large', () => {
    expect(text).toContain('XLSX: Attached');
    expect(text).toContain('CSV: Download until 11/24/26 6:00 AM CST\n  https://x/2');
    expect(text).not.toContain('https://x/1');
  });

  it('shows markup as text', () => {
    expect(html).toContain('Morning &lt;b&gt;yard&lt;/b&gt;');
    expect(html).not.toContain('<b>yard');
  });

  it('is short if nothing was found', () => {
    const nothing = reportMail({ ...MAIL, kind: 'nothingFound', rowCount: 0, rows: [], files: [] });
    expect(nothing.content.lead).toEqual(['Yard report of Northline: nothing was found.']);
    expect(nothing.content.table).toBeUndefined();
  });
});

const MB = 1_000_000;
it.each([
  [
    [1, 2],
    [1, 2],
  ],
  [[5, 6], [5]],
  [
    [5, 2],
    [5, 2],
  ],
  [[5, 3], [3]],
  [[4, 4], [4]],
  [
    [3, 3, 3],
    [3, 3],
  ],
  [[], []],
])('of files with %j MB, those with %j MB are attached', (sizes, attached) => {
  const files = sizes.map((size) => ({ sizeBytes: size * MB }));
  expect(attachedFiles(files).map(({ sizeBytes }) => sizeBytes / MB)).toEqual(attached);
});
