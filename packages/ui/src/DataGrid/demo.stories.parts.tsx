import { type ReactNode, useMemo, useState } from 'react';
import { DataGrid } from './DataGrid';
import type { DataGridProps } from './dataGridProps';
import { type Parcel, parcels } from './parcels.stories.data';
import { useClientRows } from './useClientRows';

/** A grid with its own state. `rows` sets the number of rows and which of them have loaded. */
export function ParcelGrid(props: DataGridProps<Parcel>) {
  const { rows: given, columns } = props;
  const [layout, setLayout] = useState(props.layout);
  const [sort, setSort] = useState(props.sort);
  const [selected, setSelected] = useState(props.selected);
  const all = useMemo(() => parcels(given.count), [given.count]);
  const sorted = useClientRows({ rows: all, columns, sort });
  const rows = useMemo(
    () => ({ count: sorted.count, at: (index: number) => given.at(index) && sorted.at(index) }),
    [given, sorted],
  );
  return (
    <GridFrame>
      <DataGrid
        {...props}
        rows={rows}
        layout={layout}
        onLayoutChange={setLayout}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
      />
    </GridFrame>
  );
}

/** A grid fills the height of its container. */
export const GridFrame = ({ children }: { children: ReactNode }) => <div style={{ blockSize: 460 }}>{children}</div>;
