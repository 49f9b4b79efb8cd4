import { type ReactNode, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { DataGrid } from './DataGrid';
import { EMPTY_LAYOUT } from './gridLayout';
import type { GridLayout, GridSort } from './gridTypes';
import { PARCEL_COLUMNS, parcels } from './parcels.stories.data';
import { useClientRows } from './useClientRows';

interface DemoProps {
  /** Rows in all. */
  count: number;
  /** Rows from this index on are still on their way. */
  loadedUpTo?: number;
  density?: 'compact' | 'comfortable';
  /** Stands in place of the rows. */
  children?: ReactNode;
}

function Demo({ count, loadedUpTo = count, density, children }: DemoProps) {
  const [layout, setLayout] = useState<GridLayout>({ ...EMPTY_LAYOUT, pinned: ['id'] });
  const [sort, setSort] = useState<GridSort | undefined>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => parcels(count), [count]);
  const sorted = useClientRows({ rows: all, columns: PARCEL_COLUMNS, sort });
  const rows = useMemo(
    () => ({ count: sorted.count, at: (index: number) => (index < loadedUpTo ? sorted.at(index) : undefined) }),
    [loadedUpTo, sorted],
  );
  return (
    <div style={{ blockSize: 460 }}>
      <DataGrid
        label="Parcels"
        columns={PARCEL_COLUMNS}
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
      >
        {children}
      </DataGrid>
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
    await userEvent.click(await within(grid).findByRole('button', { name: 'Column menu: City' }));
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

export const Empty = meta.story({
  args: {
    count: 0,
    children: (
      <EmptyState edge="none" title="No parcels yet" action={<Button>Add a parcel</Button>}>
        Parcels stand here as soon as one is weighed.
      </EmptyState>
    ),
  },
});

export const Failed = meta.story({
  args: {
    count: 0,
    children: (
      <ErrorState edge="none" title="The parcels did not load" onRetry={() => undefined}>
        The server did not answer.
      </ErrorState>
    ),
  },
});

/** Twenty rows may be chosen at once: a click on the first box, then Shift and a click on the last. */
export const SelectingARange = meta.story({
  args: { count: 200 },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Parcels' }));
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000002' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000006' }));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(grid.getAllByRole('row', { selected: true })).toHaveLength(5));
  },
});

export const RightToLeft = meta.story({ args: { count: 300 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { count: 300 }, globals: { theme: 'dark' } });
