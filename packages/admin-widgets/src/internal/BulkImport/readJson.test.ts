import { expect, it, test } from 'vitest';
import type { BulkColumn } from './readFile';
import { readJson } from './readJson';

const column = (title: string, required = false): BulkColumn => ({
  ...{ id: title, title, names: [title.toLowerCase(), title.toLowerCase().replaceAll(' ', '')], required },
});
const OPTIONS = { columns: [column('Part Number', true), column('Quantity'), column('Fault Codes')], keptColumns: [] };
const read = (value: unknown) => readJson(typeof value === 'string' ? value : JSON.stringify(value), OPTIONS);

it('reads a list of objects by headings or names, with the place in the list as the line', () => {
  expect(
    read([{ partNumber: 'A', Quantity: 2, faultCodes: [789, 790], color: 'red' }, { 'part number': 'B' }]),
  ).toEqual({
    ...{ kind: 'read', separator: undefined, comments: 0, unknown: ['color'] },
    recognized: ['Part Number', 'Quantity', 'Fault Codes'],
    rows: [
      { line: 1, cells: { 'Part Number': 'A', Quantity: '2', 'Fault Codes': '789; 790' }, problem: undefined },
      { line: 2, cells: { 'Part Number': 'B' }, problem: undefined },
    ],
  });
});

it('keeps the good entries next to bad ones', () => {
  const file = read([
    { partNumber: 'A' },
    { partNumber: 'B', quantity: { of: 2 } },
    { quantity: 3 },
    { partNumber: null },
  ]);
  expect(file.kind === 'read' && file.rows.map(({ problem }) => problem ?? '')).toEqual([
    '',
    'Quantity must be a text, a number or a list of them.',
    'Part Number is missing.',
    'Part Number is missing.',
  ]);
});

test.each([
  ['[{', 'not valid JSON'],
  [{ parts: [] }, 'list of objects'],
  [[1], 'list of objects'],
  [[], 'has no entries'],
  [Array.from({ length: 10_001 }, () => ({ partNumber: 'A' })), 'up to 10,000 rows'],
])('refuses %#', (value, reason) => {
  const file = read(value);
  expect(file.kind === 'refused' && file.reason).toContain(reason);
});
