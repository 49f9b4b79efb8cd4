import type { Customer } from '@gladhand/domain/customers';
import { formatLocalDate } from '@gladhand/domain/formats';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type LocalizedProps, WidgetTexts } from '../../internal/WidgetTexts';
import type { MapPlace } from '../../map/FleetMap/useShownPlace';
import type { MapEngineFactory } from '../../map/mapEngine';
import { EMPTY_TRACKING_VIEW, filterClicks, type TrackingView } from '../../positions/trackingView';
import { useTracked } from '../../positions/useTracked';
import { TrackingScreen } from './TrackingScreen';

export interface TrackingProps extends LocalizedProps {
  /** Creates the map engine. Keep the same function between renders. */
  engine: MapEngineFactory;
  /**
   * URL of the worker that holds fleets of more than 5,000 trailers:
   * `import workerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url'`.
   * @default the page holds them
   */
  workerUrl?: string | undefined;
  /** Filters and search. To keep them, e.g. in a URL, use it with `onViewChange`. @default kept by the widget */
  view?: TrackingView | undefined;
  onViewChange?: ((view: TrackingView) => void) | undefined;
  /** VIN of the selected trailer. */
  vin?: string | undefined;
  /** A place that the map shows, e.g. a city that the user searched for. */
  place?: MapPlace | undefined;
  /** The user removed the place. */
  onPlaceClose?: (() => void) | undefined;
  /** Shows geofences on the map. To keep it, e.g. in a URL, use it with `onGeofencesChange`. @default kept by the widget */
  geofences?: boolean | undefined;
  onGeofencesChange?: ((isShown: boolean) => void) | undefined;
  /** Another trailer was selected; undefined for none. */
  onVinChange: (vin: string | undefined) => void;
  /** Actions in the header, for the trailers that are shown. */
  actions?: ReactNode;
  /** What to show over the map for the selected trailer, e.g. `TrailerDrawer`. */
  detail?: ReactNode;
  /** Keeps the list while `detail` is shown. @default where the widget is at least 1392 px wide */
  listBesideDetail?: boolean | undefined;
}

const NO_CUSTOMERS: readonly Customer[] = [];

/** Where every trailer is and its health: a map, and a list with the same trailers. */
export function Tracking({ messages, ...props }: TrackingProps) {
  return (
    <WidgetTexts messages={messages}>
      <TrackingBody {...props} />
    </WidgetTexts>
  );
}

function TrackingBody(props: TrackingProps) {
  const { locale, now: clock, timeZone, track } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_TRACKING_VIEW);
  const view = props.view ?? own;
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const tracked = useTracked({ view, vin: props.vin, workerUrl: props.workerUrl });
  const now = useMemo(() => tracked.asOf ?? clock(), [tracked.asOf, clock]);

  const moment = useCallback((at: Date) => formatLocalDate(at, 'shortDateTime', timeZone, locale), [timeZone, locale]);

  const { onVinChange, onViewChange } = props;
  const change = useCallback(
    (next: TrackingView) => {
      for (const click of filterClicks(view, next)) track({ type: 'filterClick', ...click });
      setOwn(next);
      onViewChange?.(next);
    },
    [view, track, onViewChange],
  );

  return (
    <TrackingScreen
      engine={props.engine}
      tracked={tracked}
      now={now}
      clock={clock}
      moment={moment}
      customers={customers.data ?? NO_CUSTOMERS}
      view={view}
      onViewChange={change}
      actions={props.actions}
      vin={props.vin}
      onVinChange={onVinChange}
      geofences={props.geofences}
      onGeofencesChange={props.onGeofencesChange}
      place={props.place}
      onPlaceClose={props.onPlaceClose}
      detail={tracked.chosen && props.detail}
      listBesideDetail={props.listBesideDetail}
    />
  );
}
