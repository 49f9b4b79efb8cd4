import { useMemo, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { DataGrid } from '../DataGrid/DataGrid';
import { EMPTY_LAYOUT } from '../DataGrid/gridLayout';
import type { GridSort } from '../DataGrid/gridTypes';
import { PARCEL_COLUMNS, type Parcel, parcels } from '../DataGrid/parcels.stories.data';
import { useClientRows } from '../DataGrid/useClientRows';
import { hears } from './heard.stories.data';

const opened = fn();

function Demo() {
  const [layout, setLayout] = useState({ ...EMPTY_LAYOUT, pinned: ['id'] } as typeof EMPTY_LAYOUT);
  const [sort, setSort] = useState<GridSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => parcels(1_000), []);
  const rows = useClientRows({ rows: all, columns: PARCEL_COLUMNS, sort });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, blockSize: 460 }}>
      <DataGrid<Parcel>
        label="Parcels"
        columns={PARCEL_COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ id }) => id}
        layout={layout}
        onLayoutChange={setLayout}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
        onRowActivate={opened}
      />
      <Button>After the grid</Button>
    </div>
  );
}

const meta = preview.meta({ title: 'Accessibility/DataGrid', component: Demo });

const rowOfFocus = () => document.activeElement?.closest<HTMLElement>('[role=row]') ?? null;
const inRow = (index: number) => expect(rowOfFocus()).toHaveAttribute('aria-rowindex', String(index));

/** Sorts, moves, selects and opens rows by keyboard, with the position of each row. */
export const KeyboardAlone = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent, step }) => {
    opened.mockClear();
    const key = userEvent.keyboard;
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await step('the grid is one tab stop and exposes its full size', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '1001');
      await expect(grid).toHaveAttribute('aria-colcount', '44');
      await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
      await userEvent.tab();
      await hears('button', 'Parcel', { haspopup: 'menu' });
      await userEvent.tab();
      await hears('button', 'After the grid');
      await userEvent.tab({ shift: true });
      await hears('button', 'Parcel');
    });
    await step('Enter sorts, and the header exposes the direction', async () => {
      const header = within(grid).getByRole('columnheader', { name: 'Parcel' });
      await expect(header).toHaveAttribute('aria-sort', 'none');
      await key('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await key('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', 'descending');
    });
    await step('arrow keys move between cells, which expose their position', async () => {
      await key('{ArrowDown}');
      await hears('gridcell', /P-000999$/, { colindex: '1' });
      await inRow(2);
      await key('{ArrowRight}');
      await hears('gridcell', /^[A-Z][a-z]+$/, { colindex: '2' });
      await key('{ArrowRight}');
      await hears('gridcell', /lbs|N\/A/, { colindex: '3' });
      await expect(document.activeElement).toHaveAccessibleDescription(/^(Weighed: \d+ lbs|Not weighed yet)$/);
      await key('{ArrowDown}{Home}');
      await hears('gridcell', /P-000998$/, { colindex: '1' });
    });
    await step('Space selects a row, and Shift+Space all rows up to it', async () => {
      await key(' ');
      await expect(rowOfFocus()).toHaveAttribute('aria-selected', 'true');
      await expect(within(rowOfFocus() as HTMLElement).getByRole('checkbox')).toHaveAccessibleName('Select P-000998');
      await key('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
      await expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(3);
    });
    await step('Ctrl+A selects all rows, then clears them', async () => {
      const box = within(grid).getByRole('checkbox', { name: 'Select the rows loaded so far' });
      await key('{Control>}a{/Control}');
      await expect(box).toHaveAttribute('aria-checked', 'true');
      await expect(rowOfFocus()).toHaveAttribute('aria-selected', 'true');
      await key('{Control>}a{/Control}');
      await expect(box).toHaveAttribute('aria-checked', 'false');
      await expect(within(grid).queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await step('Ctrl+End moves to the last cell, and Enter opens its row', async () => {
      await key('{Control>}{End}{/Control}');
      await hears('gridcell', /mi$/, { colindex: '44' });
      await inRow(1001);
      await key('{Enter}');
      await expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'P-000000' }));
      await key('{Control>}{Home}{/Control}');
      await hears('gridcell', /P-000999$/, { colindex: '1' });
    });
    await step('the column menu does what dragging does', async () => {
      await key('{ArrowUp}{ArrowRight}');
      await hears('button', 'City');
      await key('{Alt>}{ArrowDown}{/Alt}');
      await canvas.findByRole('menu', { name: 'Column menu: City' });
      await hears('menuitem', 'Sort ascending');
      await key('pin');
      await hears('menuitem', 'Pin');
      await key('{Enter}');
      await expect(within(grid).getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-colindex', '2');
      await hears('button', 'City');
    });
  },
});
