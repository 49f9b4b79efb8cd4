import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DataGrid } from './DataGrid';
import { EMPTY_LAYOUT } from './gridLayout';
import type { GridColumn } from './gridTypes';
import { useClientRows } from './useClientRows';

interface Yard {
  id: string;
  name: string;
  docks: number;
  gate: 'open' | 'closed';
}

const YARDS: Yard[] = ['Toledo', 'Macon', 'Laredo', 'Fargo', 'Joplin'].map((name, index) => ({
  id: `Y-${index}`,
  name: `${name} yard`,
  docks: 4 + index * 3,
  gate: index % 2 ? 'closed' : 'open',
}));

interface DemoProps {
  /** The server refuses the first save. */
  failsOnce?: boolean;
}

function Demo({ failsOnce = false }: DemoProps) {
  const [yards, setYards] = useState(YARDS);
  const [failures, setFailures] = useState(failsOnce ? 1 : 0);
  const columns = useMemo((): GridColumn<Yard>[] => {
    const keep = async (id: string, change: Partial<Yard>) => {
      if (failures > 0) {
        setFailures(failures - 1);
        throw new Error('The server did not answer. Press Enter to try again.');
      }
      setYards((before) => before.map((yard) => (yard.id === id ? { ...yard, ...change } : yard)));
    };
    return [
      { id: 'id', title: 'Yard', width: 90, cell: (row) => ({ text: row.id, look: 'code' }) },
      {
        id: 'name',
        title: 'Name',
        width: 220,
        cell: (row) => ({ text: row.name, look: 'strong' }),
        editor: {
          text: (row) => row.name,
          check: (text) => (text.trim() ? undefined : 'Give the yard a name.'),
          save: (row, name) => keep(row.id, { name }),
        },
      },
      {
        id: 'docks',
        title: 'Docks',
        align: 'end',
        width: 110,
        cell: (row) => ({ text: String(row.docks) }),
        editor: {
          text: (row) => String(row.docks),
          inputMode: 'numeric',
          check: (text) => (/^\d{1,3}$/.test(text) ? undefined : 'Enter a whole number up to 999.'),
          save: (row, docks) => keep(row.id, { docks: Number(docks) }),
        },
      },
      {
        id: 'gate',
        title: 'Gate',
        width: 130,
        cell: (row) => ({ text: row.gate === 'open' ? 'Open' : 'Closed' }),
        editor: {
          text: (row) => row.gate,
          options: [
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ],
          canEdit: (row) => row.id !== 'Y-4',
          save: (row, gate) => keep(row.id, { gate: gate as Yard['gate'] }),
        },
      },
    ];
  }, [failures]);
  const rows = useClientRows({ rows: yards, columns });
  return (
    <div style={{ blockSize: 300 }}>
      <DataGrid
        label="Yards"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        layout={EMPTY_LAYOUT}
        onLayoutChange={() => undefined}
        density="comfortable"
      />
    </div>
  );
}

const meta = preview.meta({ component: Demo, title: 'Data/DataGrid/Editing' });

/** F2, Enter, a double-click or the first character opens the field; Enter and Tab save, Escape leaves it. */
export const Keyboard = meta.story({
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

/** What cannot be kept says why and stays open. */
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

/** A save that fails loses nothing and can be tried again. */
export const FailedSave = meta.story({
  args: { failsOnce: true },
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

/** A cell that is closed for its row says so and does not open. */
export const ClosedCell = meta.story({
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Yards' }));
    await expect(grid.getByRole('gridcell', { name: 'Y-4' })).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(grid.getByRole('gridcell', { name: 'Joplin yard' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{F2}');
    await expect(grid.queryByRole('combobox')).toBeNull();
  },
});
