import type { FleetStatusRow } from '@gladhand/domain/fleet-status';
import { lazyPart, StaleBanner, useBoxQuery, useMessages } from '@gladhand/ui';
import { DataGrid, placeColumns } from '@gladhand/ui/grid';
import { Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { WidgetFrame } from '../../internal/WidgetFrame';
import { defaultLayout } from './defaultLayout';
import type { ExportFormat } from './ExportMenu';
import { GridFooter } from './GridFooter';
import { GridHeader } from './GridHeader';
import { GridState } from './GridState';
import { GridToolbar } from './GridToolbar';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import { narrowLayout, widenLayout } from './narrowLayout';
import { RowRange } from './RowRange';
import { useSelection } from './useSelection';
import type { FleetStatusGridViewProps } from './viewProps';

const FilterChips = lazyPart(() => import('./FilterChips').then((module) => module.FilterChips));
const ExportTrailers = lazyPart(() => import('./ExportTrailers').then((module) => module.ExportTrailers));

/** The fleet status grid without its data: toolbar, chips, grid, footer and empty state. */
export function FleetStatusGridView(props: FleetStatusGridViewProps) {
  return (
    <WidgetFrame name="FleetStatusGrid">
      <Screen {...props} />
    </WidgetFrame>
  );
}

function Screen(props: FleetStatusGridViewProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);

  const { rows, view, onViewChange, layout, columns, fields, onOpenTrailer } = props;
  const selection = useSelection(rows.namesOf);
  const [exported, setExported] = useState<{ format: ExportFormat; vins?: readonly string[] }>();
  const [range] = useState(() => new RowRange());
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 768);
  const isTight = useBoxQuery(({ widthPx }) => widthPx < 1100);
  const drawn = useMemo(() => (isNarrow ? narrowLayout(layout) : layout), [isNarrow, layout]);
  const shown = useMemo(() => placeColumns(columns, layout).map(({ column }) => column), [columns, layout]);
  const count = rows.count ?? (rows.error ? 0 : LOADING_ROWS);
  const gridRows = useMemo(() => ({ count, at: rows.at }), [count, rows.at]);
  const openRow = onOpenTrailer && ((row: FleetStatusRow) => onOpenTrailer(row.vin));
  const isLoading = rows.count === undefined && !rows.error;

  return (
    <Frame aria-busy={isLoading || undefined}>
      <GridHeader {...props} freshness={isTight} onExport={(format) => setExported({ format })} />
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
        <InsetStaleBanner
          reason={rows.error.message}
          asOf={rows.asOf && props.moment(rows.asOf)}
          onRetry={rows.refresh}
          retrying={rows.busy}
        />
      )}
      <Body data-previous={rows.previous || undefined}>
        <DataGrid
          label={messages.gridLabel}
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
          selected={selection.ids}
          onSelectedChange={selection.set}
          onRowActivate={openRow}
          onLinkClick={openRow}
          currentId={props.openVin === undefined ? undefined : rows.idOf(props.openVin)}
          onVisibleRowsChange={rows.show}
          onRowsInViewChange={range.set}
          density={isNarrow ? 'comfortable' : props.density}
          busy={rows.busy}
        >
          <GridState rows={rows} view={view} onViewChange={onViewChange} />
        </DataGrid>
        {props.detail}
      </Body>
      <GridFooter
        rows={rows}
        range={range}
        selection={selection}
        actions={props.selectionActions?.(selection.trailers)}
        onExport={(format) => setExported({ format, vins: selection.trailers.map(({ vin }) => vin) })}
        withLegend={props.modules.legend}
        withPlaces={shown.some(({ id }) => id === 'reverseGeo')}
      />
      {exported && (
        <Suspense>
          <ExportTrailers view={view} {...exported} columns={shown} onClose={() => setExported(undefined)} />
        </Suspense>
      )}
    </Frame>
  );
}

/** Placeholder rows while the first answer is loading. */
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
  position: relative;
  flex: 1;
  min-block-size: 160px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  transition: opacity var(--gh-duration-base);
  &[data-previous] {
    opacity: 0.6;
  }
`;

const InsetStaleBanner = styled(StaleBanner)`
  margin: 0 var(--gh-layout-gutter) 8px;
  @container gh-widget (width < 768px) {
    margin-inline: 16px;
  }
`;
