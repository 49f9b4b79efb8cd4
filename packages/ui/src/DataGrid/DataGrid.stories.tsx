import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { LONG_NAME, LONG_WORD } from '../internal/long.stories.data';
import { DataGrid } from './DataGrid';
import { ParcelGrid } from './demo.stories.parts';
import { GERMAN } from './german.stories.data';
import { EMPTY_LAYOUT } from './gridLayout';
import type { GridColumn } from './gridTypes';
import { PARCEL_COLUMNS, type Parcel, parcelRows, WITHOUT_CONTROLS } from './parcels.stories.data';

const meta = preview.meta({
  title: 'Data/DataGrid',
  component: DataGrid<Parcel>,
  tags: ['no-texts'],
  argTypes: WITHOUT_CONTROLS,
  args: {
    label: 'Parcels',
    columns: PARCEL_COLUMNS,
    rows: parcelRows(100_000),
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => id,
    layout: { ...EMPTY_LAYOUT, pinned: ['id'] },
    onLayoutChange: () => undefined,
    selected: new Set<string>(),
  },
  render: (args) => <ParcelGrid {...args} />,
});

/** A hundred thousand rows and 44 columns, with the first one pinned. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(within(grid).getByText('000000')).toBeVisible();
  },
});

export const Comfortable = meta.story({ args: { density: 'comfortable', rows: parcelRows(500) } });

/** Reserves space for rows that haven't loaded. */
export const Loading = meta.story({ args: { rows: parcelRows(400, 9) } });

export const Keyboard = meta.story({
  args: { rows: parcelRows(5000) },
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

/** Keeps focus when the focused row scrolls out of view, and continues from it with the next key. */
export const FocusSurvivesScrolling = meta.story({
  args: { rows: parcelRows(5000) },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await userEvent.click(within(grid).getByText('000003'));
    await step('scrolls far away', async () => {
      grid.scrollTop = 60_000;
      await waitFor(() => expect(document.activeElement).toBe(grid));
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '6'));
  },
});

export const ColumnMenu = meta.story({
  args: { rows: parcelRows(200) },
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

/** Renders only the titles of columns in view, but all of them can be reached by keyboard. */
export const HeaderFollows = meta.story({
  args: { rows: parcelRows(200) },
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
    rows: parcelRows(0),
    children: (
      <EmptyState edge="none" title="No parcels yet" action={<Button>Add a parcel</Button>}>
        Parcels appear here once they are weighed.
      </EmptyState>
    ),
  },
});

export const Failed = meta.story({
  args: {
    rows: parcelRows(0),
    children: (
      <ErrorState edge="none" title="The parcels did not load" onRetry={() => undefined}>
        The server did not answer.
      </ErrorState>
    ),
  },
});

/** Selects twenty rows at once with a click on the first checkbox and Shift+click on the last. */
export const SelectingARange = meta.story({
  args: { rows: parcelRows(200) },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Parcels' }));
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000002' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000006' }));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() => expect(grid.getAllByRole('row', { selected: true })).toHaveLength(5));
  },
});

/** Ctrl+A selects and clears all loaded rows. F2 on the first title moves to its checkbox. */
export const SelectingAll = meta.story({
  args: { rows: parcelRows(200, 120) },
  play: async ({ canvas, userEvent, step }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Parcels' }));
    const box = grid.getByRole('checkbox', { name: 'Select the rows loaded so far' });
    const selected = () => grid.queryAllByRole('row', { selected: true }).length;
    await step('Ctrl+A completes a partial selection, then clears it', async () => {
      await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000002' }));
      await expect(selected()).toBe(1);
      await userEvent.keyboard('{Control>}a{/Control}');
      await waitFor(() => expect(selected()).toBeGreaterThan(5));
      await expect(box).toHaveAttribute('aria-checked', 'mixed');
      await userEvent.keyboard('{Meta>}a{/Meta}');
      await waitFor(() => expect(selected()).toBe(0));
      await expect(box).toHaveAttribute('aria-checked', 'false');
    });
    await step('F2 moves from the title to its checkbox', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
      await waitFor(() => expect(grid.getByRole('button', { name: 'Parcel' })).toHaveFocus());
      await userEvent.keyboard('{F2}');
      await expect(box).toHaveFocus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(selected()).toBeGreaterThan(5));
      await userEvent.keyboard('{Escape}');
      await expect(grid.getByRole('button', { name: 'Parcel' })).toHaveFocus();
    });
  },
});

