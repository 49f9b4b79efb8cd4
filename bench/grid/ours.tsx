import { DataGrid, EMPTY_LAYOUT, type GridColumn, type GridLayout, ThemeScope } from '@gladhand/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Peer } from './peer';
import { type BenchRow, FIELDS } from './rows';

const EMPTY_CELL = { text: '' };
const COLUMNS: readonly GridColumn<BenchRow>[] = FIELDS.map(({ id, title, width, kind, sortable }, index) => ({
  id,
  title,
  width,
  sortable,
  align: kind === 'number' ? 'end' : 'start',
  cell: (row) => row.cells[index] ?? EMPTY_CELL,
}));
/** Two columns stay in place, as in the fleet status grid. */
const LAYOUT: GridLayout = { ...EMPTY_LAYOUT, pinned: ['vin', 'unitId'] };

function Page({ rows }: { rows: readonly BenchRow[] }) {
  const [layout, setLayout] = useState(LAYOUT);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [gridRows] = useState(() => ({ count: rows.length, at: (index: number) => rows[index] }));
  return (
    <ThemeScope density="compact" style={{ height: '100%' }}>
      <DataGrid
        label="Rows from memory"
        columns={COLUMNS}
        rows={gridRows}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        layout={layout}
        onLayoutChange={setLayout}
        onSortChange={() => {}}
        selected={selected}
        onSelectedChange={setSelected}
      />
    </ThemeScope>
  );
}

export const peer: Peer = (root, rows) => {
  createRoot(root).render(<Page rows={rows} />);
  const [vin] = FIELDS;
  return {
    scroller: () => document.querySelector('[role=grid]') as HTMLElement,
    unitX: () => (vin?.width ?? 0) + 20,
  };
};
