import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { EMPTY_LAYOUT } from './gridLayout';
import type { GridSort } from './gridTypes';
import { PagedGrid } from './PagedGrid';
import { PARCEL_COLUMNS, parcels } from './parcels.stories.data';
import { useClientRows } from './useClientRows';

const SHOWN = PARCEL_COLUMNS.slice(0, 8);

interface DemoProps {
  /** Rows in all. */
  count: number;
  /** Rows from this index on are still on their way. */
  loadedUpTo?: number;
  /** @default 25 */
  pageSize?: number;
}

function Demo({ count, loadedUpTo = count, pageSize = 25 }: DemoProps) {
  const [sort, setSort] = useState<GridSort | undefined>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(() => parcels(count), [count]);
  const sorted = useClientRows({ rows: all, columns: SHOWN, sort });
  const rows = useMemo(
    () => ({ count: sorted.count, at: (index: number) => (index < loadedUpTo ? sorted.at(index) : undefined) }),
    [loadedUpTo, sorted],
  );
  return (
    <div style={{ blockSize: 460 }}>
      <PagedGrid
        label="Parcels"
        columns={SHOWN}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        layout={EMPTY_LAYOUT}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
        pageSize={pageSize}
      />
    </div>
  );
}

const meta = preview.meta({ component: Demo, title: 'Data/PagedGrid', args: { count: 1204 } });

/** The whole page is in the document, with the values' hints. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Parcels, page 1 of 49' }));
    await expect(table.getAllByRole('row')).toHaveLength(26);
    await expect(table.getByRole('rowheader', { name: 'P-000000' })).toBeVisible();
    await expect(table.getByRole('cell', { name: '37 lbs , Weighed: 37 lbs' })).toBeVisible();
  },
});

export const PagesAndOrder = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'P-000025' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Parcel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Parcel' }));
    await expect(canvas.getByRole('columnheader', { name: 'Parcel' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('rowheader', { name: 'P-001178' })).toBeVisible();
  },
});

export const Selection = meta.story({
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select P-000003' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
});

export const Loading = meta.story({ args: { count: 60, loadedUpTo: 4 } });

export const RightToLeft = meta.story({ args: { count: 60 }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { count: 60 }, globals: { theme: 'dark' } });
