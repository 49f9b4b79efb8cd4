import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { LONG_NAME, LONG_WORD } from '../internal/long.stories.data';
import { useParcelFilters } from './filters.stories.parts';
import { GERMAN } from './german.stories.data';
import { EMPTY_LAYOUT } from './gridLayout';
import { PagedGrid } from './PagedGrid';
import type { PagedGridProps } from './pagedGridProps';
import { PARCEL_COLUMNS, type Parcel, parcelRows, parcels, WITHOUT_CONTROLS } from './parcels.stories.data';
import { useClientRows } from './useClientRows';
import { useYards } from './yards.stories.parts';

/** A grid with its own state. `rows` sets the number of rows and which of them have loaded. */
function Demo(props: PagedGridProps<Parcel>) {
  const { rows: given, columns } = props;
  const [sort, setSort] = useState(props.sort);
  const [selected, setSelected] = useState(props.selected);
  const all = useMemo(() => parcels(given.count), [given.count]);
  const sorted = useClientRows({ rows: all, columns, sort });
  const rows = useMemo(
    () => ({ count: sorted.count, at: (index: number) => given.at(index) && sorted.at(index) }),
    [given, sorted],
  );
  return (
    <PagedGrid
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}

const meta = preview.meta({
  title: 'Data/PagedGrid',
  component: PagedGrid<Parcel>,
  tags: ['no-texts'],
  argTypes: WITHOUT_CONTROLS,
  args: {
    label: 'Parcels',
    columns: PARCEL_COLUMNS.slice(0, 8),
    rows: parcelRows(1204),
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => id,
    layout: EMPTY_LAYOUT,
    selected: new Set<string>(),
    pageSize: 25,
  },
  render: (args) => <Demo {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 460 }}>
        <Story />
      </div>
    ),
  ],
});

/** All rows of the page are in the document, including the explanations of values. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
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

/** Selects the rows of the page with the checkbox in the header, without those of other pages. */
export const Selection = meta.story({
  args: { rows: parcelRows(40) },
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select P-000003' });
    const page = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select the rows of this page' });
    const checked = () => canvas.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).length;
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(page).toBePartiallyChecked();
    await step('selects the page by keyboard', async () => {
      page.focus();
      await userEvent.keyboard(' ');
      await expect(page).toBeChecked();
      await expect(checked()).toBe(26);
    });
    await step('leaves the next page unselected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(page).toBeChecked();
      await userEvent.click(page);
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    });
  },
});

/** Opens a row by the button in its first cell or by a double-click. */
export const Opening = meta.story({
  args: { onRowActivate: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'P-000001' });
    await expect(opener.closest('th')).toHaveAttribute('scope', 'row');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowActivate).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'P-000001' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'P-000002' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRowActivate).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'P-000002' }));
    await expect(args.onRowActivate).toHaveBeenCalledTimes(2);
    await userEvent.dblClick(canvas.getByRole('cell', { name: '37 lbs , Weighed: 37 lbs' }));
    await expect(args.onRowActivate).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select P-000002' }));
    await expect(args.onRowActivate).toHaveBeenCalledTimes(3);
  },
});

function FilteredGrid(props: PagedGridProps<Parcel>) {
  const all = useMemo(() => parcels(props.rows.count), [props.rows.count]);
  const filtered = useParcelFilters(props.columns, all);
  const rows = useClientRows({ rows: filtered.rows, columns: PARCEL_COLUMNS });
  return <PagedGrid {...props} columns={filtered.columns} rows={rows} selected={undefined} />;
}

/** Shows the filters of a `DataGrid`, each reachable with Tab. */
export const Filters = meta.story({
  args: { rows: parcelRows(60) },
  render: (args) => <FilteredGrid {...args} />,
  play: async ({ canvas, userEvent }) => {
    const face = await canvas.findByRole('button', { name: 'Filter City: Any city' });
    face.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Search cities' })).toHaveFocus());
    await userEvent.keyboard('lar{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter City: lar' })).toHaveFocus());
    await expect(canvas.queryByRole('cell', { name: 'Joplin' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Filter State of the parcel: All' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter State of the parcel' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'caution' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Filter State of the parcel: caution' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('cell', { name: 'good' })).toBeNull();
  },
});

