import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { DataGrid } from './DataGrid';
import type { DataGridProps } from './dataGridProps';
import { GERMAN } from './german.stories.data';
import { EMPTY_LAYOUT } from './gridLayout';
import { WITHOUT_CONTROLS } from './parcels.stories.data';
import { useYards, type Yard, yardColumns, yardRows } from './yards.stories.parts';

interface YardGridProps extends DataGridProps<Yard> {
  /** The error with which the first save fails. */
  refusal?: unknown;
}

function YardGrid({ refusal, ...props }: YardGridProps) {
  const yards = useYards(refusal);
  return (
    <div style={{ blockSize: 300 }}>
      <DataGrid {...props} {...yards} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Data/DataGrid/Editing',
  component: DataGrid<Yard>,
  tags: ['no-texts'],
  argTypes: WITHOUT_CONTROLS,
  args: {
    label: 'Yards',
    columns: yardColumns(async () => undefined),
    rows: yardRows,
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => id,
    layout: EMPTY_LAYOUT,
    onLayoutChange: () => undefined,
    density: 'comfortable' as const,
  },
  render: (args) => <YardGrid {...args} />,
});

/** F2, Enter, a double-click or a typed character opens the editor. Enter and Tab save, Escape cancels. */
export const Keyboard = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Yards' }));
    await userEvent.click(grid.getByRole('gridcell', { name: 'Toledo yard' }));
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(grid.getByRole('textbox', { name: 'Name, Y-0' })).toHaveFocus());
    await userEvent.keyboard(' north{Enter}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: 'north' })).toHaveFocus());
    await userEvent.keyboard('{F2}{End} gate{Escape}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: 'north' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}12');
    await waitFor(() => expect(grid.getByRole('textbox', { name: 'Docks, Y-0' })).toHaveValue('12'));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: '12' })).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Open'));
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(await grid.findByRole('combobox', { name: 'Gate, Y-0' }), 'closed');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Closed'));
  },
});

/** Keeps the editor open with the reason when an entry is invalid. */
export const WrongText = meta.story({
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Yards' }));
    await userEvent.dblClick(grid.getByRole('gridcell', { name: '7' }));
    await userEvent.clear(await grid.findByRole('textbox', { name: 'Docks, Y-1' }));
    await userEvent.keyboard('many{Enter}');
    await expect(await grid.findByRole('alert')).toHaveTextContent('Enter a whole number up to 999.');
    await expect(grid.getByRole('textbox', { name: 'Docks, Y-1' })).toHaveValue('many');
  },
});

/** Keeps the entry when a save fails, so that it can be retried. */
export const FailedSave = meta.story({
  render: (args) => <YardGrid {...args} refusal={new Error('The server did not answer. Press Enter to try again.')} />,
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Yards' }));
    await userEvent.dblClick(grid.getByRole('gridcell', { name: 'Macon yard' }));
    await userEvent.clear(await grid.findByRole('textbox', { name: 'Name, Y-1' }));
    await userEvent.keyboard('Macon south{Enter}');
    await expect(await grid.findByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(grid.getByRole('gridcell', { name: 'Macon south' })).toBeVisible());
  },
});

/** Announces that a cell is read-only for its row, and doesn't open an editor. */
export const ClosedCell = meta.story({
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Yards' }));
    await expect(grid.getByRole('gridcell', { name: 'Y-4' })).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(grid.getByRole('gridcell', { name: 'Joplin yard' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{F2}');
    await expect(grid.queryByRole('combobox')).toBeNull();
  },
});

/** All texts are set by the host, also for a failed save without a reason. */
export const OtherLanguage = meta.story({
  args: { label: 'Höfe', texts: GERMAN },
  render: (args) => <YardGrid {...args} refusal="refused" />,
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Höfe' }));
    await userEvent.click(grid.getByRole('gridcell', { name: 'Macon yard' }));
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(grid.getByRole('textbox', { name: 'Name von Y-1' })).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}Süd{Enter}');
    await expect(await grid.findByRole('alert')).toHaveTextContent('Das wurde nicht gespeichert.');
  },
});

/** Places the editor over its cell in right-to-left text. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Yards' }));
    const cell = grid.getByRole('gridcell', { name: 'Macon yard' });
    await userEvent.dblClick(cell);
    const field = await grid.findByRole('textbox', { name: 'Name, Y-1' });
    const [at, over] = [cell.getBoundingClientRect(), field.getBoundingClientRect()];
    await expect(Math.abs(at.right - over.right)).toBeLessThan(2);
    await expect(Math.abs(at.top - over.top)).toBeLessThan(2);
  },
});

export const Dark = WrongText.extend({ globals: { theme: 'dark' } });
