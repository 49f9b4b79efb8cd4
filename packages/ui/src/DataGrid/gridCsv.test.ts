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

  it('numbers with a unit are numbers, and the heading names the unit', () => {
    const columns: GridColumn<GridCell>[] = [{ id: 'a', title: 'Set point', cell: (cell) => cell }];
    const rows: GridCell[] = [
      { text: '-4.0', unit: ' °F', amount: -4 },
      { text: '1,234.5', unit: ' °F', amount: 1234.5 },
      { text: 'N/A', state: 'missing', amount: 3276, unit: ' K' },
    ];
    expect(gridCsv({ columns, rows })).toBe('\uFEFFSet point (°F)\r\n-4\r\n1234.5\r\n\r\n');
  });
});
