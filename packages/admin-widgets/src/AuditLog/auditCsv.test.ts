import { expect, it } from 'vitest';
import { auditCsv } from './auditCsv';

const line = {
  id: '1',
  at: '2026-11-17T15:12:30.000Z',
  action: 'group.renamed',
  by: '=cmd@example.com',
  byId: null,
  customerId: 1,
  customerName: 'Cedar "Ridge", Inc.',
  subject: '=HYPERLINK("https://evil.example")',
  target: null,
  details: [{ name: 'trailers', value: '3' }],
  changes: [
    { field: 'name', before: null, after: '@East' },
    { field: 'password', before: 'a', after: 'b' },
  ],
};

it('writes the columns of the table, without formulas or secrets', () => {
  const context = { customers: [], timeZone: 'America/Chicago', units: 'us' as const };
  expect(
    auditCsv([line, { ...line, by: null, customerName: null, subject: null, changes: [], details: [] }], context),
  ).toEqual([
    'Time,User,Action,Target,Customer,Details\r\n',
    `2026-11-17T09:12:30-06:00,'=cmd@example.com,Renamed the group,"'=HYPERLINK(""https://evil.example"")","Cedar ""Ridge"", Inc.",Name: none → @East; Trailers: 3\r\n`,
    '2026-11-17T09:12:30-06:00,Not signed in,Renamed the group,,,\r\n',
  ]);
});