/** Without a pinned column, the checkboxes scroll away with the first column, and keys still select rows. */
export const NothingPinned = meta.story({
  args: { rows: parcelRows(200), layout: EMPTY_LAYOUT },
  play: async ({ canvas, userEvent, step }) => {
    const element = await canvas.findByRole('grid', { name: 'Parcels' });
    const grid = within(element);
    const box = (name: string) => grid.queryByRole('checkbox', { name });
    await userEvent.click(grid.getByRole('checkbox', { name: 'Select P-000002' }));
    await waitFor(() => expect(box('Select P-000002')).toBeChecked());
    await expect(box('Select P-000002')?.parentElement).toHaveAttribute('aria-colindex', '1');
    await step('the last column has no checkboxes, but Space selects its rows', async () => {
      await userEvent.keyboard('{ArrowDown}{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '44'));
      await waitFor(() => expect(box('Select P-000002')).toBeNull());
      await userEvent.keyboard(' ');
    });
    await step('the checkboxes return with the first column', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(box('Select P-000003')).toBeChecked());
      await expect(box('Select P-000004')).not.toBeChecked();
    });
  },
});

export const NothingPinnedRightToLeft = NothingPinned.extend({ globals: { direction: 'rtl' } });

const LONG_COLUMNS: readonly GridColumn<Parcel>[] = PARCEL_COLUMNS.slice(0, 6).map((column) => ({
  ...column,
  title: column.id === 'state' ? LONG_WORD : `${column.title}: ${LONG_NAME}`,
  cell: column.id === 'city' ? () => ({ text: LONG_NAME }) : column.cell,
}));

/** Titles wrap to two lines. A tooltip shows the full text of a cell that is cut off. */
export const LongText = meta.story({
  args: { rows: parcelRows(50), columns: LONG_COLUMNS, label: LONG_NAME },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: LONG_NAME }));
    await userEvent.click(grid.getAllByRole('gridcell', { name: LONG_NAME })[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(LONG_NAME));
  },
});

/** At 320 px, the grid scrolls sideways and keeps the focused cell clear of the pinned column. */
export const Narrow = meta.story({
  args: { rows: parcelRows(50) },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Parcels' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(within(grid).getAllByRole('gridcell', { name: 'Joplin' })[0] as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex', '5'));
    const [cell, view] = [document.activeElement as Element, grid].map((node) => node.getBoundingClientRect());
    await expect(cell?.right).toBeLessThanOrEqual((view?.right ?? 0) + 1);
    await expect(cell?.left).toBeGreaterThanOrEqual((view?.left ?? 0) + 140);
  },
});

/** All texts of the grid are set by the host. */
export const OtherLanguage = meta.story({
  args: { rows: parcelRows(60, 20), texts: GERMAN, label: 'Pakete' },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Pakete' }));
    await expect(grid.getByRole('checkbox', { name: 'Alle geladenen Zeilen auswählen' })).toBeVisible();
    await expect(grid.getByRole('checkbox', { name: 'P-000001 auswählen' })).toBeVisible();
    await userEvent.click(await grid.findByRole('button', { name: 'Spaltenmenü: City' }));
    const menu = within(await screen.findByRole('menu', { name: 'Spaltenmenü: City' }));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Aufsteigend sortieren',
      'Absteigend sortieren',
      'Sortierung aufheben',
      'Anheften',
      'Zum Anfang verschieben',
      'Zum Ende verschieben',
      'Breiter140 Pixel',
      'Schmaler',
      'Breite zurücksetzen',
      'Spalte ausblenden',
    ]);
    await userEvent.keyboard('{Escape}');
  },
});

/** In right-to-left text, pinned columns are on the right, with their border on the left. */
export const RightToLeft = meta.story({
  args: { rows: parcelRows(300) },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [pinned] = within(await canvas.findByRole('grid')).getAllByRole('gridcell');
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(pinned?.parentElement as Element);
    await expect([borderLeftWidth, borderRightWidth]).toEqual(['1px', '0px']);
  },
});

export const Dark = meta.story({ args: { rows: parcelRows(300) }, globals: { theme: 'dark' } });
