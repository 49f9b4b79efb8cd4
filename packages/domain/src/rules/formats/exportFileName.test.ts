import { expect, test } from 'vitest';
import { exportFileName } from './exportFileName';

const at = new Date('2026-11-02T05:30:00Z');
const later = new Date('2026-11-09T05:30:00Z');

test.each([
  ['Users', at, 'America/Chicago', 'Users Export 11-01-2026.csv'],
  ['Users', at, 'UTC', 'Users Export 11-02-2026.csv'],
  ['R 22/07 <A> History', { first: at, last: later }, 'UTC', 'R 22-07 A History Export 11-02-2026 to 11-09-2026.csv'],
  ['Ärger History', { first: at, last: at }, 'UTC', 'Ärger History Export 11-02-2026.csv'],
  ['../../etc', at, 'UTC', 'etc Export 11-02-2026.csv'],
  ['a\u202Egpx.exe\u0000', at, 'UTC', 'a-gpx.exe Export 11-02-2026.csv'],
])('names the export of %j at %j in %s %s', (what, days, timeZone, name) =>
  expect(exportFileName({ what, at: days, timeZone, ending: 'csv' })).toBe(name),
);
