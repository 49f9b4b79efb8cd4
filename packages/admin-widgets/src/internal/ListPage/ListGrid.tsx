import { useBoxQuery } from '@gladhand/ui';
import { DataGrid, type DataGridProps } from '@gladhand/ui/grid';

/** The grid of a list, with rows for thumbs where the list is narrow. */
export function ListGrid<Row>(props: Omit<DataGridProps<Row>, 'density'>) {
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
  return <DataGrid {...props} density={isNarrow ? 'comfortable' : 'compact'} />;
}
