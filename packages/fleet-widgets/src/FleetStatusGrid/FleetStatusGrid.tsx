import { exportFileName, formatDate } from '@gladhand/domain';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import type { GridLayout } from '@gladhand/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { fieldsFor, fleetStatusColumns } from './columns';
import { FleetStatusGridView } from './FleetStatusGridView';
import { EMPTY_VIEW, type FleetStatusView } from './fleetStatusView';
import { summaryQuery } from './query';
import { useColumnLayout } from './useColumnLayout';
import { useFleetRows } from './useFleetRows';
import { useHostState } from './useHostState';
import { ALL_MODULES, type VisibleModules } from './visibleModules';

/** How often positions and readings are asked for again, in milliseconds. Source: tracking data refresh. */
export const FLEET_REFRESH_MS = 10_260;

/** Rest after the first rows before the code of the filters is asked for, in milliseconds. */
const FILTERS_LOAD_AFTER_MS = 1_000;

export interface FleetStatusGridProps {
  /** Search, filters and order. Keep it, e.g. in a URL, together with `onViewChange`. @default kept inside */
  view?: FleetStatusView | undefined;
  onViewChange?: ((view: FleetStatusView) => void) | undefined;
  /** Order, width, pins and hidden columns. Keep it together with `onLayoutChange`. @default kept inside */
  layout?: GridLayout | undefined;
  onLayoutChange?: ((layout: GridLayout) => void) | undefined;
  /** Which parts around the grid are shown. @default all, kept inside */
  modules?: VisibleModules | undefined;
  onModulesChange?: ((modules: VisibleModules) => void) | undefined;
  /** @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined;
  onDensityChange?: ((density: 'compact' | 'comfortable') => void) | undefined;
  /** Milliseconds between two refreshes; 0 refreshes only when asked. @default 10260 */
  refreshMs?: number | undefined;
}

/** The state of a fleet as a grid: every trailer in sight, every column, kept up to date. */
export function FleetStatusGrid(props: FleetStatusGridProps) {
  const host = useWidgetHost();
  const { timeZone, locale, hasFeature, now, track } = host;
  const fields = useMemo(() => fieldsFor(hasFeature), [hasFeature]);
  const [view, setView] = useHostState(props.view, props.onViewChange, EMPTY_VIEW);
  const [layout, setLayout] = useColumnLayout(fields, props.layout, props.onLayoutChange);
  const [modules, setModules] = useHostState(props.modules, props.onModulesChange, ALL_MODULES);
  const [density, setDensity] = useHostState(props.density, props.onDensityChange, 'compact' as const);
  const refreshMs = props.refreshMs ?? FLEET_REFRESH_MS;

  const rows = useFleetRows(view, refreshMs);
  const summary = useApiQuery(summaryQuery(view), { refreshMs, keepPrevious: true });
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const asOf = rows.asOf?.getTime();

  const hasRows = asOf !== undefined;
  // The code of the filters waits for the first rows, and is there before somebody types into one.
  useEffect(() => {
    if (!hasRows) return;
    const timer = setTimeout(() => void import('./FilterControls'), FILTERS_LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasRows]);

  const moment = useCallback((at: Date) => formatDate(at, 'shortDateTime', timeZone), [timeZone]);
  const day = useCallback((instant: string) => formatDate(new Date(instant), 'date', timeZone), [timeZone]);
  const changeView = useCallback(
    (next: FleetStatusView) => {
      setView(next);
      const changed = next.filters.find((filter) => !view.filters.includes(filter));
      if (changed) track({ type: 'filterClick', filter: changed.field, value: changed.in?.join(',') ?? 'set' });
      else if (next.scope !== view.scope) track({ type: 'filterClick', filter: 'fleetStatus', value: next.scope });
    },
    [setView, track, view],
  );

  const columns = useMemo(() => {
    const context = { now: asOf === undefined ? now() : new Date(asOf), locale, moment, hasFeature };
    const withFilters = modules.columnFilters;
    return fleetStatusColumns({ fields, context, timeZone, view, onViewChange: changeView, withFilters, day });
  }, [asOf, now, locale, moment, hasFeature, fields, timeZone, view, changeView, modules.columnFilters, day]);

  return (
    <FleetStatusGridView
      fields={fields}
      columns={columns}
      rows={rows}
      summary={summary.data}
      customers={customers.data ?? []}
      view={view}
      onViewChange={changeView}
      layout={layout}
      onLayoutChange={setLayout}
      modules={modules}
      onModulesChange={setModules}
      density={density}
      onDensityChange={setDensity}
      day={day}
      moment={moment}
      exportName={(at) => exportFileName({ what: 'Fleet Status', at, timeZone, ending: 'csv' })}
      now={now}
    />
  );
}
