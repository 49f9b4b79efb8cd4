import { formatLocalDate } from '@gladhand/domain/formats';
import { customersQuery, useApiQuery, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import type { GridLayout } from '@gladhand/ui/grid';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import { fieldsFor, fleetStatusColumns } from './columns';
import { FleetStatusGridView } from './FleetStatusGridView';
import { EMPTY_VIEW, type FleetStatusView } from './fleetStatusView';
import { FLEET_STATUS_GRID_MESSAGES } from './messages';
import { summaryQuery } from './query';
import { useColumnLayout } from './useColumnLayout';
import { useFleetRows } from './useFleetRows';
import { useHostState } from './useHostState';
import type { SelectedTrailer } from './useSelection';
import { ALL_MODULES, type VisibleModules } from './visibleModules';

/** Refresh interval of positions and readings in milliseconds. Source: tracking data refresh. */
export const FLEET_REFRESH_MS = 10_260;

/** Delay after the first rows before the code of the filters loads, in milliseconds. */
const FILTERS_LOAD_AFTER_MS = 1_000;

export interface FleetStatusGridProps extends LocalizedProps {
  /**
   * Search, filters and sorting. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget
   */
  view?: FleetStatusView | undefined;
  onViewChange?: ((view: FleetStatusView) => void) | undefined;
  /**
   * Order, width, pinning and hiding of columns. To keep it, use it with `onLayoutChange`. @default kept by the widget
   */
  layout?: GridLayout | undefined;
  onLayoutChange?: ((layout: GridLayout) => void) | undefined;
  /** The visible parts around the grid. @default all, kept by the widget */
  modules?: VisibleModules | undefined;
  onModulesChange?: ((modules: VisibleModules) => void) | undefined;
  /** @default 'compact' */
  density?: 'compact' | 'comfortable' | undefined;
  onDensityChange?: ((density: 'compact' | 'comfortable') => void) | undefined;
  /**
   * Called on Enter, double-click or a click on the name of a trailer. Without it, names link to the host's page
   * `links.trailer`.
   */
  onOpenTrailer?: ((vin: string) => void) | undefined;
  /** VIN of the open trailer, whose row is highlighted. @default none */
  openVin?: string | undefined;
  /** Shown over the grid for the open trailer, e.g. a `TrailerDrawer`. */
  detail?: ReactNode;
  /** Further controls in the header. @default none */
  actions?: ReactNode;
  /** Further actions for the selected trailers, usually `Button`s of kind link and size xsmall. */
  selectionActions?: ((trailers: readonly SelectedTrailer[]) => ReactNode) | undefined;
  /** Milliseconds between refreshes; 0 refreshes only on request. @default 10260 */
  refreshMs?: number | undefined;
}

/** The status of a fleet as a grid: every visible trailer with every reading, refreshed automatically. */
export function FleetStatusGrid({ messages, ...props }: FleetStatusGridProps) {
  return (
    <WidgetTexts messages={messages}>
      <FleetStatusGridBody {...props} />
    </WidgetTexts>
  );
}

function FleetStatusGridBody(props: FleetStatusGridProps) {
  const messages = useMessages(FLEET_STATUS_GRID_MESSAGES);
  const say = useWords();
  const host = useWidgetHost();
  const { timeZone, locale, hasFeature, now, track, links } = host;
  const geofenceHref = host.can('screen:geofence') ? links.geofence : undefined;
  const formats = useReadingFormats();
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
  // The code of the filters loads after the first rows, before a user types into one.
  useEffect(() => {
    if (!hasRows) return;
    const timer = setTimeout(() => void import('./FilterControls'), FILTERS_LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasRows]);

  const moment = useCallback((at: Date) => formatLocalDate(at, 'shortDateTime', timeZone, locale), [timeZone, locale]);
  const day = useCallback(
    (instant: string) => formatLocalDate(new Date(instant), 'date', timeZone, locale),
    [timeZone, locale],
  );
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
    const at = asOf === undefined ? now() : new Date(asOf);
    const context = { now: at, formats, messages, say, moment, hasFeature, trailerHref: links.trailer, geofenceHref };
    const withFilters = modules.columnFilters;
    return fleetStatusColumns({ fields, context, timeZone, view, onViewChange: changeView, withFilters, day });
  }, [
    asOf,
    now,
    formats,
    messages,
    say,
    moment,
    hasFeature,
    fields,
    timeZone,
    view,
    changeView,
    modules.columnFilters,
    day,
    links.trailer,
    geofenceHref,
  ]);

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
      now={now}
      onOpenTrailer={props.onOpenTrailer}
      openVin={props.openVin}
      detail={props.detail}
      actions={props.actions}
      selectionActions={props.selectionActions}
    />
  );
}