function YardTable({ opened }: { opened: (id: string) => void }) {
  const { columns, rows } = useYards();
  return (
    <PagedGrid
      label="Yards"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ id }) => id}
      layout={EMPTY_LAYOUT}
      onRowActivate={({ id }) => opened(id)}
    />
  );
}

const opened = fn();

/** Shows an editable value as a button that becomes the editor of a `DataGrid`. */
export const Editing = meta.story({
  render: () => <YardTable opened={opened} />,
  play: async ({ canvas, userEvent, step }) => {
    opened.mockClear();
    await step('Enter saves and keeps focus in the cell', async () => {
      canvas.getByRole('button', { name: 'Edit Docks, Y-1: 7' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Docks, Y-1' })).toHaveFocus());
      await userEvent.keyboard('many{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a whole number up to 999.');
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Docks, Y-1' }));
      await userEvent.keyboard('12{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Docks, Y-1: 12' })).toHaveFocus());
    });
    await step('Escape cancels, and Tab saves and moves on', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Docks, Y-1' })).toHaveFocus());
      await userEvent.keyboard('3{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Docks, Y-1: 12' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Docks, Y-1' })).toHaveFocus());
      await userEvent.keyboard('13');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Edit Gate, Y-1: Closed' })).toHaveFocus();
      await expect(await canvas.findByRole('button', { name: 'Edit Docks, Y-1: 13' })).toBeVisible();
    });
    await step('a row with a read-only cell still opens', async () => {
      await expect(canvas.queryByRole('button', { name: /^Edit Gate, Y-4/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Y-4' }));
      await expect(opened).toHaveBeenCalledWith('Y-4');
    });
  },
});

export const Loading = meta.story({ args: { rows: parcelRows(60, 4) } });

export const Empty = meta.story({
  args: {
    rows: parcelRows(0),
    children: (
      <EmptyState edge="none" title="No parcels yet" action={<Button>Add a parcel</Button>}>
        Parcels appear here once they are weighed.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Parcels, page 1 of 1' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select the rows of this page' })).not.toBeChecked();
  },
});

export const Failed = meta.story({
  args: {
    rows: parcelRows(0),
    children: (
      <ErrorState edge="none" title="The parcels did not load" onRetry={fn()}>
        The server did not answer.
      </ErrorState>
    ),
  },
});

/** Keeps values on one line. The table scrolls in its region. */
export const LongText = meta.story({
  args: {
    label: LONG_NAME,
    columns: PARCEL_COLUMNS.slice(0, 4).map((column) => ({
      ...column,
      title: column.id === 'state' ? LONG_WORD : column.title,
      cell: column.id === 'city' ? () => ({ text: LONG_NAME }) : column.cell,
    })),
    rows: parcelRows(40),
    onRowActivate: fn(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: LONG_NAME })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** At 320 px. */
export const Narrow = meta.story({
  args: { rows: parcelRows(60), onRowActivate: fn() },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Parcels' });
    await expect(region.clientWidth).toBeLessThanOrEqual(320);
    await expect(region.scrollWidth).toBeGreaterThan(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** All texts of the grid are set by the host. */
export const OtherLanguage = meta.story({
  args: { label: 'Pakete', rows: parcelRows(60, 20), texts: GERMAN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Pakete, Seite 1 von 3' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Alle Zeilen der Seite auswählen' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'P-000001 auswählen' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Zeile 21 wird geladen' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Seiten' })).toHaveTextContent('Zeilen 1 bis 25 von 60');
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
  },
});

export const RightToLeft = meta.story({ args: { rows: parcelRows(60) }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { rows: parcelRows(60) }, globals: { theme: 'dark' } });
