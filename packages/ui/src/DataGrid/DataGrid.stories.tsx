import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DataGrid } from './DataGrid';
import { EMPTY_LAYOUT } from './gridLayout';
import type { GridCell, GridColumn, GridLayout, GridSort } from './gridTypes';

interface Parcel {
  id: string;
  city: string;
  weightLbs: number | undefined;
  state: 'good' | 'caution' | 'critical';
  legs: readonly number[];
}

const CITIES = ['Joplin', 'Amarillo', 'Laredo', 'Toledo', 'Macon', 'Fargo'];
const STATES = ['good', 'good', 'good', 'caution', 'critical'] as const;

const parcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `P-${String(index).padStart(6, '0')}`,
    city: CITIES[(index * 7) % CITIES.length] as string,
    weightLbs: index % 9 === 4 ? undefined : (index * 37) % 900,
    state: STATES[(index * 3) % STATES.length] as Parcel['state'],
    legs: Array.from({ length: 40 }, (__, leg) => (index * (leg + 3)) % 997),
  }));

const weight = ({ weightLbs }: Parcel): GridCell =>
  weightLbs === undefined
    ? { text: 'N/A', state: 'missing', hint: 'Not weighed yet' }
    : { text: String(weightLbs), unit: ' lbs', hint: `Weighed: ${weightLbs} lbs` };

const COLUMNS: GridColumn<Parcel>[] = [
  {
    id: 'id',
    title: 'Parcel',
    width: 140,
    sortable: true,
    cell: (row) => ({ lead: 'P-', text: row.id.slice(2), look: 'code' }),
  },
  { id: 'city', title: 'City', sortable: true, cell: (row) => ({ text: row.city, look: 'strong' }) },
  { id: 'weight', title: 'Weight', align: 'end', width: 110, sortable: true, cell: weight },
  {
    id: 'state',
    title: 'State of the parcel',
    width: 120,
    cell: (row) => ({ text: row.state, tone: row.state, look: row.state === 'critical' ? 'solid' : 'pill' }),
  },
  ...Array.from(
    { length: 40 },
    (_, leg): GridColumn<Parcel> => ({
      id: `leg${leg}`,
      title: `Leg ${leg + 1}`,
      width: 90,
      align: 'end',
      cell: (row) => ({ text: String(row.legs[leg]), unit: ' mi' }),
    }),
  ),
];

interface DemoProps {
  /** Rows in all. */
  count: number;
  /** Rows from this index on are still on their way. */
  loadedUpTo?: number;
  density?: 'compact' | 'comfortable';
}

function Demo({ count, loadedUpTo = count, density }: DemoProps) {
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['id'] });
  const [sort, setSort] = useState<GridSort | undefined>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => parcels(count), [count]);
  const sorted = useMemo(() => {
    if (!sort) return all;
    const key = sort.columnId === 'city' ? 'city' : sort.columnId === 'weight' ? 'weightLbs' : 'id';
    const sign = sort.ascending ? 1 : -1;
    return all.toSorted((a, b) => ((a[key] ?? 0) < (b[key] ?? 0) ? -sign : (a[key] ?? 0) > (b[key] ?? 0) ? sign : 0));
  }, [all, sort]);
  const rows = useMemo(
    () => ({ count, at: (index: number) => (index < loadedUpTo ? sorted[index] : undefined) }),
    [count, loadedUpTo, sorted],
  );
  return (
    <div style={{ blockSize: 460 }}>
      <DataGrid
        label="Parcels"
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        layout={layout}
        onLayoutChange={setLayout}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
        density={density}
      />
    </div>
  );
}

const meta = preview.meta({ component: Demo, title: 'Data/DataGrid', args: { count: 100_000 } });

/** A hundred thousand rows, 44 columns, the first one pinned. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(within(grid).getByText('000000')).toBeVisible();
  },
});

export const Comfortable = meta.story({ args: { density: 'comfortable', count: 500 } });

/** The rows below the ninth have not arrived: their place is kept. */
export const Loading = meta.story({ args: { count: 400, loadedUpTo: 9 } });

export const Keyboard = meta.story({
  args: { count: 5000 },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    const header = within(grid).getByRole('button', { name: 'Parcel' });
    header.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '2');
    await expect(document.activeElement?.textContent).toBe('Joplin');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '5001'));
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '44');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '1'));
    await userEvent.keyboard(' ');
    await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await expect(within(grid).getByRole('columnheader', { name: /^Parcel/ })).toHaveAttribute('aria-sort', 'ascending');
  },
});

/** The focused row leaves the window; the grid keeps the focus and the next key goes on from there. */
export const FocusSurvivesScrolling = meta.story({
  args: { count: 5000 },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await userEvent.click(within(grid).getByText('000003'));
    await step('scroll far away', async () => {
      grid.scrollTop = 60_000;
      await waitFor(() => expect(document.activeElement).toBe(grid));
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '6'));
  },
});

export const ColumnMenu = meta.story({
  args: { count: 200 },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await userEvent.click(within(grid).getByRole('button', { name: 'Column menu: City' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Pin' }));
    await expect(within(grid).getByRole('columnheader', { name: /^City/ })).toHaveAttribute('aria-colindex', '2');
    await userEvent.click(within(grid).getByRole('button', { name: 'Column menu: City' }));
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Hide column' }));
    await expect(within(grid).queryByRole('columnheader', { name: /^City/ })).toBeNull();
  },
});

/** Titles are drawn for the columns in view; the keyboard reaches all of them. */
export const HeaderFollows = meta.story({
  args: { count: 200 },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Parcels' }));
    const title = (name: string) => grid.queryByRole('columnheader', { name });
    await expect(title('Leg 40')).toBeNull();
    await userEvent.click(grid.getByRole('button', { name: 'City' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(grid.getByRole('button', { name: 'Leg 40' })).toHaveFocus());
    await waitFor(() => expect(title('Leg 38')).toBeVisible());
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(grid.getByRole('button', { name: 'City' })).toHaveFocus());
    await waitFor(() => expect(title('State of the parcel')).toBeVisible());
    await expect(title('Leg 40')).toBeNull();
  },
});

export const RightToLeft = meta.story({ args: { count: 300 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { count: 300 }, globals: { theme: 'dark' } });
