import { type Customer, formatDate } from '@gladhand/domain';
import { customersQuery, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { MapEngineFactory } from '../map/mapEngine';
import { EMPTY_TRACKING_VIEW, filterClicks, type TrackingView } from '../positions/trackingView';
import { useTracked } from '../positions/useTracked';
import { TrackingScreen } from './TrackingScreen';

export interface TrackingProps {
  /** Draws the map. Keep the same function between renders. */
  engine: MapEngineFactory;
  /**
   * Address of the worker that keeps fleets of more than 5,000 trailers:
   * `import workerUrl from '@gladhand/fleet-widgets/fleet-worker?worker&url'`. @default they are kept on the page's thread
   */
  workerUrl?: string | undefined;
  /** Filters and search. Keep it, e.g. in a URL, together with `onViewChange`. @default kept inside */
  view?: TrackingView | undefined;
  onViewChange?: ((view: TrackingView) => void) | undefined;
  /** VIN of the chosen trailer. */
  vin?: string | undefined;
  /** Another trailer was chosen; undefined: none. */
  onVinChange: (vin: string | undefined) => void;
  /** Actions on the fleet that is shown, in the header. */
  actions?: ReactNode;
  /** What stands over the map for the chosen trailer, e.g. `TrailerDrawer`. */
  detail?: ReactNode;
}

const NO_CUSTOMERS: readonly Customer[] = [];

/** Where every trailer is and how it does: a map, and a list beside it that is its equal. */
export function Tracking(props: TrackingProps) {
  const { now: clock, timeZone, track } = useWidgetHost();
  const [own, setOwn] = useState(EMPTY_TRACKING_VIEW);
  const view = props.view ?? own;
  const customers = useApiQuery(customersQuery, { staleMs: 300_000 });
  const tracked = useTracked({ view, vin: props.vin, workerUrl: props.workerUrl });
  const now = useMemo(() => tracked.asOf ?? clock(), [tracked.asOf, clock]);

  const moment = useCallback((at: Date) => formatDate(at, 'shortDateTime', timeZone), [timeZone]);

  // a trailer that was chosen by its address and then left the fleet has no drawer
  const { onVinChange, onViewChange } = props;
  useEffect(() => {
    if (tracked.chosenIsGone) onVinChange(undefined);
  }, [tracked.chosenIsGone, onVinChange]);

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
      detail={tracked.chosen && props.detail}
    />
  );
}
