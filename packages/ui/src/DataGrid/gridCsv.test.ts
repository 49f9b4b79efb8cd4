import { describe, expect, it } from 'vitest';
import { gridCsv } from './gridCsv';
import type { GridCell, GridColumn } from './gridTypes';

const COLUMNS: GridColumn<GridCell>[] = [
  { id: 'no', title: 'No.', cell: () => ({ text: '1' }) },
  { id: 'name', title: 'Name, as said', cell: (cell) => cell },
];

const line = (cells: readonly (string | number)[]) => `${cells.join('|')}\r\n`;

describe('gridCsv', () => {
  it.each([
    ['joins lead, text and unit', { lead: 'P-', text: '12', unit: ' lbs' }, 'P-12 lbs'],
    ['leaves a missing value empty', { text: 'N/A', state: 'missing' }, ''],
    ['leaves a value empty if its sensor is not installed', { text: '-', state: 'absent' }, ''],
    ['keeps a negative number as a number', { text: '-12.5' }, '-12.5'],
  ] as const)('%s', (_, cell, expected) => {
    expect(gridCsv({ columns: COLUMNS, rows: [cell], line })).toBe(`\uFEFFNo.|Name, as said\r\n1|${expected}\r\n`);
  });

  it('writes the unit in the heading and plain numbers in the cells', () => {
    const columns: GridColumn<GridCell>[] = [{ id: 'a', title: 'Set point', unit: '°F', cell: (cell) => cell }];
    const rows: GridCell[] = [
      { text: '-4.0', unit: ' °F', amount: -4 },
      { text: '1,234.5', unit: ' °F', amount: 1234.5 },
      { text: 'N/A', state: 'missing', amount: 3276, unit: ' °F' },
    ];
    expect(gridCsv({ columns, rows, line })).toBe('\uFEFFSet point (°F)\r\n-4\r\n1234.5\r\n\r\n');
  });
});
