import { describe, expect, it } from 'vitest';
import { gridCsv } from './gridCsv';
import type { GridCell, GridColumn } from './gridTypes';

const COLUMNS: GridColumn<GridCell>[] = [
  { id: 'no', title: 'No.', cell: () => ({ text: '1' }) },
  { id: 'name', title: 'Name, as said', cell: (cell) => cell },
];

describe('gridCsv', () => {
  it.each([
    ['lead, text and unit are one value', { lead: 'P-', text: '12', unit: ' lbs' }, 'P-12 lbs'],
    ['a missing value is empty', { text: 'N/A', state: 'missing' }, ''],
    ['what is not installed is empty', { text: '-', state: 'absent' }, ''],
    ['quotes are doubled', { text: 'the "blue" one' }, '"the ""blue"" one"'],
    ['lines stay in their cell', { text: 'a\nb' }, '"a\nb"'],
    ['a negative number stays a number', { text: '-12.5' }, '-12.5'],
    ['a formula is defused', { text: '=1+1' }, `"'=1+1"`],
    ['a formula behind a sign is defused', { text: '-1+cmd' }, `"'-1+cmd"`],
    ['an at sign is defused', { text: '@SUM(A1)' }, `"'@SUM(A1)"`],
  ] as const)('%s', (_, cell, expected) => {
    expect(gridCsv({ columns: COLUMNS, rows: [cell] })).toBe(`\uFEFFNo.,"Name, as said"\r\n1,${expected}\r\n`);
  });
});
