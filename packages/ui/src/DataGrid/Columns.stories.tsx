import { useMemo } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { DataGrid } from './DataGrid';
import type { DataGridProps } from './dataGridProps';
import { GridFrame, ParcelGrid } from './demo.stories.parts';
import { useParcelFilters } from './filters.stories.parts';
import { EMPTY_LAYOUT } from './gridLayout';
import { PARCEL_COLUMNS, type Parcel, parcelRows, parcels, WITHOUT_CONTROLS } from './parcels.stories.data';
import { useClientRows } from './useClientRows';

const meta = preview.meta({
  title: 'Data/DataGrid/Columns',
  component: DataGrid<Parcel>,
  tags: ['no-texts'],
  argTypes: WITHOUT_CONTROLS,
  args: {
    label: 'Parcels',
    columns: PARCEL_COLUMNS.slice(0, 8),
    rows: parcelRows(200),
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => id,
    layout: { ...EMPTY_LAYOUT, pinned: ['id', 'city'] },
    onLayoutChange: () => undefined,
    selected: new Set<string>(),
  },
  render: (args) => <ParcelGrid {...args} />,
});

/** Returns the titles in the order shown. */
const titles = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('columnheader')
    .sort((a, b) => Number(a.getAttribute('aria-colindex')) - Number(b.getAttribute('aria-colindex')))
    .map((title) => title.getAttribute('aria-label'));

const titleOf = (grid: HTMLElement, name: string) => within(grid).getByRole('button', { name });

// Real events are needed, because all of them share the data of the first one.
function startDrag(from: HTMLElement) {
  const dataTransfer = new DataTransfer();
  const send = (target: HTMLElement, type: string, clientX = 0) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, clientX, bubbles: true, cancelable: true }));
  send(from, 'dragstart');
  /** A point just inside the edge of a title's cell. */
  const edge = (title: HTMLElement, side: 'before' | 'after') => {
    const { left, right } = (title.closest('[role=columnheader]') as HTMLElement).getBoundingClientRect();
    return (side === 'before') === title.matches(':dir(rtl)') ? right - 2 : left + 2;
  };
  return {
    over: (to: HTMLElement, side: 'before' | 'after' = 'before') => send(to, 'dragover', edge(to, side)),
    drop(to: HTMLElement, side: 'before' | 'after' = 'before') {
      send(to, 'drop', edge(to, side));
      send(from, 'dragend');
    },
  };
}

function drag(from: HTMLElement, to: HTMLElement, side: 'before' | 'after' = 'before') {
  const dragged = startDrag(from);
  dragged.over(to, side);
  dragged.drop(to, side);
}

/** Moves a column by dragging its title. Crossing the edge of the pinned columns pins or unpins it. */
export const Dragging = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    const [weight, state] = ['Weight', 'State of the parcel'];
    await step('moves a column among the scrolling ones', async () => {
      drag(titleOf(grid, state), titleOf(grid, weight));
      await waitFor(() => expect(titles(grid).slice(0, 4)).toEqual(['Parcel', 'City', state, weight]));
    });
    await step('pins a column dropped before a pinned one', async () => {
      drag(titleOf(grid, weight), titleOf(grid, 'City'));
      await waitFor(() => expect(titles(grid).slice(0, 4)).toEqual(['Parcel', weight, 'City', state]));
    });
    await step('unpins a column dropped before a scrolling one', async () => {
      drag(titleOf(grid, 'Parcel'), titleOf(grid, 'Leg 1'));
      await waitFor(() => expect(titles(grid).slice(0, 4)).toEqual([weight, 'City', state, 'Parcel']));
    });
    await expect(within(grid).getByRole('checkbox', { name: 'Select P-000000' }).parentElement).toHaveAttribute(
      'aria-colindex',
      '1',
    );
  },
});

/** While a title is dragged, it is dimmed, and a line over the whole grid shows where the column would go. */
export const DragFeedback = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    const line = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[hidden]')].find((one) => one.style.left !== '');
    const [weight, state] = [titleOf(grid, 'Weight'), titleOf(grid, 'State of the parcel')];
    const cellOf = (title: HTMLElement) => title.closest('[role=columnheader]') as HTMLElement;
    const dragged = startDrag(weight);
    await waitFor(() => expect(cellOf(weight)).toHaveAttribute('data-dragged'));
    await step('shows no line where nothing would change', async () => {
      dragged.over(weight);
      await expect(canvasElement.querySelector('[style*="left"]:not([hidden])')).toBeNull();
    });
    await step('shows a line at the end of the target', async () => {
      dragged.over(state, 'after');
      const shown = canvasElement.querySelector('[style*="left"]:not([hidden])') as HTMLElement;
      const { left, height } = shown.getBoundingClientRect();
      await expect(Math.abs(left + 1 - cellOf(state).getBoundingClientRect().right)).toBeLessThan(2);
      await expect(height).toBeGreaterThan(200);
    });
    await step('moves the column there', async () => {
      dragged.drop(state, 'after');
      await waitFor(() =>
        expect(titles(grid).slice(0, 4)).toEqual(['Parcel', 'City', 'State of the parcel', 'Weight']),
      );
      await expect(line()).toBeDefined();
      await expect(grid.querySelector('[data-dragged]')).toBeNull();
    });
    await step('moves the column after the last one', async () => {
      const last = titles(grid).at(-1) ?? '';
      drag(titleOf(grid, 'Weight'), titleOf(grid, last), 'after');
      await waitFor(() => expect(titles(grid).at(-1)).toBe('Weight'));
    });
  },
});

