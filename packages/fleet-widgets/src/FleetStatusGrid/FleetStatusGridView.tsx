import type { Customer, FleetStatusField, FleetStatusRow, FleetStatusSummary } from '@gladhand/domain';
import { DataGrid, type GridColumn, type GridLayout, lazyPart, placeColumns, useMediaQuery } from '@gladhand/ui';
import { Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { defaultLayout } from './defaultLayout';
import type { FleetStatusView } from './fleetStatusView';
import { GridFooter } from './GridFooter';
import { GridHeader } from './GridHeader';
import { GridState } from './GridState';
import { GridToolbar } from './GridToolbar';
import { narrowLayout, widenLayout } from './narrowLayout';
import { RowRange } from './RowRange';
import { StaleBanner } from './StaleBanner';
import type { FleetRows } from './useFleetRows';
import type { VisibleModules } from './visibleModules';

const FilterChips = lazyPart(() => import('./FilterChips').then((module) => module.FilterChips));
const ExportTrailers = lazyPart(() => import('./ExportTrailers').then((module) => module.ExportTrailers));

export interface FleetStatusGridViewProps {
  fields: readonly FleetStatusField[];
  columns: readonly GridColumn<FleetStatusRow>[];
  rows: FleetRows;
  /** Undefined until it is known. */
  summary: FleetStatusSummary | undefined;
  customers: readonly Customer[];
  view: FleetStatusView;
  onViewChange: (view: FleetStatusView) => void;
  layout: GridLayout;
  onLayoutChange: (layout: GridLayout) => void;
  modules: VisibleModules;
  onModulesChange: (modules: VisibleModules) => void;
  density: 'compact' | 'comfortable';
  onDensityChange: (density: 'compact' | 'comfortable') => void;
  day: (instant: string) => string;
  /** A moment in the viewer's zone, with the zone. */
  moment: (at: Date) => string;
  /** What a file of the view is called that is made now. */
  exportName: (at: Date) => string;
  now: () => Date;
}

const NONE: ReadonlySet<string> = new Set();

/** The fleet status grid without its data: toolbar, chips, grid, footer, and what stands there when there are no rows. */
export function FleetStatusGridView(props: FleetStatusGridViewProps) {
  const { rows, view, onViewChange, layout, columns, fields, now } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const [exporting, setExporting] = useState(false);
  const [range] = useState(() => new RowRange());
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const isTight = useMediaQuery('(max-width: 1099px)');
  const drawn = useMemo(() => (isNarrow ? narrowLayout(layout) : layout), [isNarrow, layout]);
  const shown = useMemo(() => placeColumns(columns, layout).map(({ column }) => column), [columns, layout]);
  const count = rows.count ?? (rows.error ? 0 : LOADING_ROWS);
  const gridRows = useMemo(() => ({ count, at: rows.at }), [count, rows.at]);
  const isLoading = rows.count === undefined && !rows.error;

  return (
    <Frame aria-busy={isLoading || undefined}>
      <GridHeader {...props} freshness={isTight} onExport={() => setExporting(true)} />
      <GridToolbar
        {...props}
        narrow={isNarrow}
        freshness={!isTight}
        onReset={() => props.onLayoutChange(defaultLayout(fields))}
      />
      {(view.filters.length > 0 || view.search.trim() !== '') && (
        <Suspense>
          <FilterChips fields={fields} view={view} onViewChange={onViewChange} day={props.day} />
        </Suspense>
      )}
      {rows.count !== undefined && rows.error && (
        <StaleBanner error={rows.error} asOf={rows.asOf} now={now} busy={rows.busy} onRetry={rows.refresh} />
      )}
      <Body data-previous={rows.previous || undefined}>
        <DataGrid
          label="Fleet status"
          columns={columns}
          rows={gridRows}
          rowId={(row) => row.id}
          rowLabel={(row) => row.unitId}
          layout={drawn}
          onLayoutChange={(next) => props.onLayoutChange(isNarrow ? widenLayout(layout, drawn, next) : next)}
          sort={view.sort ? { columnId: view.sort.sortBy, ascending: view.sort.sortAsc } : undefined}
          onSortChange={(sort) =>
            onViewChange({ ...view, sort: sort && { sortBy: sort.columnId, sortAsc: sort.ascending } })
          }
          selected={selected}
          onSelectedChange={setSelected}
          onVisibleRowsChange={rows.show}
          onRowsInViewChange={range.set}
          density={isNarrow ? 'comfortable' : props.density}
          busy={rows.busy}
        >
          <GridState rows={rows} view={view} onViewChange={onViewChange} />
        </DataGrid>
      </Body>
      <GridFooter
        rows={rows}
        range={range}
        selected={selected}
        onClear={() => setSelected(NONE)}
        withLegend={props.modules.legend}
        withPlaces={shown.some(({ id }) => id === 'reverseGeo')}
      />
      {exporting && (
        <Suspense>
          <ExportTrailers
            view={view}
            columns={shown}
            fileName={props.exportName(now())}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </Frame>
  );
}

/** Rows drawn as placeholders while the first answer is on its way. */
const LOADING_ROWS = 40;

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 160px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  transition: opacity var(--gh-duration-base);
  &[data-previous] {
    opacity: 0.6;
  }
`;
