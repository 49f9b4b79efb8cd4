import { unparse } from 'papaparse';
import { useCallback, useMemo, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { saveFile } from '../ExportDialog/saveFile';
import { DataGrid } from './DataGrid';
import type { DataGridProps } from './dataGridProps';
import { GridFrame } from './demo.stories.parts';
import { gridCsv } from './gridCsv';
import { EMPTY_LAYOUT } from './gridLayout';
import type { GridColumn } from './gridTypes';
import { PARCEL_COLUMNS, type Parcel, parcelRows, parcels, WITHOUT_CONTROLS } from './parcels.stories.data';

const PAGE_ROWS = 50;
const ALL = parcels(1204);

const meta = preview.meta({
  title: 'Data/DataGrid/Rows',
  component: DataGrid<Parcel>,
  tags: ['no-texts'],
  argTypes: WITHOUT_CONTROLS,
  args: {
    label: 'Parcels',
    columns: PARCEL_COLUMNS.slice(0, 6),
    rows: parcelRows(1204),
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => id,
    layout: { ...EMPTY_LAYOUT, pinned: ['id'] },
    onLayoutChange: () => undefined,
  },
});

const LINKED: readonly GridColumn<Parcel>[] = PARCEL_COLUMNS.slice(0, 3).map((column) =>
  column.id === 'id' ? { ...column, cell: (row) => ({ ...column.cell(row), href: `#${row.id}` }) } : column,
);

/** A click on a name opens the row, and the open row is highlighted. With Ctrl, the link opens a tab as usual. */
export const Links = meta.story({
  args: { columns: LINKED, onLinkClick: fn(), currentId: 'P-000002' },
  render: (args) => (
    <GridFrame>
      <DataGrid {...args} />
    </GridFrame>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'P-000001' });
    await expect(link).toHaveAttribute('href', '#P-000001');
    await userEvent.click(link);
    await expect(args.onLinkClick).toHaveBeenCalledWith(expect.objectContaining({ id: 'P-000001' }));
    await expect(link.closest('[role=gridcell]')).toHaveFocus();
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'P-000003' }));
    await userEvent.keyboard('{/Control}');
    await expect(args.onLinkClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'P-000002' }).closest('[role=row]')).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

/** Without a listener, Enter follows the link of the row. */
export const EnterFollowsTheLink = meta.story({
  args: { columns: LINKED },
  render: Links.input.render,
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'P-000004' });
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    const city = link.closest('[role=row]')?.querySelector('[aria-colindex="2"]');
    await userEvent.click(city as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

type FetchPage = (page: number) => Promise<readonly Parcel[]>;

function ServerGrid({ fetchPage, ...props }: DataGridProps<Parcel> & { fetchPage: FetchPage }) {
  const [pages, setPages] = useState<ReadonlyMap<number, readonly Parcel[]>>(new Map());
  const requestedPages = useRef(new Set<number>());
  const load = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE_ROWS); page * PAGE_ROWS <= last; page++) {
        if (requestedPages.current.has(page)) continue;
        requestedPages.current.add(page);
        void fetchPage(page).then((rows) => setPages((before) => new Map(before).set(page, rows)));
      }
    },
    [fetchPage],
  );
  const { count } = props.rows;
  const rows = useMemo(
    () => ({ count, at: (index: number) => pages.get(Math.floor(index / PAGE_ROWS))?.[index % PAGE_ROWS] }),
    [count, pages],
  );
  return (
    <GridFrame>
      <DataGrid {...props} rows={rows} onVisibleRowsChange={load} />
    </GridFrame>
  );
}

/** Requested pages that are still pending. */
const waiting = new Map<number, () => void>();
const askServer: FetchPage = (page) =>
  new Promise((resolve) => {
    waiting.set(page, () => resolve(ALL.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS)));
  });

/** Fetches the pages of the rows in view, and reserves space for rows until they load. */
export const FromServer = meta.story({
  beforeEach: () => waiting.clear(),
  render: (args) => <ServerGrid {...args} fetchPage={askServer} />,
  play: async ({ canvas, step }) => {
    const element = await canvas.findByRole('grid', { name: 'Parcels' });
    const grid = within(element);
    await step('reserves space for all rows before any has loaded', async () => {
      await expect(element).toHaveAttribute('aria-rowcount', '1205');
      await waitFor(() => expect([...waiting.keys()]).toEqual([0]));
      await expect(grid.queryByText('000000')).toBeNull();
    });
    await step('shows the rows when they arrive', async () => {
      waiting.get(0)?.();
      await expect(await grid.findByText('000000')).toBeVisible();
    });
    await step('requests only the page that is scrolled to', async () => {
      element.scrollTop = 1_010 * 28;
      await waitFor(() => expect([...waiting.keys()]).toEqual([0, 20]));
      await expect(grid.queryByText('001012')).toBeNull();
      waiting.get(20)?.();
      await expect(await grid.findByText('001012')).toBeVisible();
    });
  },
});

/** The host provides the function that writes a line. `csvLine` of @gladhand/domain also guards against formulas. */
const csvLine = (cells: readonly (string | number)[]) => `${unparse([[...cells]])}\r\n`;

/** Writes a file with the texts of the screen, and empty cells for missing values. */
export const Download = meta.story({
  render: (args) => (
    <GridFrame>
      <Button
        onClick={() =>
          saveFile([gridCsv({ columns: args.columns, rows: ALL, line: csvLine })], 'Parcels.csv', 'text/csv')
        }
        style={{ marginBlockEnd: 8 }}
      >
        Download 1,204 parcels
      </Button>
      <DataGrid {...args} />
    </GridFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const files: HTMLAnchorElement[] = [];
    const click = HTMLAnchorElement.prototype.click;
    // No file is stored in a test.
    HTMLAnchorElement.prototype.click = function () {
      files.push(this);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download 1,204 parcels' }));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(files.map(({ download }) => download)).toEqual(['Parcels.csv']);
    const lines = (await (await fetch(files[0]?.href ?? '')).text()).split('\r\n');
    await expect(lines[0]).toBe('Parcel,City,Weight,State of the parcel,Leg 1,Leg 2');
    await expect(lines[2]).toBe('P-000001,Amarillo,37 lbs,caution,3 mi,4 mi');
    await expect(lines[5]?.split(',')[2]).toBe('');
    await expect(lines).toHaveLength(1206);
  },
});