export const DraggingRightToLeft = Dragging.extend({ globals: { direction: 'rtl' } });

/** The column menu does everything that dragging does. Focus returns to the title. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    const choose = async (item: string) => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const found = await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) });
      found.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    const focused = (name: string) => waitFor(() => expect(titleOf(grid, name)).toHaveFocus());
    titleOf(grid, 'Weight').focus();
    await step('changes the order', async () => {
      await choose('Move toward end');
      await expect(titles(grid).slice(2, 4)).toEqual(['State of the parcel', 'Weight']);
      await focused('Weight');
      await userEvent.keyboard('{ArrowLeft}');
      await focused('State of the parcel');
      await userEvent.keyboard('{ArrowRight}');
    });
    await step('changes the width', async () => {
      const width = () => within(grid).getByRole('columnheader', { name: 'Weight' }).offsetWidth;
      await expect(width()).toBe(110);
      await choose('Wider');
      await waitFor(() => expect(width()).toBe(134));
      await focused('Weight');
      await choose('Narrower');
      await choose('Narrower');
      await waitFor(() => expect(width()).toBe(86));
      await choose('Reset width');
      await waitFor(() => expect(width()).toBe(110));
    });
    await step('pins and unpins a column', async () => {
      await choose('Pin');
      await waitFor(() => expect(titles(grid).slice(0, 3)).toEqual(['Parcel', 'City', 'Weight']));
      await focused('Weight');
      await choose('Unpin');
      await focused('Weight');
    });
    await step('hides a column and moves focus to its neighbor', async () => {
      await choose('Hide column');
      await waitFor(() => expect(titles(grid)).not.toContain('Weight'));
      await waitFor(() => expect(document.activeElement?.closest('[role=columnheader]')).not.toBeNull());
    });
  },
});

/** The checkboxes stay in the first column after it is unpinned. */
export const Unpinned = meta.story({
  args: { layout: { ...EMPTY_LAYOUT, pinned: ['id'] } },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Parcels' }));
    await userEvent.click(await grid.findByRole('button', { name: 'Column menu: Parcel' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
    await waitFor(() => expect(grid.getAllByRole('checkbox', { name: /^Select P-/ }).length).toBeGreaterThan(5));
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000004' }));
    await waitFor(() => expect(grid.getByRole('checkbox', { name: 'Select P-000004' })).toBeChecked());
  },
});

function FilteredGrid(props: DataGridProps<Parcel>) {
  const all = useMemo(() => parcels(props.rows.count), [props.rows.count]);
  const filtered = useParcelFilters(props.columns, all);
  const rows = useClientRows({ rows: filtered.rows, columns: PARCEL_COLUMNS });
  return (
    <GridFrame>
      <DataGrid {...props} columns={filtered.columns} rows={rows} selected={undefined} />
    </GridFrame>
  );
}

/** A row of filters below the titles: one opens in place, the other in a popover. */
export const Filters = meta.story({
  render: (args) => <FilteredGrid {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const element = await canvas.findByRole('grid', { name: 'Parcels' });
    const grid = within(element);
    titleOf(element, 'City').focus();
    await step('filters by typed text in the cell', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(grid.getByRole('button', { name: 'Filter City: Any city' })).toHaveFocus());
      await userEvent.keyboard('{F2}');
      await waitFor(() => expect(grid.getByRole('textbox', { name: 'Search cities' })).toHaveFocus());
      await userEvent.keyboard('lar{Enter}');
      await waitFor(() => expect(grid.getByRole('button', { name: 'Filter City: lar' })).toHaveFocus());
      await expect(grid.queryByRole('gridcell', { name: 'Joplin' })).toBeNull();
      await expect(element).toHaveAttribute('aria-rowcount', '35');
    });
    await step('filters by a choice in a popover', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
      const sheet = within(await screen.findByRole('dialog', { name: 'Filter State of the parcel' }));
      await userEvent.click(sheet.getByRole('checkbox', { name: 'critical' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(grid.getByRole('button', { name: 'Filter State of the parcel: critical' })).toHaveFocus(),
      );
      await expect(grid.queryByRole('gridcell', { name: 'good' })).toBeNull();
    });
    await step('marks a column without a filter', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent('No filter for Weight'));
    });
  },
});
