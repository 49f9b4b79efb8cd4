import { ThemeScope } from '@gladhand/ui';
import {
  DataGrid,
  EMPTY_LAYOUT,
  type GridColumn,
  type GridLayout,
  type GridSort,
  useClientRows,
} from '@gladhand/ui/grid';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Peer } from './peer';
import { type BenchRow, FIELDS, PINNED_IDS } from './rows';

const EMPTY_CELL = { text: '' };
const COLUMNS: readonly GridColumn<BenchRow>[] = FIELDS.map(({ id, title, width, kind, sortable }, index) => ({
  id,
  title,
  width,
  sortable,
  align: kind === 'number' ? 'end' : 'start',
  cell: (row) => row.cells[index] ?? EMPTY_CELL,
}));
const LAYOUT: GridLayout = { ...EMPTY_LAYOUT, pinned: PINNED_IDS };

let setSort: (sort: GridSort) => void;
let setText: (text: string) => void;

function Page({ rows }: { rows: readonly BenchRow[] }) {
  const [layout, setLayout] = useState(LAYOUT);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, changeSort] = useState<GridSort>();
  const [text, changeText] = useState('');
  setSort = changeSort;
  setText = changeText;
  const filters = useMemo(() => [{ columnId: 'unitId', contains: text }], [text]);
  const gridRows = useClientRows({ rows, columns: COLUMNS, sort, filters });
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
        sort={sort}
        onSortChange={changeSort}
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
    sort: (ascending) => setSort({ columnId: 'vin', ascending }),
    filter: (text) => setText(text),
  };
};
